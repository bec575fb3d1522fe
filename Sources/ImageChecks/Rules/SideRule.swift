import AppleDisplays

/// A rule that keeps one of an image's sides within a range.
protocol SideRule: Rule {
  /// What it measures, in a message.
  static var side: String { get }
  static func measure(_ size: PixelSize) -> Int

  var range: NumberRange { get }
  init(range: NumberRange)
}

extension SideRule {
  package static func read(from values: CheckValues) throws(ValueError) -> Self? {
    guard let range = try values.one(key, NumberRange.init) else { return nil }
    return Self(range: range)
  }

  package func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    let side = Self.measure(size)
    guard let value = Fraction(side), !range.contains(value) else { return [] }
    return [
      Violation(
        actual: "\(side)", expected: "\(range)",
        message: "\(Self.side) \(side) px, needs \(range)",
        suggestion: nearestSize(to: size, side: side, value)?.description)
    ]
  }

  /// The image scaled as a whole until the side is the nearest that is allowed.
  private func nearestSize(to size: PixelSize, side: Int, _ value: Fraction) -> PixelSize? {
    let bound = range.nearest(to: value)
    let isTooSmall = value < bound
    let target = (bound.numerator + (isTooSmall ? bound.denominator - 1 : 0)) / bound.denominator
    guard target >= 1, target <= PixelSize.largestSide else { return nil }
    func scaled(_ length: Int) -> Int {
      length == side ? target : max(1, length.scaled(by: target, over: side))
    }
    let nearest = PixelSize(width: scaled(size.width), height: scaled(size.height))
    guard nearest.isPossible, let value = Fraction(Self.measure(nearest)),
      range.contains(value)
    else { return nil }
    return nearest
  }
}

/// `width`
struct WidthRule: SideRule {
  static let key = CheckKey("width", "RANGE", help: "The width in display pixels: 1080..1920")
  static let side = "width"
  static func measure(_ size: PixelSize) -> Int { size.width }
  let range: NumberRange
}

/// `height`
struct HeightRule: SideRule {
  static let key = CheckKey("height", "RANGE", help: "The height in display pixels: 1080..1920")
  static let side = "height"
  static func measure(_ size: PixelSize) -> Int { size.height }
  let range: NumberRange
}

/// `shortSide`
struct ShortSideRule: SideRule {
  static let key = CheckKey(
    "shortSide", "RANGE", help: "The shorter side in display pixels: 1080.. is 1080 or more")
  static let side = "short side"
  static func measure(_ size: PixelSize) -> Int { size.shortSide }
  let range: NumberRange
}

/// `longSide`
struct LongSideRule: SideRule {
  static let key = CheckKey(
    "longSide", "RANGE", help: "The longer side in display pixels: 2000..4096")
  static let side = "long side"
  static func measure(_ size: PixelSize) -> Int { size.longSide }
  let range: NumberRange
}
