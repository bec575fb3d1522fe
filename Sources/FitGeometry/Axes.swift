/// One answer for each axis.
public struct Axes: Hashable, Sendable {
  public var x: Bool
  public var y: Bool

  public init(x: Bool, y: Bool) {
    self.x = x
    self.y = y
  }
}
