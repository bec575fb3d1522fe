import FitGeometry
import ImageProbe
import SystemCalls
import TestSupport

@testable import Reports

extension FitResult {
  /// A result as the program computes it.
  static func computed(
    _ file: String?, _ pixelSize: Size, orientation: Int = 1, in viewport: ViewportFacts,
    by recipe: Recipe = Recipe(), model: String? = nil
  ) throws -> FitResult {
    let geometry = ImageGeometry(pixelSize: pixelSize, orientation: orientation)
    let header = file.map { _ in
      ImageHeader(
        format: .jpeg, width: Int(pixelSize.width), height: Int(pixelSize.height),
        exifOrientation: orientation)
    }
    return FitResult(
      file: file.map { FilePath($0) },
      image: ImageFacts(
        header: header, pixelSize: pixelSize, exifOrientation: orientation,
        orientationApplied: true, scale: 1),
      viewport: viewport, recipe: RecipeFacts(model: model, recipe: recipe),
      fit: try Fit(of: geometry, in: viewport.viewport, by: recipe))
  }

  /// A landscape photo on a phone with bars.
  static func photo() throws -> FitResult {
    try computed(
      "photo.jpg", Size(width: 4032, height: 3024), in: .phone, by: Recipe(adjust: .always))
  }

  /// A panorama under a bar that the recipe forgot.
  static func forgottenBar() throws -> FitResult {
    try computed(
      "panorama.jpg", Size(width: 4800, height: 800), in: .barred,
      by: Recipe(within: .bounds, centering: .plainInsets, adjust: .automatic),
      model: "symmetric-insets")
  }

  /// A photo turned by its orientation, zoomed until it is cut.
  static func zoomed() throws -> FitResult {
    try computed(
      "beach.jpg", Size(width: 4032, height: 3024), orientation: 6, in: .phone,
      by: Recipe(zoom: .named(.fill, times: 2)))
  }

  /// A size without a file, far smaller than the screen.
  static func tiny() throws -> FitResult {
    try computed(
      nil, Size(width: 40, height: 40), in: .phone,
      by: Recipe(upscaleLimit: .named(.actual, times: 1)))
  }
}

extension ViewportFacts {
  /// A phone with a navigation bar and a tab bar.
  static var phone: ViewportFacts {
    ViewportFacts(
      name: "iPhone 17 Pro", os: "26", orientation: .portrait,
      viewport: Viewport(
        size: Size(width: 402, height: 874), displayScale: 3,
        obstruction: EdgeInsets(top: 116, left: 0, bottom: 83, right: 0)),
      bars: [
        Bar(name: "navigation bar", y: 62, height: 54), Bar(name: "tab bar", y: 791, height: 49),
      ])
  }

  /// A viewport in numbers, with a bar of which only the height is known.
  static var barred: ViewportFacts {
    ViewportFacts(
      orientation: .portrait,
      viewport: Viewport(
        size: Size(width: 320, height: 480),
        obstruction: EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)))
  }
}

extension SeededGenerator {
  /// A result of any shape and zoom.
  mutating func drawnResult() throws -> FitResult {
    let edges = (0..<4).map { _ in choice(of: [0, 0, 1, 20.5, 47]) }
    let viewport = Viewport(
      size: Size(width: magnitude(in: 100...100_000), height: magnitude(in: 100...100_000)),
      displayScale: choice(of: [nil, 2, 3]),
      obstruction: EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
    let image = Size(
      width: magnitude(in: 1...100_000).rounded(), height: magnitude(in: 1...100_000).rounded())
    return try .computed(
      "photo.jpg", image, orientation: choice(of: 1...8),
      in: ViewportFacts(orientation: .portrait, viewport: viewport),
      by: Recipe(
        within: choice(of: Recipe.Within.allCases),
        centering: choice(of: Recipe.Centering.allCases),
        adjust: choice(of: Recipe.Adjustment.allCases),
        zoom: choice(of: [.named(.min, times: 1), .named(.max, times: 1), .named(.fill, times: 1)]),
        scrollTo: choice(of: [.middle, .start])))
  }
}
