import FitGeometry
import ImageProbe

/// Every key of a result, in order, declared once: a new one is appended to its object here, and is
/// then in every format, in `--print`, in `--template` and in the completions.
extension FitResult {
  func show(to visitor: inout some FitVisitor) {
    showFile(to: &visitor)
    guard visitor.wantsMore else { return }
    showGeometry(to: &visitor)
  }

  /// What needs no viewport.
  func showFile(to visitor: inout some FitVisitor) {
    visitor.visit("file", name: file)
    visitor.visit("fileBytes", nameBytes: file)
    if visitor.enter("error", isPresent: error != nil) {
      visitor.visit("kind", word: error?.kind.rawValue)
      visitor.visit("message", text: error?.message)
      visitor.leave()
    }
    if visitor.enter("image", isPresent: image != nil) {
      Self.show(image, to: &visitor)
      visitor.leave()
    }
  }

  /// What is null without a viewport.
  func showGeometry(to visitor: inout some FitVisitor) {
    if visitor.enter("viewport", isPresent: viewport != nil) {
      Self.show(viewport, to: &visitor)
      visitor.leave()
    }
    if visitor.enter("recipe", isPresent: recipe != nil) {
      visitor.visit("model", text: recipe?.model)
      Self.show(recipe?.recipe, to: &visitor)
      visitor.leave()
    }
    Self.show(fit, to: &visitor)
  }

  private static func show(_ image: ImageFacts?, to visitor: inout some FitVisitor) {
    let header = image?.header
    visitor.visit("format", word: header?.format.rawValue)
    visitor.visit("pixelSize", size: image?.pixelSize)
    visitor.visit("exifOrientation", integer: image?.exifOrientation)
    visitor.visit("orientationApplied", flag: image?.orientationApplied)
    visitor.visit("displayPixelSize", size: image?.displayPixelSize)
    visitor.visit("scale", number: image?.scale)
    visitor.visit("pointSize", size: image?.pointSize)
    visitor.visit("bitDepth", integer: header?.bitDepth)
    visitor.visit("colorModel", word: header?.colorModel?.rawValue)
    visitor.visit("hasAlpha", flag: header?.hasAlpha)
    visitor.visit("isInterlaced", flag: header?.isInterlaced)
    visitor.visit("isAnimated", flag: header?.isAnimated)
    visitor.visit("isXcodeOptimized", flag: header?.isXcodeOptimized)
    visitor.visit("density", density: header?.density)
    visitor.visit("byteCount", integer: header?.byteCount)
    // A size without a file has nothing that could be odd.
    visitor.visit("warnings", warnings: image == nil ? nil : header?.warnings ?? [])
  }

  private static func show(_ viewport: ViewportFacts?, to visitor: inout some FitVisitor) {
    visitor.visit("name", text: viewport?.name)
    visitor.visit("os", text: viewport?.os)
    visitor.visit("orientation", word: viewport?.orientation.rawValue)
    visitor.visit("size", size: viewport?.viewport.size)
    visitor.visit("displayScale", number: viewport?.viewport.displayScale)
    visitor.visit("obstruction", insets: viewport?.viewport.obstruction)
  }

  private static func show(_ recipe: Recipe?, to visitor: inout some FitVisitor) {
    visitor.visit("within", word: recipe?.within.rawValue)
    visitor.visit("centering", word: recipe?.centering.rawValue)
    visitor.visit("adjust", word: recipe?.adjust.rawValue)
    visitor.visit("alwaysBounce", word: recipe?.alwaysBounce.rawValue)
    visitor.visit("upscaleLimit", zoom: recipe?.upscaleLimit)
    visitor.visit("minZoom", zoom: recipe?.minZoom)
    visitor.visit("maxZoom", zoom: recipe?.maxZoom)
    visitor.visit("zoom", zoom: recipe?.zoom)
    visitor.visit("doubleTap", zoom: recipe?.doubleTap.asked)
    visitor.visit("zoomBase", word: recipe?.zoomBase.rawValue)
    visitor.visit("scrollTo", target: recipe?.scrollTo)
    visitor.visit("pixelAlign", flag: recipe?.pixelAlign)
  }

  private static func show(_ fit: Fit?, to visitor: inout some FitVisitor) {
    // Taken out of its optional once: every look through that copies the whole.
    let isNull = fit == nil
    guard let fit = fit ?? standIn else { return }
    func known<Value>(_ value: Value?) -> Value? { isNull ? nil : value }
    visitor.visit("fitScale", number: known(fit.fitScale))
    visitor.visit("fillScale", number: known(fit.fillScale))
    visitor.visit("nativeZoomScale", number: known(fit.nativeZoomScale))
    visitor.visit("minimumZoomScale", number: known(fit.minimumZoomScale))
    visitor.visit("maximumZoomScale", number: known(fit.maximumZoomScale))
    visitor.visit("zoomScale", number: known(fit.zoomScale))
    visitor.visit("doubleTapZoomScale", number: known(fit.doubleTapZoomScale))
    visitor.visit("zoomBase", number: known(fit.zoomBase))
    visitor.visit("isZoomable", flag: known(fit.isZoomable))
    visitor.visit("clamped", words: known(fit.clamped))
    guard visitor.wantsMore else { return }
    visitor.visit("contentSize", size: known(fit.contentSize))
    visitor.visit("frameInViewport", rect: known(fit.frameInViewport))
    visitor.visit("contentViewFrame", rect: known(fit.contentViewFrame))
    visitor.visit("contentInset", insets: known(fit.contentInset))
    visitor.visit("adjustedContentInset", insets: known(fit.adjustedContentInset))
    visitor.visit("contentOffset", point: known(fit.contentOffset))
    visitor.visit("minimumContentOffset", point: known(fit.minimumContentOffset))
    visitor.visit("maximumContentOffset", point: known(fit.maximumContentOffset))
    visitor.visit("canScroll", axes: known(fit.canScroll))
    visitor.visit("offCenter", point: known(fit.offCenter))
    visitor.visit("offCenterInBounds", point: known(fit.offCenterInBounds))
    visitor.visit("imagePixelsPerDevicePixel", number: known(fit.imagePixelsPerDevicePixel))
    visitor.visit("visibleFraction", number: known(fit.visibleFraction))
    visitor.visit("visibleImageRect", rect: known(fit.visibleImageRect))
  }

  /// Whose keys are shown where there is no geometry.
  private static let standIn: Fit? = try? Fit(
    of: ImageGeometry(pixelSize: Size(width: 1, height: 1)),
    in: Viewport(size: Size(width: 1, height: 1)), by: Recipe())
}

extension Recipe.DoubleTap {
  /// The zoom that was asked for; nil for the default and for viewers that have no double tap.
  fileprivate var asked: ZoomSpec? {
    switch self {
    case .spec(let zoom): zoom
    case .standard, .unavailable: nil
    }
  }
}
