import AppleDisplays

/// `shape`: higher than wide, wider than high, or neither.
struct ShapeRule: Rule {
  static let key = CheckKey(
    "shape", "SHAPE", words: Shape.allCases.map(\.rawValue),
    help: "Higher than wide, wider than high, or neither: portrait, landscape or square")

  let shape: Shape

  enum Shape: String, CaseIterable, Sendable {
    case portrait, landscape, square

    init(of size: PixelSize) {
      self =
        size.width == size.height ? .square : size.width < size.height ? .portrait : .landscape
    }
  }

  static func read(from values: CheckValues) throws(ValueError) -> ShapeRule? {
    try values.word(key, Shape.self).map(ShapeRule.init)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    let actual = Shape(of: size)
    guard actual != shape else { return [] }
    let nearest: PixelSize? =
      switch (actual, shape) {
      case (_, .square): PixelSize(width: size.shortSide, height: size.shortSide)
      case (.square, _): nil
      case (_, _): size.turned
      }
    return [
      Violation(
        actual: actual.rawValue, expected: shape.rawValue,
        message: "\(size) is \(actual.rawValue), needs \(shape.rawValue)",
        suggestion: nearest?.description)
    ]
  }
}
