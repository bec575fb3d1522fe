import ImageProbe
import Reports
import SystemCalls

@testable import FitGeometry

extension FitResult {
  /// A photo under a navigation bar, as the manual shows it.
  static var beach: FitResult {
    let header = ImageHeader(
      format: .jpeg, width: 4032, height: 3024, exifOrientation: 6,
      density: Density(x: 72, y: 72, unit: .perInch), byteCount: 2_183_921)
    let size = Size(width: 3024, height: 4032)
    return FitResult(
      file: FilePath("beach.jpg"),
      image: ImageFacts(
        header: header, pixelSize: size.turned, exifOrientation: 6, orientationApplied: true,
        scale: 1),
      viewport: ViewportFacts(
        orientation: .portrait,
        viewport: Viewport(
          size: Size(width: 390, height: 844), displayScale: 3,
          obstruction: EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))),
      recipe: RecipeFacts(recipe: Recipe(adjust: .always)),
      fit: Fit(
        fitScale: 0.12896825396825398, fillScale: 0.1783234126984127,
        nativeZoomScale: 0.3333333333333333, minimumZoomScale: 0.12896825396825398,
        maximumZoomScale: 4, zoomScale: 0.12896825396825398,
        doubleTapZoomScale: 0.1783234126984127, zoomBase: 1, isZoomable: true, clamped: [],
        contentSize: Size(width: 390, height: 520),
        frameInViewport: Rect(x: 0, y: 190.5, width: 390, height: 520),
        contentViewFrame: Rect(x: 0, y: 0, width: 390, height: 520),
        contentInset: EdgeInsets(top: 99.5, left: 0, bottom: 99.5, right: 0),
        adjustedContentInset: EdgeInsets(top: 190.5, left: 0, bottom: 133.5, right: 0),
        contentOffset: Point(x: 0, y: -190.5), minimumContentOffset: Point(x: 0, y: -190.5),
        maximumContentOffset: Point(x: 0, y: -190.5), canScroll: Axes(x: false, y: false),
        offCenter: Point(x: 0, y: 0), offCenterInBounds: Point(x: 0, y: 28.5),
        imagePixelsPerDevicePixel: 2.5846153846153848, visibleFraction: 1,
        visibleImageRect: Rect(x: 0, y: 0, width: 3024, height: 4032)))
  }

  /// The same photo under the bars of a recipe that leaves out what the system adds, off its centre.
  static var underBar: FitResult {
    var result = beach
    result.file = FilePath("under-bar.jpg")
    result.viewport?.viewport = Viewport(
      size: Size(width: 390, height: 844),
      obstruction: EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    result.recipe = RecipeFacts(
      model: "symmetric-insets",
      recipe: Recipe(within: .bounds, centering: .plainInsets, adjust: .automatic))
    result.image?.header?.exifOrientation = 1
    result.image?.exifOrientation = 1
    result.fit?.fitScale = 0.09672619047619048
    result.fit?.fillScale = 0.2791005291005291
    result.fit?.nativeZoomScale = nil
    result.fit?.minimumZoomScale = 0.09672619047619048
    result.fit?.zoomScale = 0.09672619047619048
    result.fit?.doubleTapZoomScale = 0.2791005291005291
    result.fit?.contentSize = Size(width: 390, height: 292.5)
    result.fit?.frameInViewport = Rect(x: 0, y: 339.75, width: 390, height: 292.5)
    result.fit?.contentViewFrame = Rect(x: 0, y: 0, width: 390, height: 292.5)
    result.fit?.contentInset = EdgeInsets(top: 275.75, left: 0, bottom: 275.75, right: 0)
    result.fit?.adjustedContentInset = EdgeInsets(top: 339.75, left: 0, bottom: 275.75, right: 0)
    let rest = Point(x: 0, y: -339.75)
    result.fit?.contentOffset = rest
    result.fit?.minimumContentOffset = rest
    result.fit?.maximumContentOffset = rest
    result.fit?.offCenter = Point(x: 0, y: 32)
    result.fit?.offCenterInBounds = Point(x: 0, y: 64)
    result.fit?.imagePixelsPerDevicePixel = nil
    result.fit?.visibleImageRect = Rect(x: 0, y: 0, width: 4032, height: 3024)
    return result
  }

  /// A size without a file, in a viewport without a display scale.
  static var sizeOnly: FitResult {
    var result = underBar
    result.file = nil
    result.image?.header = nil
    return result
  }

  /// A file that ends too early.
  static var unreadable: FitResult {
    FitResult(
      file: FilePath("cut, \"short\".png"),
      error: ProbeError(
        kind: .truncated, message: "the file ends inside its header (20 bytes)"),
      viewport: beach.viewport, recipe: beach.recipe)
  }

  /// A file of which no geometry was asked.
  static var factsOnly: FitResult {
    FitResult(file: beach.file, image: beach.image)
  }
}
