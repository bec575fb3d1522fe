import FitGeometry
import Reports
import SystemCalls

/// A command line of the fit, understood: whatever is wrong with it has been found before any file is
/// opened.
struct FitRequest: Sendable {
  let input: InputOptions
  let image: ImageOptions
  let viewports: [ViewportFacts]
  let recipes: [RecipeChoices.Choice]
  let output: OutputOptions
  /// What is to be said of the metrics.
  let warnings: [String]
  /// What an image is shown in, by viewport and then by recipe; empty where there is no viewport.
  private(set) var shown: [Shown] = []

  /// A viewer, and what results say of it.
  struct Shown {
    let viewport: ViewportFacts
    let recipe: RecipeFacts
    let viewer: Viewer
    /// The image scale that it uses whatever the name says; nil where it heeds that.
    let imageScale: Double?
  }

  /// - Throws: `UsageError`, the first that is found.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try InputOptions(arguments)
    image = try ImageOptions(arguments)
    let viewportOptions = try ViewportOptions(arguments)
    viewports = viewportOptions.viewports
    warnings = viewportOptions.warnings
    recipes = try RecipeChoices(arguments).all
    output = try OutputOptions(arguments)
    guard !input.isEmpty else {
      throw UsageError("nothing to do; name an image, as in: zoomfit photo.jpg --viewport 390x844")
    }
    if viewports.isEmpty {
      try checkNeedsNoViewport(arguments)
    }
    try checkFits()
    try checkCount()
  }

  /// How many results each image has.
  var resultsPerImage: Int { viewports.isEmpty ? 1 : viewports.count * recipes.count }

  /// Without a viewport only the facts of the header can be had.
  private func checkNeedsNoViewport(_ arguments: ParsedArguments) throws(UsageError) {
    let advice = "needs a viewport; give one with --viewport 390x844 or --device NAME"
    for group in [Option.Group.viewport, .obstructions, .fit] {
      if let use = arguments.first(in: group) {
        throw UsageError("\(use.option.flag) \(advice)")
      }
    }
    if output.format.needsViewport {
      throw UsageError("the format \(output.format.name) \(advice)")
    }
    if let leaf = output.selection.leaves.first(where: \.needsViewport) {
      throw UsageError("\(leaf.path) \(advice)")
    }
  }

  /// Every fit that can come must have room and be expressible in numbers. A zoom grows or shrinks
  /// steadily with the image's size, so the smallest, the largest, the longest and the tallest image speak for all.
  private mutating func checkFits() throws(UsageError) {
    do throws(GeometryError) {
      for size in input.sizes { try checkFits(size) }
      guard !input.operands.isEmpty || input.list != nil else { return }
      let most = Double(Int32.max)
      try checkFits(Size(width: 1, height: 1))
      try checkFits(Size(width: 1, height: most))
      try checkFits(Size(width: most, height: 1))
      try checkFits(Size(width: most, height: most))
    } catch {
      throw UsageError("\(error)")
    }
  }

  private mutating func checkFits(_ size: Size) throws(GeometryError) {
    let facts = image.facts(of: size)
    try facts.geometry.validate()
    var index = 0
    for viewport in viewports {
      for recipe in recipes {
        if index == shown.count {
          shown.append(
            Shown(
              viewport: viewport, recipe: recipe.facts,
              viewer: try Viewer(in: viewport.viewport, by: recipe.facts.recipe),
              imageScale: image.scale == nil ? recipe.imageScale : nil))
        }
        var geometry = facts.geometry
        if let scale = shown[index].imageScale { geometry.scale = scale }
        _ = try Fit(of: geometry, in: shown[index].viewer)
        index += 1
      }
    }
  }

  /// A format for one result takes no more.
  private func checkCount() throws(UsageError) {
    guard output.format.takesOneResult, let images = input.knownCount,
      images * resultsPerImage > 1
    else { return }
    throw Self.tooMany(for: output.format)
  }

  /// More than one result for a format that takes one.
  static func tooMany(for format: FitFormat) -> UsageError {
    let others = FitFormat.all.filter { !$0.takesOneResult }.map(\.name)
    return UsageError(
      "the format \(format.name) is for one result, and there are more; "
        + "these take any number: \(others.joined(separator: ", "))")
  }

  /// A file to write to that is also read.
  static func isInput(_ file: FilePath) -> UsageError {
    UsageError("--output \(file.text): is also an input; write to another file")
  }
}
