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
