import AppleDisplays

/// `multipleOf`: both sides are whole multiples of a number.
struct MultipleOfRule: Rule {
  static let key = CheckKey("multipleOf", "N", help: "Both sides are multiples of this: 16")

  let divisor: Int

  static func read(from values: CheckValues) throws(ValueError) -> MultipleOfRule? {
    let divisor = try values.one(key) { text throws(ValueProblem) -> Int in
      guard let number = Int(digits: text), 1...PixelSize.largestSide ~= number else {
        throw ValueProblem("is no whole number of pixels from 1 up")
      }
      return number
    }
    return divisor.map(MultipleOfRule.init)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    guard size.width % divisor != 0 || size.height % divisor != 0 else { return [] }
    let nearest = PixelSize(width: nearest(to: size.width), height: nearest(to: size.height))
    let expected = "multiples of \(divisor)"
    return [
      Violation(
        actual: "\(size)", expected: expected,
        message: "\(size) px, needs \(expected)",
        suggestion: nearest.isPossible ? "\(nearest)" : nil)
    ]
  }

  private func nearest(to side: Int) -> Int {
    max(divisor, (side + divisor / 2) / divisor * divisor)
  }
}
