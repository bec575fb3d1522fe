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
    showFit(to: &visitor)
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

  private func showFit(to visitor: inout some FitVisitor) {
    func known<Value>(_ value: Value?) -> Value? { isFitted ? value : nil }
    visitor.visit("fitScale", number: known(geometry.fitScale))
    // What most scripts ask for.
    guard visitor.wantsMore else { return }
    visitor.visit("fillScale", number: known(geometry.fillScale))
    visitor.visit("nativeZoomScale", number: known(geometry.nativeZoomScale))
    visitor.visit("minimumZoomScale", number: known(geometry.minimumZoomScale))
    visitor.visit("maximumZoomScale", number: known(geometry.maximumZoomScale))
    visitor.visit("zoomScale", number: known(geometry.zoomScale))
    visitor.visit("doubleTapZoomScale", number: known(geometry.doubleTapZoomScale))
    visitor.visit("zoomBase", number: known(geometry.zoomBase))
    visitor.visit("isZoomable", flag: known(geometry.isZoomable))
    visitor.visit("clamped", words: known(geometry.clamped.keys))
    guard visitor.wantsMore else { return }
    visitor.visit("contentSize", size: known(geometry.contentSize))
    visitor.visit("frameInViewport", rect: known(geometry.frameInViewport))
    visitor.visit("contentViewFrame", rect: known(geometry.contentViewFrame))
    visitor.visit("contentInset", insets: known(geometry.contentInset))
    visitor.visit("adjustedContentInset", insets: known(geometry.adjustedContentInset))
    visitor.visit("contentOffset", point: known(geometry.contentOffset))
    visitor.visit("minimumContentOffset", point: known(geometry.minimumContentOffset))
    visitor.visit("maximumContentOffset", point: known(geometry.maximumContentOffset))
    visitor.visit("canScroll", axes: known(geometry.canScroll))
    visitor.visit("offCenter", point: known(geometry.offCenter))
    visitor.visit("offCenterInBounds", point: known(geometry.offCenterInBounds))
    visitor.visit("imagePixelsPerDevicePixel", number: known(geometry.imagePixelsPerDevicePixel))
    visitor.visit("visibleFraction", number: known(geometry.visibleFraction))
    visitor.visit("visibleImageRect", rect: known(geometry.visibleImageRect))
  }
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
