import FitGeometry
import Testing

/// What well-known viewers make of one large and one small image.
struct ViewerModelsTests {
  struct Model: CustomTestStringConvertible, Sendable {
    var name: String
    var recipe: Recipe
    /// Zoom at rest, maximum and double tap for 4000 × 3000 in 400 × 800 at 2 pixels a point.
    var large: [Double?]
    /// The same for 100 × 100.
    var small: [Double?]
    var testDescription: String { name }
  }

  static func spec(_ text: String) -> ZoomSpec {
    do { return try ZoomSpec(text) } catch { preconditionFailure("\(error)") }
  }

  static let models = [
    Model(
      name: "photo-scroller",
      recipe: Recipe(
        within: .bounds, centering: .frame, upscaleLimit: spec("native"), maxZoom: spec("native"),
        doubleTap: .unavailable),
      large: [0.1, 0.5, nil], small: [0.5, 0.5, nil]),
    Model(
      name: "nyt-photo-viewer",
      recipe: Recipe(
        within: .bounds, centering: .plainInsets, maxZoom: spec("1"), doubleTap: .unavailable),
      large: [0.1, 1, nil], small: [4, 4, nil]),
    Model(
      name: "lightbox",
      recipe: Recipe(
        within: .bounds, centering: .frame, maxZoom: spec("3xfit"), doubleTap: .spec(spec("max")),
        zoomBase: .fit),
      large: [0.1, 0.3, 0.3], small: [4, 12, 12]),
    Model(
      name: "photoswipe",
      recipe: Recipe(
        upscaleLimit: spec("actual"), maxZoom: spec("max(actual,4xfit)"),
        doubleTap: .spec(spec("min(1,3xfit)"))),
      large: [0.1, 1, 0.3], small: [1, 4, 1]),
    Model(
      name: "subsampling-scale-image-view",
      recipe: Recipe(
        upscaleLimit: spec("2"), maxZoom: spec("2"), doubleTap: .spec(spec("actual"))),
      large: [0.1, 2, 1], small: [2, 2, 2]),
    Model(
      name: "photo-view",
      recipe: Recipe(
        within: .bounds, maxZoom: spec("3xmin"), doubleTap: .spec(spec("1.75xmin")),
        zoomBase: .fit),
      large: [0.1, 0.3, 0.175], small: [4, 12, 7]),
    Model(
      name: "css-cover",
      recipe: Recipe(within: .bounds, minZoom: spec("fill"), doubleTap: .unavailable),
      large: [0.26666666666666666, 4, nil], small: [8, 8, nil]),
    Model(
      name: "css-none",
      recipe: Recipe(within: .bounds, minZoom: spec("actual"), doubleTap: .unavailable),
      large: [1, 4, nil], small: [1, 4, nil]),
    Model(
      name: "css-scale-down",
      recipe: Recipe(within: .bounds, upscaleLimit: spec("actual"), doubleTap: .unavailable),
      large: [0.1, 4, nil], small: [1, 4, nil]),
  ]

  @Test("a viewer zooms as far as it is known to", arguments: models)
  func zooms(model: Model) throws {
    let viewport = Viewport(size: Size(width: 400, height: 800), displayScale: 2)
    for (size, wanted) in [
      (Size(width: 4000, height: 3000), model.large), (Size(width: 100, height: 100), model.small),
    ] {
      let fit = try Fit(of: ImageGeometry(pixelSize: size), in: viewport, by: model.recipe)
      let zooms = [fit.zoomScale, fit.maximumZoomScale, fit.doubleTapZoomScale]
      for (zoom, wanted) in zip(zooms, wanted) {
        switch (zoom, wanted) {
        case (let zoom?, let wanted?): #expect(abs(zoom - wanted) <= wanted * 1e-12)
        default: #expect(zoom == wanted)
        }
      }
    }
  }
}
