package import AppleDisplays
import FitGeometry

extension PixelSize {
  /// The same size after a quarter turn.
  package var turned: PixelSize { PixelSize(width: height, height: width) }
  package var shortSide: Int { min(width, height) }
  package var longSide: Int { max(width, height) }

  /// The largest side that an image can have: that of PNG.
  package static let largestSide = 0x7FFF_FFFF

  /// Whether an image can have this size.
  package var isPossible: Bool {
    shortSide >= 1 && longSide <= PixelSize.largestSide
  }

  /// Reads `1290x2796`; a multiplication sign does as well as the letter.
  package init(_ text: String) throws(ValueProblem) {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = Int(digits: sides[0]), let height = Int(digits: sides[1])
    else {
      throw ValueProblem("is no size in pixels, which is written 1290x2796")
    }
    self.init(width: width, height: height)
    guard isPossible else {
      throw ValueProblem("is no size of an image, whose sides are 1 to \(PixelSize.largestSide)")
    }
  }
}

extension Size {
  init(_ size: PixelSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
