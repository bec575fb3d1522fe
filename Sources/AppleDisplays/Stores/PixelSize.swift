/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ width: Int, _ height: Int) {
    self.init(width: width, height: height)
  }
}
