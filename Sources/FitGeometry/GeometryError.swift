/// What keeps a fit from being computed.
public enum GeometryError: Error, Hashable, Sendable {
  /// A size or scale that is not positive and finite.
  case invalidLength(name: String, value: Double)
  /// The obstruction leaves no room on an axis.
  case noRoom(viewport: Size, obstruction: EdgeInsets)
  /// `native` or pixel alignment asked for, but the display scale is unknown.
  case needsDisplayScale(String)
  /// A zoom that came out not positive and finite.
  case invalidZoom(key: String, value: Double)
}
