/// A position, in points; `x` grows to the right and `y` downwards, as in UIKit.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
