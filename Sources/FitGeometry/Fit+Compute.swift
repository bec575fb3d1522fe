extension Fit {
  /// Computes what a zooming `UIScrollView` would do with an image.
  ///
  /// - Parameters:
  ///   - image: The image, in pixels.
  ///   - viewport: The scroll view's bounds, and what covers their edges.
  ///   - recipe: How the viewer lays images out.
  /// - Throws: `GeometryError` for what `Recipe.validate(in:)` and `ImageGeometry.validate()` refuse,
  ///   and where a scale or a length comes out too large or too small for a number. No result holds
  ///   NaN, infinity, a negative size or a negative zero.
  public init(of image: ImageGeometry, in viewport: Viewport, by recipe: Recipe)
    throws(GeometryError)
  {
    try image.validate()
    let area = try viewport.area(within: recipe.within)
    if recipe.pixelAlign { try viewport.validatePixels(within: recipe.within) }
    try recipe.scrollTo.validate()

    var scales = try ZoomScales(of: image, in: area, displayScale: viewport.displayScale)
    if let limit = recipe.upscaleLimit { try scales.cap(to: limit) }
    try scales.setRange(min: recipe.minZoom, max: recipe.maxZoom)
    let zoom = try scales.clamped(recipe.zoom, as: .zoom)
    let doubleTap = try scales.doubleTap(recipe.doubleTap)
    let density = viewport.displayScale.map {
      scales.imagePixelsPerDevicePixel(
        of: image, in: area, at: zoom.scale, displayScale: $0)
    }
    if let density, !density.isFinite {
      throw .unrepresentable(key: "imagePixelsPerDevicePixel")
    }

    let content = scales.contentSize(of: image, in: area, at: zoom.scale)
    guard content.isUsable else { throw .unrepresentable(key: "contentSize") }
    let layout = try Layout(
      content: content, image: image.pointSize, area: area, in: viewport, by: recipe)

    fitScale = scales.fit
    fillScale = scales.fill
    nativeZoomScale = scales.native
    minimumZoomScale = scales.minimum
    maximumZoomScale = scales.maximum
    zoomScale = zoom.scale
    doubleTapZoomScale = doubleTap?.scale
    zoomBase = recipe.zoomBase == .fit ? scales.fit : 1
    isZoomable = scales.maximum > scales.minimum
    clamped = []
    if scales.isMaximumClamped { clamped.append("maximumZoomScale") }
    if zoom.isClamped { clamped.append("zoomScale") }
    if let doubleTap, doubleTap.isClamped { clamped.append("doubleTapZoomScale") }

    let (x, y) = (layout.x, layout.y)
    contentSize = layout.size(x.content, y.content)
    frameInViewport = layout.rect(x.frameStart, y.frameStart)
    contentViewFrame = layout.rect(x.placement.origin, y.placement.origin)
    contentInset = layout.edges(
      top: y.placement.insetLeading, left: x.placement.insetLeading,
      bottom: y.placement.insetTrailing, right: x.placement.insetTrailing)
    adjustedContentInset = layout.edges(
      top: y.placement.adjustedLeading, left: x.placement.adjustedLeading,
      bottom: y.placement.adjustedTrailing, right: x.placement.adjustedTrailing)
    contentOffset = layout.point(x.offset, y.offset)
    minimumContentOffset = layout.point(x.minimumOffset, y.minimumOffset)
    maximumContentOffset = layout.point(x.maximumOffset, y.maximumOffset)
    canScroll = Axes(x: x.canScroll, y: y.canScroll)
    offCenter = layout.point(x.offCenter, y.offCenter)
    offCenterInBounds = layout.point(x.offCenterInBounds, y.offCenterInBounds)
    imagePixelsPerDevicePixel = density
    visibleFraction = layout.visibleFraction
    visibleImageRect = layout.visibleImageRect
  }
}
