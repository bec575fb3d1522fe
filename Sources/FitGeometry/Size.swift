/// A width and a height, in points unless a name says pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size after a quarter turn: width and height exchanged.
  public var turned: Size { Size(width: height, height: width) }
}
