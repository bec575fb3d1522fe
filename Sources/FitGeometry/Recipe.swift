/// How a viewer lays an image out: every option of the fit but image and viewport.
public struct Recipe: Hashable, Sendable {
  public var within: Within
  public var centering: Centering
  public var adjust: Adjustment
  public var alwaysBounce: AlwaysBounce
  /// Caps fit, fill, width and height; nil caps nothing.
  public var upscaleLimit: ZoomSpec?
  public var minZoom: ZoomSpec
  public var maxZoom: ZoomSpec
  public var zoom: ZoomSpec
  public var doubleTap: DoubleTap
  public var zoomBase: ZoomBase
  public var scrollTo: ScrollTarget
  public var pixelAlign: Bool

  public init(
    within: Within = .safeArea, centering: Centering = .insets, adjust: Adjustment = .never,
    alwaysBounce: AlwaysBounce = .none, upscaleLimit: ZoomSpec? = nil,
    minZoom: ZoomSpec = .named(.fit, times: 1), maxZoom: ZoomSpec = .number(4),
    zoom: ZoomSpec = .named(.min, times: 1), doubleTap: DoubleTap = .standard,
    zoomBase: ZoomBase = .image, scrollTo: ScrollTarget = .middle, pixelAlign: Bool = false
  ) {
    self.within = within
    self.centering = centering
    self.adjust = adjust
    self.alwaysBounce = alwaysBounce
    self.upscaleLimit = upscaleLimit
    self.minZoom = minZoom
    self.maxZoom = maxZoom
    self.zoom = zoom
    self.doubleTap = doubleTap
    self.zoomBase = zoomBase
    self.scrollTo = scrollTo
    self.pixelAlign = pixelAlign
  }

  /// The space that an image is fitted into.
  public enum Within: String, CaseIterable, Hashable, Sendable {
    case safeArea = "safe-area"
    case bounds
  }

  /// How a recipe brings a small image to the middle.
  public enum Centering: String, CaseIterable, Hashable, Sendable {
    case insets
    case plainInsets = "plain-insets"
    case leadingInsets = "leading-insets"
    case frame
  }

  /// UIKit's `contentInsetAdjustmentBehavior`.
  public enum Adjustment: String, CaseIterable, Hashable, Sendable {
    case never, always
    case scrollableAxes = "scrollable-axes"
    case automatic
  }

  /// The axes on which `alwaysBounceVertical` / `alwaysBounceHorizontal` is set.
  public enum AlwaysBounce: String, CaseIterable, Hashable, Sendable {
    case none, vertical, horizontal, both
  }

  /// What a double tap zooms to.
  public enum DoubleTap: Hashable, Sendable {
    /// The clamped fill scale, or the maximum where that equals the minimum.
    case standard
    case spec(ZoomSpec)
    /// The viewer has no double tap.
    case unavailable
  }

  /// What a zoom of 1 is for the view: the image itself, or the image already fitted.
  public enum ZoomBase: String, CaseIterable, Hashable, Sendable {
    case image, fit
  }

  /// Where a scrollable axis is scrolled to.
  public enum ScrollTarget: Hashable, Sendable {
    case middle, start
    /// A point of the image, in image points, display orientation.
    case point(Point)
  }
}

extension Recipe {
  /// Finds out, before there is any image, whether one can be fitted by this recipe.
  ///
  /// - Parameter viewport: The viewport that images are to be fitted into.
  /// - Throws: `GeometryError` where the viewport has an unusable number or no room, where a zoom
  ///   names what is computed only after it, where the point to scroll to is not finite, or where
  ///   the display scale is needed and not known.
  public func validate(in viewport: Viewport) throws(GeometryError) {
    try viewport.validate(within: within, pixelAlign: pixelAlign)
    try scrollTo.validate()
    for role in ZoomSpec.Role.allCases {
      guard let spec = spec(for: role) else { continue }
      try role.validate(spec)
      if spec.needsDisplayScale, viewport.displayScale == nil { throw .needsDisplayScale("native") }
    }
  }

  /// Whether this recipe can be computed only where the display scale is known: one of its zooms
  /// names `native`, or it aligns to pixels.
  public var needsDisplayScale: Bool {
    pixelAlign || ZoomSpec.Role.allCases.contains { spec(for: $0)?.needsDisplayScale ?? false }
  }

  /// The zoom asked for in a role; nil where there is none.
  public func spec(for role: ZoomSpec.Role) -> ZoomSpec? {
    switch role {
    case .upscaleLimit: return upscaleLimit
    case .minZoom: return minZoom
    case .maxZoom: return maxZoom
    case .zoom: return zoom
    case .doubleTap:
      if case .spec(let spec) = doubleTap { return spec }
      return nil
    }
  }
}

extension Recipe.ScrollTarget {
  func validate() throws(GeometryError) {
    if case .point(let point) = self, !(point.x.isFinite && point.y.isFinite) {
      throw .invalidScrollTarget(point)
    }
  }
}
