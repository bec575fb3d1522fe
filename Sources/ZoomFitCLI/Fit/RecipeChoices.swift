import AppleDisplays
import FitGeometry
import Reports

/// The recipes that a command line asks for: one for each `--model`, with the options beside it in
/// place of the model's values; without a model one, by the options alone.
struct RecipeChoices: Sendable {
  struct Choice: Sendable {
    var facts: RecipeFacts
    /// The image scale that the viewer uses whatever the file's name says; nil where it heeds that.
    var imageScale: Double?
  }

  let all: [Choice]

  /// - Throws: `UsageError` for a value that can't be, and for an unknown model.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let options = try RecipeOptions(arguments)
    // A model's limit can be lifted, which no value in its place does.
    let isUnlimited = arguments.last(.upscaleLimit, .noUpscale)?.isNoLimit ?? false
    let models = arguments.all(.model)
    guard !models.isEmpty else {
      all = [Choice(facts: RecipeFacts(recipe: options.applied()), imageScale: nil)]
      return
    }
    var all: [Choice] = []
    for use in models {
      let model = try use.display(ViewerModel.named)
      var recipe = model.recipe(overriddenBy: options)
      if isUnlimited { recipe.upscaleLimit = nil }
      all.append(
        Choice(
          facts: RecipeFacts(model: model.name, recipe: recipe), imageScale: model.imageScale))
    }
    self.all = all
  }
}

extension RecipeOptions {
  /// The options of the group Fit that were given.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    within = try arguments.last(.within)?.word(Recipe.Within.self)
    centering = try arguments.last(.centering)?.word(Recipe.Centering.self)
    adjust = try arguments.last(.adjust)?.word(Recipe.Adjustment.self)
    alwaysBounce = try arguments.last(.alwaysBounce)?.word(Recipe.AlwaysBounce.self)
    if let use = arguments.last(.upscaleLimit, .noUpscale), !use.isNoLimit {
      let isActual = use.option == .noUpscale
      upscaleLimit = isActual ? .named(.actual, times: 1) : try use.zoom(for: .upscaleLimit)
    }
    minZoom = try arguments.last(.minZoom)?.zoom(for: .minZoom)
    maxZoom = try arguments.last(.maxZoom)?.zoom(for: .maxZoom)
    zoom = try arguments.last(.zoom)?.zoom(for: .zoom)
    doubleTap = try arguments.last(.doubleTap).map { use throws(UsageError) in
      .spec(try use.zoom(for: .doubleTap))
    }
    zoomBase = try arguments.last(.zoomBase)?.word(Recipe.ZoomBase.self)
    scrollTo = try arguments.last(.scrollTo)?.scrollTarget()
    pixelAlign = arguments.has(.pixelAlign) ? true : nil
  }
}

extension ParsedArguments.Use {
  /// `--upscale-limit none`, the default.
  fileprivate var isNoLimit: Bool { option == .upscaleLimit && text == "none" }
}
