import FitGeometry
import TestSupport

extension SeededGenerator {
  /// Image sizes of every kind: a pixel, lines, squares, photographs.
  mutating func image() -> ImageGeometry {
    let lengths: [Double] = [1, 2, 20, 200, 999, 1086, 3024, 4032, 16_000]
    let width = Bool.random(using: &self) ? choice(of: lengths) : Double(choice(of: 1...9000))
    let height = Bool.random(using: &self) ? choice(of: lengths) : Double(choice(of: 1...9000))
    return ImageGeometry(
      pixelSize: Size(width: width, height: choice(of: [width, height, height, height])),
      orientation: choice(of: 1...8), scale: choice(of: [1, 1, 2, 3]))
  }

  /// Viewports of devices and odd ones, with a display scale; obstructed or not.
  mutating func viewport(isObstructed: Bool = true) -> Viewport {
    let sizes = [(390, 844), (844, 390), (1032, 1376), (320, 480), (390.5, 844.25), (507, 366.75)]
    let edges: [(Double, Double, Double, Double)] = [
      (0, 0, 0, 0), (91, 0, 34, 0), (0, 47, 21, 47), (64, 0, 49, 0), (12.5, 3, 0, 7),
      (103, 0.25, 83, 0),
    ]
    let (width, height) = choice(of: sizes)
    let (top, left, bottom, right) = isObstructed ? choice(of: edges) : (0, 0, 0, 0)
    return Viewport(
      size: Size(width: width, height: height), displayScale: choice(of: [1, 2, 3]),
      obstruction: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// A recipe of any kind, within the vocabulary.
  mutating func recipe() -> Recipe {
    Recipe(
      within: choice(of: Recipe.Within.allCases), centering: choice(of: Recipe.Centering.allCases),
      adjust: choice(of: Recipe.Adjustment.allCases),
      alwaysBounce: choice(of: Recipe.AlwaysBounce.allCases),
      upscaleLimit: choice(of: [nil, nil, spec(for: .upscaleLimit)]),
      minZoom: choice(of: [.named(.fit, times: 1), spec(for: .minZoom)]),
      maxZoom: choice(of: [.number(4), spec(for: .maxZoom)]), zoom: spec(for: .zoom),
      doubleTap: choice(of: [.standard, .unavailable, .spec(spec(for: .doubleTap))]),
      zoomBase: choice(of: Recipe.ZoomBase.allCases),
      scrollTo: choice(of: [.middle, .middle, .start, .point(Point(x: 500, y: 40.5))]),
      pixelAlign: Bool.random(using: &self))
  }

  /// A spec that may have a role, of every form.
  mutating func spec(for role: ZoomSpec.Role, depth: Int = 0) -> ZoomSpec {
    let names = role.allowedNames
    switch choice(of: depth < 2 ? 0...9 : 0...7) {
    case 0...1: return .number(magnitude(in: 0.01...100))
    case 2...4: return .named(choice(of: names), times: 1)
    case 5...7: return .named(choice(of: names), times: choice(of: [0.25, 2, 2.5, 3]))
    case 8:
      return .smallest([spec(for: role, depth: depth + 1), spec(for: role, depth: depth + 1)])
    default: return .largest([spec(for: role, depth: depth + 1)])
    }
  }
}
