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
    try self.init(of: image, in: Viewer(in: viewport, by: recipe))
  }

  /// Computes what a viewer would do with an image.
  ///
  /// - Throws: `GeometryError` for what `ImageGeometry.validate()` refuses, where a zoom names what it
  ///   can't, and where a scale or a length comes out too large or too small for a number.
  public init(of image: ImageGeometry, in viewer: Viewer) throws(GeometryError) {
    self = .empty
    try compute(of: image, in: viewer)
  }

  /// Computes a fit where another stands, which stays as it is if this throws.
  package mutating func compute(of image: ImageGeometry, in viewer: Viewer) throws(GeometryError) {
    try image.validate()
    let area = viewer.area
    let displayScale = viewer.viewport.displayScale
    var scales = try ZoomScales(of: image, in: area, displayScale: displayScale)
    if let limit = viewer.recipe.upscaleLimit { try scales.cap(to: limit) }
    try scales.setRange(min: viewer.recipe.minZoom, max: viewer.recipe.maxZoom)
    let zoom = try scales.clamped(viewer.recipe.zoom, as: .zoom)
    let doubleTap = try scales.doubleTap(viewer.recipe.doubleTap)
    let density = displayScale.map {
      scales.imagePixelsPerDevicePixel(
        of: image, in: area, at: zoom.scale, displayScale: $0)
    }
    if let density, !density.isFinite {
      throw .unrepresentable(key: "imagePixelsPerDevicePixel")
    }

    let content = scales.contentSize(of: image, in: area, at: zoom.scale)
    guard content.isUsable else { throw .unrepresentable(key: "contentSize") }
    let layout = try Layout(content: content, image: image.pointSize, in: viewer)

    fitScale = scales.fit
    fillScale = scales.fill
    nativeZoomScale = scales.native
    minimumZoomScale = scales.minimum
    maximumZoomScale = scales.maximum
    zoomScale = zoom.scale
    doubleTapZoomScale = doubleTap?.scale
    zoomBase = viewer.recipe.zoomBase == .fit ? scales.fit : 1
    isZoomable = scales.maximum > scales.minimum
    clamped = []
    if scales.isMaximumClamped { clamped.insert(.maximumZoomScale) }
    if zoom.isClamped { clamped.insert(.zoomScale) }
    if let doubleTap, doubleTap.isClamped { clamped.insert(.doubleTapZoomScale) }

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
