/// A width and a height in whole pixels, such as `1920×1080`.
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

extension PixelSize: CustomStringConvertible {
  public var description: String { "\(width)×\(height)" }
}
