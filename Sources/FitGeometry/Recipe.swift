/// How a viewer lays an image out: every option of the fit but image and viewport.
public struct Recipe: Hashable, Sendable {
  /// The space that the image is fitted into and rests in the middle of.
  public var within: Within
  /// How the viewer brings the image there.
  public var centering: Centering
  /// On which axes the system adds the obstruction to the insets.
  public var adjust: Adjustment
  /// The axes that count as scrollable whatever the content.
  public var alwaysBounce: AlwaysBounce
  /// Caps fit, fill, width and height, for the result and every zoom below; nil caps nothing. May name
  /// fit, fill, width, height, actual and native, the first four not yet capped.
  public var upscaleLimit: ZoomSpec?
  /// `minimumZoomScale`. May name the same six.
  public var minZoom: ZoomSpec
  /// `maximumZoomScale`, unless it is below the minimum. May name `min` too.
  public var maxZoom: ZoomSpec
  /// `zoomScale`, clamped to the range. May name every scale.
  public var zoom: ZoomSpec
  /// The zoom of a double tap, clamped to the range. May name every scale.
  public var doubleTap: DoubleTap
  /// What the viewer itself calls a zoom of 1.
  public var zoomBase: ZoomBase
  /// Where an axis on which the image does not fit is scrolled to, as far as it can be.
  public var scrollTo: ScrollTarget
  /// Whether every length is rounded to whole device pixels; scales are not. Needs a display scale.
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
    /// What safe area and bars leave: the viewport without its obstruction.
    case safeArea = "safe-area"
    /// The whole viewport, whatever covers it.
    case bounds
  }

  /// How a recipe brings a small image to the middle.
  public enum Centering: String, CaseIterable, Hashable, Sendable {
    /// `contentInset` on all edges, less what the system adds.
    case insets
    /// Equal `contentInset` on opposite edges, whatever the system adds.
    case plainInsets = "plain-insets"
    /// `contentInset` on top and left only; in the bounds the top is at least the obstruction.
    case leadingInsets = "leading-insets"
    /// The content view's frame is moved within the scroll view; no insets.
    case frame
  }

  /// UIKit's `contentInsetAdjustmentBehavior`.
  public enum Adjustment: String, CaseIterable, Hashable, Sendable {
    case never, always
    /// On an axis where the content is longer than the viewport, or that always bounces.
    case scrollableAxes = "scrollable-axes"
    /// Vertically always, horizontally as `scrollableAxes`: what UIKit does for the content view of a
    /// controller in a navigation or tab controller.
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
    /// The content's middle is in the middle of the area.
    case middle
    /// The content's top left corner is as far in as the insets let it.
    case start
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
