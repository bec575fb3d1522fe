import AppleDisplays
import FitGeometry
import Foundation
import TestSupport
import Testing

struct ViewerModelTests {
  @Test(
    "every model is as the gathered material has it",
    .enabled(if: SharedData.has("data/models.json")))
  func sameAsMaterial() throws {
    let rows = try #require(try SharedData.json("data/models.json")["models"] as? [JSON])
    #expect(rows.map { $0["name"] as? String } == ViewerModel.all.map(\.name))
    for (row, model) in zip(rows, ViewerModel.all) {
      let options = model.options
      #expect(model.kind.rawValue == row["kind"] as? String, "\(model.name)")
      #expect(model.summary == row["is"] as? String, "\(model.name)")
      #expect(options.within?.rawValue == row["within"] as? String, "\(model.name)")
      #expect(options.centering?.rawValue == row["centering"] as? String, "\(model.name)")
      #expect(options.adjust?.rawValue == row["adjust"] as? String, "\(model.name)")
      #expect(options.upscaleLimit?.description == row["upscaleLimit"] as? String, "\(model.name)")
      #expect(options.minZoom?.description == row["minZoom"] as? String, "\(model.name)")
      #expect(options.maxZoom?.description == row["maxZoom"] as? String, "\(model.name)")
      #expect(options.zoom?.description == row["zoom"] as? String, "\(model.name)")
      #expect(options.zoomBase?.rawValue == row["zoomBase"] as? String, "\(model.name)")
      #expect(model.imageScale == row["imageScale"] as? Double, "\(model.name)")
      switch options.doubleTap {
      case nil: #expect(row["doubleTap"] == nil, "\(model.name)")
      case .unavailable: #expect(row["doubleTap"] is NSNull, "\(model.name)")
      case .spec(let spec):
        #expect(spec.description == row["doubleTap"] as? String, "\(model.name)")
      case .standard: Issue.record("\(model.name) sets what is the default anyway")
      }
    }
  }

  @Test("a model is found by its name, in any case")
  func names() throws {
    for model in ViewerModel.all {
      #expect(try ViewerModel.named(model.name) == model)
      #expect(try ViewerModel.named(model.name.uppercased()) == model)
    }
    #expect(throws: DisplayError.unknownModel("photo-scrolller", nearest: ["photo-scroller"])) {
      try ViewerModel.named("photo-scrolller")
    }
  }

  @Test("an option given beside a model stands in place of the model's, and the rest stays")
  func overrides() throws {
    let model = try ViewerModel.named("photo-scroller")
    let given = RecipeOptions(
      adjust: .always, alwaysBounce: .both, maxZoom: .number(8), zoom: .named(.max, times: 1),
      doubleTap: .standard, scrollTo: .start, pixelAlign: true)
    let recipe = model.recipe(overriddenBy: given)
    #expect(
      recipe
        == Recipe(
          within: .bounds, centering: .frame, adjust: .always, alwaysBounce: .both,
          upscaleLimit: .named(.native, times: 1), maxZoom: .number(8),
          zoom: .named(.max, times: 1), doubleTap: .standard, scrollTo: .start, pixelAlign: true))
    #expect(model.recipe().doubleTap == .unavailable)
    #expect(RecipeOptions().applied() == Recipe())
  }

  @Test(
    "the three articles are the options that they stand for, spelled out",
    arguments: [
      (
        "symmetric-insets",
        Recipe(within: .bounds, centering: .plainInsets, adjust: .automatic, maxZoom: .number(4))
      ),
      (
        "leading-insets",
        Recipe(
          within: .bounds, centering: .leadingInsets, adjust: .never,
          upscaleLimit: .named(.actual, times: 1), zoomBase: .fit)
      ),
      (
        "centered-frame",
        Recipe(within: .bounds, centering: .frame, adjust: .scrollableAxes, maxZoom: .number(1))
      ),
    ])
  func articles(_ name: String, _ recipe: Recipe) throws {
    #expect(try ViewerModel.named(name).recipe() == recipe)
  }
}
