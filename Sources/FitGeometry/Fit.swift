/// Everything a zooming `UIScrollView` would do with one image in one viewport. Lengths in points.
public struct Fit: Hashable, Sendable {
  public var fitScale: Double
  public var fillScale: Double
  /// One image pixel per device pixel; nil where the display scale is unknown.
  public var nativeZoomScale: Double?
  public var minimumZoomScale: Double
  public var maximumZoomScale: Double
  public var zoomScale: Double
  /// nil where the viewer has no double tap.
  public var doubleTapZoomScale: Double?
  public var zoomBase: Double
  public var isZoomable: Bool
  /// The keys of what was asked for and clamped, in the order of the contract: `maximumZoomScale`,
  /// `zoomScale`, `doubleTapZoomScale`.
  public var clamped: [String]
  public var contentSize: Size
  public var frameInViewport: Rect
  public var contentViewFrame: Rect
  public var contentInset: EdgeInsets
  public var adjustedContentInset: EdgeInsets
  public var contentOffset: Point
  public var minimumContentOffset: Point
  public var maximumContentOffset: Point
  public var canScroll: Axes
  public var offCenter: Point
  public var offCenterInBounds: Point
  /// Below 1 the image is stretched on that display; nil where the display scale is unknown.
  public var imagePixelsPerDevicePixel: Double?
  public var visibleFraction: Double
  /// In image points, display orientation; nil where nothing is visible.
  public var visibleImageRect: Rect?
}
