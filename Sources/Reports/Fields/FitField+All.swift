import FitGeometry
import ImageProbe

extension FitField {
  /// Every key of a result, in order. A new one is appended to its object and is then in every format,
  /// in `--print`, in `--template` and in the completions.
  package static let all = alwaysKnown + ofViewport

  /// What needs no viewport.
  static let alwaysKnown: [FitField] = [
    FitField("file", .name { $0.file }),
    FitField("fileBytes", .nameBytes { $0.file }),
    FitField(
      "error", isPresent: { $0.error != nil },
      [
        FitField("kind", .text { $0.error?.kind.rawValue }),
        FitField("message", .text { $0.error?.message }),
      ]),
    FitField("image", isPresent: { $0.image != nil }, image),
  ]

  /// What is null without a viewport.
  static let ofViewport: [FitField] =
    [
      FitField("viewport", isPresent: { $0.viewport != nil }, viewport),
      FitField("recipe", isPresent: { $0.recipe != nil }, recipe),
    ] + scales + layout

  private static let image: [FitField] = [
    FitField("format", .text { $0.image?.header?.format.rawValue }),
    FitField("pixelSize", size: { $0.image?.pixelSize }),
    FitField("exifOrientation", .integer { $0.image?.exifOrientation }),
    FitField("orientationApplied", .flag { $0.image?.orientationApplied }),
    FitField("displayPixelSize", size: { $0.image?.displayPixelSize }),
    FitField("scale", .number { $0.image?.scale }),
    FitField("pointSize", size: { $0.image?.pointSize }),
    FitField("bitDepth", .integer { $0.image?.header?.bitDepth }),
    FitField("colorModel", .text { $0.image?.header?.colorModel?.rawValue }),
    FitField("hasAlpha", .flag { $0.image?.header?.hasAlpha }),
    FitField("isInterlaced", .flag { $0.image?.header?.isInterlaced }),
    FitField("isAnimated", .flag { $0.image?.header?.isAnimated }),
    FitField("isXcodeOptimized", .flag { $0.image?.header?.isXcodeOptimized }),
    FitField(
      "density", isPresent: { $0.image?.header?.density != nil },
      [
        FitField("x", .number { $0.image?.header?.density?.x }),
        FitField("y", .number { $0.image?.header?.density?.y }),
        FitField("unit", .text { $0.image?.header?.density?.unit.rawValue }),
      ]),
    FitField("byteCount", .integer { $0.image?.header?.byteCount }),
    // A size without a file has nothing that could be odd.
    FitField("warnings", .warnings { $0.image.map { $0.header?.warnings ?? [] } }),
  ]

  private static let viewport: [FitField] = [
    FitField("name", .text { $0.viewport?.name }),
    FitField("os", .text { $0.viewport?.os }),
    FitField("orientation", .text { $0.viewport?.orientation.rawValue }),
    FitField("size", size: { $0.viewport?.viewport.size }),
    FitField("displayScale", .number { $0.viewport?.viewport.displayScale }),
    FitField("obstruction", insets: { $0.viewport?.viewport.obstruction }),
  ]

  private static let recipe: [FitField] = [
    FitField("model", .text { $0.recipe?.model }),
    FitField("within", .text { $0.recipe?.recipe.within.rawValue }),
    FitField("centering", .text { $0.recipe?.recipe.centering.rawValue }),
    FitField("adjust", .text { $0.recipe?.recipe.adjust.rawValue }),
    FitField("alwaysBounce", .text { $0.recipe?.recipe.alwaysBounce.rawValue }),
    FitField("upscaleLimit", .zoom { $0.recipe?.recipe.upscaleLimit }),
    FitField("minZoom", .zoom { $0.recipe?.recipe.minZoom }),
    FitField("maxZoom", .zoom { $0.recipe?.recipe.maxZoom }),
    FitField("zoom", .zoom { $0.recipe?.recipe.zoom }),
    FitField("doubleTap", .zoom { $0.recipe?.recipe.doubleTap.asked }),
    FitField("zoomBase", .text { $0.recipe?.recipe.zoomBase.rawValue }),
    FitField("scrollTo", .scrollTarget { $0.recipe?.recipe.scrollTo }),
    FitField("pixelAlign", .flag { $0.recipe?.recipe.pixelAlign }),
  ]

  private static let scales: [FitField] = [
    FitField("fitScale", .number { $0.fit?.fitScale }),
    FitField("fillScale", .number { $0.fit?.fillScale }),
    FitField("nativeZoomScale", .number { $0.fit?.nativeZoomScale }),
    FitField("minimumZoomScale", .number { $0.fit?.minimumZoomScale }),
    FitField("maximumZoomScale", .number { $0.fit?.maximumZoomScale }),
    FitField("zoomScale", .number { $0.fit?.zoomScale }),
    FitField("doubleTapZoomScale", .number { $0.fit?.doubleTapZoomScale }),
    FitField("zoomBase", .number { $0.fit?.zoomBase }),
    FitField("isZoomable", .flag { $0.fit?.isZoomable }),
    FitField("clamped", .words { $0.fit?.clamped }),
  ]

  private static let layout: [FitField] = [
    FitField("contentSize", size: { $0.fit?.contentSize }),
    FitField("frameInViewport", rect: { $0.fit?.frameInViewport }),
    FitField("contentViewFrame", rect: { $0.fit?.contentViewFrame }),
    FitField("contentInset", insets: { $0.fit?.contentInset }),
    FitField("adjustedContentInset", insets: { $0.fit?.adjustedContentInset }),
    FitField("contentOffset", point: { $0.fit?.contentOffset }),
    FitField("minimumContentOffset", point: { $0.fit?.minimumContentOffset }),
    FitField("maximumContentOffset", point: { $0.fit?.maximumContentOffset }),
    FitField("canScroll", axes: { $0.fit?.canScroll }),
    FitField("offCenter", point: { $0.fit?.offCenter }),
    FitField("offCenterInBounds", point: { $0.fit?.offCenterInBounds }),
    FitField("imagePixelsPerDevicePixel", .number { $0.fit?.imagePixelsPerDevicePixel }),
    FitField("visibleFraction", .number { $0.fit?.visibleFraction }),
    FitField("visibleImageRect", rect: { $0.fit?.visibleImageRect }),
  ]
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
