import FitGeometry
import Testing

/// Worked values, to the digit.
struct FitTests {
  static let phone = Viewport(size: Size(width: 390, height: 844))
  static let photo = ImageGeometry(pixelSize: Size(width: 4032, height: 3024))

  static func edges(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> EdgeInsets
  {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("a photograph is fitted to the width of a phone and rests in its middle")
  func photograph() throws {
    let fit = try Fit(of: Self.photo, in: Self.phone, by: Recipe())
    #expect(fit.fitScale == 0.09672619047619048)
    #expect(fit.frameInViewport == Rect(x: 0, y: 275.75, width: 390, height: 292.5))
    #expect(fit.contentInset == Self.edges(275.75, 0, 275.75, 0))
    #expect(fit.maximumZoomScale == 4)
    #expect(fit.zoomScale == fit.fitScale)
    #expect(fit.doubleTapZoomScale == fit.fillScale)
    #expect(fit.nativeZoomScale == nil)
    #expect(fit.imagePixelsPerDevicePixel == nil)
    #expect(fit.visibleFraction == 1)
    #expect(fit.visibleImageRect == Rect(x: 0, y: 0, width: 4032, height: 3024))
  }

  @Test("a turned photograph is centred under bars that the system also adds")
  func turned() throws {
    let viewport = Viewport(
      size: Self.phone.size, displayScale: 3, obstruction: Self.edges(91, 0, 34, 0))
    let image = ImageGeometry(pixelSize: Size(width: 4032, height: 3024), orientation: 6)
    let fit = try Fit(of: image, in: viewport, by: Recipe(adjust: .always))
    #expect(fit.fitScale == 0.12896825396825398)
    #expect(fit.fillScale == 0.1783234126984127)
    #expect(fit.nativeZoomScale == 0.3333333333333333)
    #expect(fit.frameInViewport == Rect(x: 0, y: 190.5, width: 390, height: 520))
    #expect(fit.contentInset == Self.edges(99.5, 0, 99.5, 0))
    #expect(fit.adjustedContentInset == Self.edges(190.5, 0, 133.5, 0))
    #expect(fit.contentOffset == Point(x: 0, y: -190.5))
    #expect(fit.offCenter == Point(x: 0, y: 0))
    #expect(fit.offCenterInBounds == Point(x: 0, y: 28.5))
    #expect(fit.imagePixelsPerDevicePixel == 2.5846153846153848)
  }

  @Test("a frame centred in the bounds is off the middle of what the bar leaves")
  func centeredFrame() throws {
    let viewport = Viewport(
      size: Size(width: 320, height: 480), obstruction: Self.edges(64, 0, 0, 0))
    let fit = try Fit(
      of: ImageGeometry(pixelSize: Size(width: 3000, height: 400)), in: viewport,
      by: Recipe(
        within: .bounds, centering: .frame, adjust: .scrollableAxes, maxZoom: .number(1)))
    #expect(fit.fitScale == 0.10666666666666667)
    #expect(
      fit.frameInViewport
        == Rect(x: 0, y: 218.66666666666666, width: 320, height: 42.666666666666664))
    #expect(fit.offCenter == Point(x: 0, y: -32))
    #expect(fit.offCenterInBounds == Point(x: 0, y: 0))
  }

  @Test("equal insets under a bar that the system adds too are off by the whole bar")
  func symmetricInsets() throws {
    let viewport = Viewport(size: Self.phone.size, obstruction: Self.edges(64, 0, 0, 0))
    let fit = try Fit(
      of: Self.photo, in: viewport,
      by: Recipe(within: .bounds, centering: .plainInsets, adjust: .automatic))
    #expect(fit.contentInset.top == 275.75)
    #expect(fit.adjustedContentInset.top == 339.75)
    #expect(fit.frameInViewport.y == 339.75)
    #expect(fit.offCenter.y == 32)
    #expect(fit.offCenterInBounds.y == 64)
  }

  @Test("leading insets are never less than the bar, and a small image keeps its size")
  func leadingInsets() throws {
    let viewport = Viewport(size: Self.phone.size, obstruction: Self.edges(64, 0, 0, 0))
    let recipe = Recipe(
      within: .bounds, centering: .leadingInsets, upscaleLimit: .named(.actual, times: 1),
      zoomBase: .fit)
    let small = try Fit(
      of: ImageGeometry(pixelSize: Size(width: 200, height: 200)), in: viewport, by: recipe)
    #expect(small.fitScale == 1)
    #expect(small.contentInset == Self.edges(322, 95, 0, 0))
    let tall = try Fit(
      of: ImageGeometry(pixelSize: Size(width: 1000, height: 8000)), in: viewport, by: recipe)
    #expect(tall.contentInset == Self.edges(64, 142.25, 0, 0))
    #expect(tall.zoomBase == tall.fitScale)
    #expect(tall.zoomBase == 0.1055)
  }

  @Test("a small image is enlarged to fit, and not where that is forbidden")
  func upscaleLimit() throws {
    let image = ImageGeometry(pixelSize: Size(width: 200, height: 200))
    let enlarged = try Fit(of: image, in: Self.phone, by: Recipe())
    #expect(enlarged.fitScale == 1.95)
    #expect(enlarged.frameInViewport == Rect(x: 0, y: 227, width: 390, height: 390))
    let recipe = Recipe(upscaleLimit: .named(.actual, times: 1))
    let kept = try Fit(of: image, in: Self.phone, by: recipe)
    #expect(kept.fitScale == 1)
    #expect(kept.fillScale == 1)
    #expect(kept.frameInViewport == Rect(x: 95, y: 322, width: 200, height: 200))
    #expect(kept.maximumZoomScale == 4)
    #expect(kept.doubleTapZoomScale == 4)
  }

  @Test("an axis that fits equals the area, where the product is off by its last digit")
  func exactAxis() throws {
    #expect(1086 * (390.0 / 1086) != 390)
    let image = ImageGeometry(pixelSize: Size(width: 1086, height: 700))
    let fit = try Fit(of: image, in: Self.phone, by: Recipe())
    #expect(fit.contentSize.width == 390)
    #expect(fit.canScroll == Axes(x: false, y: false))
  }

  @Test("zooms are clamped into the range, and what was asked for is said in order")
  func clamped() throws {
    let recipe = Recipe(
      minZoom: .named(.fill, times: 1), maxZoom: .named(.fit, times: 1),
      zoom: .named(.fit, times: 1), doubleTap: .spec(.number(100)))
    let fit = try Fit(of: Self.photo, in: Self.phone, by: recipe)
    #expect(fit.clamped.keys == ["maximumZoomScale", "zoomScale", "doubleTapZoomScale"])
    #expect(fit.minimumZoomScale == fit.fillScale)
    #expect(fit.maximumZoomScale == fit.fillScale)
    #expect(fit.zoomScale == fit.fillScale)
    #expect(fit.doubleTapZoomScale == fit.fillScale)
    #expect(!fit.isZoomable)
  }

  @Test("the default double tap goes to the maximum where fill is the minimum")
  func standardDoubleTap() throws {
    let recipe = Recipe(minZoom: .named(.fill, times: 1))
    #expect(try Fit(of: Self.photo, in: Self.phone, by: recipe).doubleTapZoomScale == 4)
    let none = Recipe(doubleTap: .unavailable)
    #expect(try Fit(of: Self.photo, in: Self.phone, by: none).doubleTapZoomScale == nil)
  }

  @Test("under bars that cover the whole viewport nothing is visible")
  func nothingVisible() throws {
    let viewport = Viewport(
      size: Size(width: 390, height: 100), obstruction: Self.edges(103, 0, 83, 0))
    let fit = try Fit(of: Self.photo, in: viewport, by: Recipe(within: .bounds))
    #expect(fit.visibleFraction == 0)
    #expect(fit.visibleImageRect == nil)
  }

  @Test("a point scrolled to is in the middle of the area, as far as the content reaches")
  func scrollToPoint() throws {
    let image = ImageGeometry(pixelSize: Size(width: 1000, height: 2000))
    var recipe = Recipe(zoom: .number(1), scrollTo: .point(Point(x: 500, y: 700)))
    #expect(
      try Fit(of: image, in: Self.phone, by: recipe).contentOffset == Point(x: 305, y: 278))
    recipe.scrollTo = .point(Point(x: 10, y: 1e6))
    #expect(
      try Fit(of: image, in: Self.phone, by: recipe).contentOffset == Point(x: 0, y: 1156))
    recipe.scrollTo = .start
    #expect(try Fit(of: image, in: Self.phone, by: recipe).contentOffset == Point(x: 0, y: 0))
  }

  @Test("in device pixels the smaller half leads, halves round up, and offsets round down")
  func pixelAlign() throws {
    let viewport = Viewport(size: Size(width: 101, height: 100), displayScale: 1)
    let small = ImageGeometry(pixelSize: Size(width: 50, height: 25))
    var recipe = Recipe(zoom: .number(1.5), pixelAlign: true)
    recipe.minZoom = .number(1)
    // 75 × 37.5 becomes 75 × 38; 26 and 62 points are left.
    let fit = try Fit(of: small, in: viewport, by: recipe)
    #expect(fit.frameInViewport == Rect(x: 13, y: 31, width: 75, height: 38))
    #expect(fit.contentInset == Self.edges(31, 13, 31, 13))
    recipe.zoom = .number(1.52)
    // 76 × 38: 25 points are left in the width.
    let odd = try Fit(of: small, in: viewport, by: recipe)
    #expect(odd.contentInset == Self.edges(31, 12, 31, 13))
    recipe.zoom = .number(4)
    // 200 × 100: half of 99 hidden points.
    #expect(try Fit(of: small, in: viewport, by: recipe).contentOffset == Point(x: 49, y: 0))
  }
}
