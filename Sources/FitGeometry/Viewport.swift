/// A scroll view's bounds on some display, and what covers its edges.
public struct Viewport: Hashable, Sendable {
  /// The scroll view's bounds, in points.
  public var size: Size
  /// Device pixels per point (`UIScreen.scale`); nil where it is unknown.
  public var displayScale: Double?
  /// What safe area and bars cover, in points from each edge.
  public var obstruction: EdgeInsets

  public init(size: Size, displayScale: Double? = nil, obstruction: EdgeInsets = .zero) {
    self.size = size
    self.displayScale = displayScale
    self.obstruction = obstruction
  }
}

extension Viewport {
  /// What nothing covers, in points: the size without the obstruction. Negative where the edges
  /// overlap.
  public var clearSize: Size {
    Size(
      width: size.width - (obstruction.left + obstruction.right),
      height: size.height - (obstruction.top + obstruction.bottom))
  }

  /// The space that an image is fitted into, in points.
  ///
  /// - Parameter within: The clear area, or the whole of the bounds whatever covers them.
  /// - Throws: `GeometryError` where a number is unusable, or the obstruction leaves no room.
  public func area(within: Recipe.Within) throws(GeometryError) -> Size {
    try validateNumbers()
    switch within {
    case .bounds: return size
    case .safeArea:
      // What is left of 0.3 without 0.1 and 0.2 is rounding, and no room.
      let least = 0x1p-50
      guard clearSize.width > size.width * least, clearSize.height > size.height * least else {
        throw .noRoom(viewport: size, obstruction: obstruction)
      }
      return clearSize
    }
  }

  /// Finds out, before there is any image, whether one can be fitted.
  ///
  /// - Parameters:
  ///   - within: The space that images are to be fitted into.
  ///   - pixelAlign: Whether lengths are rounded to device pixels, which may close a narrow gap.
  /// - Throws: `GeometryError` where a number is unusable, the obstruction leaves no room, or pixels
  ///   are asked for without a display scale.
  public func validate(within: Recipe.Within, pixelAlign: Bool = false) throws(GeometryError) {
    _ = try area(within: within)
    if pixelAlign { try validatePixels(within: within) }
  }

  /// The part of `validate` that is about rounding to device pixels; the area has been found usable.
  func validatePixels(within: Recipe.Within) throws(GeometryError) {
    guard let displayScale else { throw .needsDisplayScale("pixel alignment") }
    let edges = obstruction
    let horizontal = AxisSpace(size.width, edges.left, edges.right, within)
    let vertical = AxisSpace(size.height, edges.top, edges.bottom, within)
    guard horizontal.aligned(to: displayScale).area >= 1,
      vertical.aligned(to: displayScale).area >= 1
    else { throw .noRoom(viewport: size, obstruction: obstruction) }
  }

  /// The viewport of the turned device: width and height exchanged.
  ///
  /// The edges do not turn along: a bar stays at the top, and the safe area of a turned device has
  /// numbers of its own. So they are given anew.
  ///
  /// - Parameter obstruction: What covers the edges of the turned viewport, in points.
  public func rotated(obstruction: EdgeInsets = .zero) -> Viewport {
    Viewport(size: size.turned, displayScale: displayScale, obstruction: obstruction)
  }

  private func validateNumbers() throws(GeometryError) {
    guard size.width.isUsable else {
      throw .invalidLength(name: "viewport width", value: size.width)
    }
    guard size.height.isUsable else {
      throw .invalidLength(name: "viewport height", value: size.height)
    }
    if let displayScale, !displayScale.isUsable {
      throw .invalidLength(name: "display scale", value: displayScale)
    }
    try validate(edge: "top", obstruction.top)
    try validate(edge: "left", obstruction.left)
    try validate(edge: "bottom", obstruction.bottom)
    try validate(edge: "right", obstruction.right)
  }

  private func validate(edge: String, _ value: Double) throws(GeometryError) {
    guard value >= 0, value.isFinite else { throw .invalidObstruction(edge: edge, value: value) }
  }
}
