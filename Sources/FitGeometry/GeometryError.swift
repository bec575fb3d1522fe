/// What keeps a fit from being computed.
public enum GeometryError: Error, Hashable, Sendable {
  /// A size or scale that is not positive and finite.
  case invalidLength(name: String, value: Double)
  /// An edge that is covered by a negative length, or by one that is not finite.
  case invalidObstruction(edge: String, value: Double)
  /// A coordinate to scroll to that is not finite.
  case invalidScrollTarget(Point)
  /// The obstruction leaves no room on an axis.
  case noRoom(viewport: Size, obstruction: EdgeInsets)
  /// `native` or pixel alignment asked for, but the display scale is unknown.
  case needsDisplayScale(String)
  /// A zoom that names what is computed only after it.
  case nameNotAllowed(ZoomSpec.Name, role: ZoomSpec.Role)
  /// A zoom that came out not positive and finite.
  case invalidZoom(key: String, value: Double)
  /// A result that came out too large or too small for a number.
  case unrepresentable(key: String)
}

/// What is wrong, and what to do about it: no capital, no full stop.
extension GeometryError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidLength(let name, let value):
      return "the \(name) is \(value.plainDecimal); give a positive, finite number"
    case .invalidObstruction(let edge, let value):
      return "the \(edge) edge is covered by \(value.plainDecimal) points; give 0 or more"
    case .invalidScrollTarget(let point):
      return "\(point.x.plainDecimal),\(point.y.plainDecimal) is no point of the image; "
        + "give finite numbers"
    case .noRoom(let viewport, let edges):
      let lengths = [edges.top, edges.left, edges.bottom, edges.right].map(\.plainDecimal)
      return "no room is left in a viewport of "
        + "\(viewport.width.plainDecimal)x\(viewport.height.plainDecimal) whose edges are covered by "
        + "\(lengths.joined(separator: ",")) (top, left, bottom, right); "
        + "give a larger viewport or smaller edges"
    case .needsDisplayScale(let asker):
      return "\(asker) needs the display scale; give it with the viewport, as in 390x844@3"
    case .nameNotAllowed(let name, let role):
      return "\(role.rawValue) can't name \(name.rawValue), which is computed later; it can name "
        + role.allowedNames.map(\.rawValue).joined(separator: ", ")
    case .invalidZoom(let key, let value):
      return "\(key) comes out as \(value.plainDecimal); ask for a zoom that is positive and finite"
    case .unrepresentable(let key):
      return "\(key) comes out too large or too small for a number; ask for a zoom nearer to 1"
    }
  }
}
