import FitGeometry
import Testing

struct RecipeTests {
  static let unknownDisplay = Viewport(size: Size(width: 390, height: 844))
  static let knownDisplay = Viewport(size: Size(width: 390, height: 844), displayScale: 3)
  static let native = ZoomSpec.largest([.number(1), .named(.native, times: 1)])

  static let needing: [Recipe] = [
    Recipe(upscaleLimit: native), Recipe(minZoom: native), Recipe(maxZoom: native),
    Recipe(zoom: native), Recipe(doubleTap: .spec(native)), Recipe(pixelAlign: true),
  ]

  @Test("native and pixels need the display scale, before there is any image", arguments: needing)
  func needsDisplayScale(recipe: Recipe) throws {
    #expect(recipe.needsDisplayScale)
    let error = GeometryError.needsDisplayScale(recipe.pixelAlign ? "pixel alignment" : "native")
    #expect(throws: error) { try recipe.validate(in: Self.unknownDisplay) }
    #expect(throws: error) {
      try Fit(
        of: ImageGeometry(pixelSize: Size(width: 10, height: 10)), in: Self.unknownDisplay,
        by: recipe)
    }
    try recipe.validate(in: Self.knownDisplay)
  }

  @Test("the standard recipe needs nothing")
  func standard() throws {
    #expect(!Recipe().needsDisplayScale)
    try Recipe().validate(in: Self.unknownDisplay)
  }

  @Test("a zoom that names what is computed after it is refused, by the fit too")
  func names() {
    let mid = ZoomSpec.smallest([.number(1), .named(.mid, times: 2)])
    for (recipe, role) in [
      (Recipe(upscaleLimit: mid), ZoomSpec.Role.upscaleLimit), (Recipe(minZoom: mid), .minZoom),
      (Recipe(maxZoom: mid), .maxZoom),
    ] {
      let error = GeometryError.nameNotAllowed(.mid, role: role)
      #expect(throws: error) { try recipe.validate(in: Self.unknownDisplay) }
      #expect(throws: error) {
        try Fit(
          of: ImageGeometry(pixelSize: Size(width: 10, height: 10)), in: Self.unknownDisplay,
          by: recipe)
      }
    }
  }

  @Test("a point to scroll to is finite")
  func scrollTarget() {
    let recipe = Recipe(scrollTo: .point(Point(x: .nan, y: 1)))
    #expect(throws: GeometryError.self) { try recipe.validate(in: Self.unknownDisplay) }
    #expect(throws: GeometryError.self) {
      try Fit(
        of: ImageGeometry(pixelSize: Size(width: 10, height: 10)), in: Self.unknownDisplay,
        by: recipe)
    }
  }

  static let wordings: [(GeometryError, String)] = [
    (
      .invalidLength(name: "viewport width", value: 0),
      "the viewport width is 0; give a positive, finite number"
    ),
    (
      .invalidObstruction(edge: "top", value: -1.5),
      "the top edge is covered by -1.5 points; give 0 or more"
    ),
    (
      .invalidScrollTarget(Point(x: .nan, y: 2)),
      "nan,2 is no point of the image; give finite numbers"
    ),
    (
      .noRoom(
        viewport: Size(width: 390.5, height: 100),
        obstruction: EdgeInsets(top: 91, left: 0, bottom: 34, right: 0)),
      "no room is left in a viewport of 390.5x100 whose edges are covered by 91,0,34,0 "
        + "(top, left, bottom, right); give a larger viewport or smaller edges"
    ),
    (
      .needsDisplayScale("native"),
      "native needs the display scale; give it with the viewport, as in 390x844@3"
    ),
    (
      .nameNotAllowed(.mid, role: .maxZoom),
      "maxZoom can't name mid, which is computed later; it can name fit, fill, width, height, "
        + "actual, native, min"
    ),
    (
      .invalidZoom(key: "zoom", value: .infinity),
      "zoom comes out as inf; ask for a zoom that is positive and finite"
    ),
    (
      .unrepresentable(key: "contentSize"),
      "contentSize comes out too large or too small for a number; ask for a zoom nearer to 1"
    ),
  ]

  @Test("an error says what is wrong and what to do", arguments: wordings)
  func wording(_ error: GeometryError, _ message: String) {
    #expect("\(error)" == message)
  }
}
