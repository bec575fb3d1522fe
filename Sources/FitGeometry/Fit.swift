/// Everything a zooming `UIScrollView` would do with one image in one viewport.
///
/// Lengths are points, scales are points of content per image point. Nothing is NaN or infinite, no
/// size is negative, and no zero has a sign.
public struct Fit: Hashable, Sendable {
  /// The largest scale at which the whole image is visible, uncut: `min(area / image)` over the axes,
  /// and no more than the upscale limit.
  public var fitScale: Double
  /// The smallest scale at which the area is covered: `max(area / image)` over the axes, and no more
  /// than the upscale limit.
  public var fillScale: Double
  /// One image pixel per device pixel; nil where the display scale is unknown.
  public var nativeZoomScale: Double?
  public var minimumZoomScale: Double
  /// Never below the minimum.
  public var maximumZoomScale: Double
  /// Between minimum and maximum.
  public var zoomScale: Double
  /// Between minimum and maximum; nil where the viewer has no double tap.
  public var doubleTapZoomScale: Double?
  /// What to divide a scale by to get the number that the viewer itself reports: 1, or the fit scale
  /// for one that first resizes its content view to that.
  public var zoomBase: Double
  /// Whether the maximum is above the minimum.
  public var isZoomable: Bool
  /// Which of the scales that were asked for were clamped.
  public var clamped: Clamped
  /// The image at its zoom. Where the zoom is the scale that an axis was derived from, that axis
  /// equals the area exactly.
  public var contentSize: Size
  /// What a person sees: the content from the viewport's top left corner, scrolled as it is.
  public var frameInViewport: Rect
  /// The content view in the scroll view's content.
  public var contentViewFrame: Rect
  /// What the recipe sets; negative where it takes off what the system adds.
  public var contentInset: EdgeInsets
  /// `contentInset` and what the system adds.
  public var adjustedContentInset: EdgeInsets
  /// Between minimum and maximum; the minimum on an axis where the content fits.
  public var contentOffset: Point
  public var minimumContentOffset: Point
  /// Never below the minimum.
  public var maximumContentOffset: Point
  /// Where the maximum offset is above the minimum.
  public var canScroll: Axes
  /// From the middle of the clear area to the middle of the content; what is below 10⁻⁹ is 0.
  public var offCenter: Point
  /// From the middle of the viewport to the middle of the content; what is below 10⁻⁹ is 0.
  public var offCenterInBounds: Point
  /// Below 1 the image is stretched on that display; nil where the display scale is unknown.
  public var imagePixelsPerDevicePixel: Double?
  /// How much of the content nothing covers, 0 to 1; within 10⁻⁹ of 1 it is 1.
  public var visibleFraction: Double
  /// In image points, display orientation; nil where nothing is visible.
  public var visibleImageRect: Rect?

  /// Scales that can be asked for outside their range.
  public struct Clamped: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let maximumZoomScale = Clamped(rawValue: 1 << 0)
    public static let zoomScale = Clamped(rawValue: 1 << 1)
    public static let doubleTapZoomScale = Clamped(rawValue: 1 << 2)

    /// Their names, in this order.
    public var keys: [String] {
      if isEmpty { return [] }
      return [
        (Clamped.maximumZoomScale, "maximumZoomScale"), (.zoomScale, "zoomScale"),
        (.doubleTapZoomScale, "doubleTapZoomScale"),
      ].filter { contains($0.0) }.map(\.1)
    }
  }
}

extension Fit {
  /// No fit, every number zero: for whoever keeps room for one.
  package static var empty: Fit {
    let (point, size) = (Point(x: 0, y: 0), Size(width: 0, height: 0))
    let rect = Rect(x: 0, y: 0, width: 0, height: 0)
    return Fit(
      fitScale: 0, fillScale: 0, nativeZoomScale: nil, minimumZoomScale: 0, maximumZoomScale: 0,
      zoomScale: 0, doubleTapZoomScale: nil, zoomBase: 0, isZoomable: false, clamped: [],
      contentSize: size, frameInViewport: rect, contentViewFrame: rect, contentInset: .zero,
      adjustedContentInset: .zero, contentOffset: point, minimumContentOffset: point,
      maximumContentOffset: point, canScroll: Axes(x: false, y: false), offCenter: point,
      offCenterInBounds: point, imagePixelsPerDevicePixel: nil, visibleFraction: 0,
      visibleImageRect: nil)
  }
}
