import AppleDisplays

/// A size in points as Contents.json writes it, held exactly: `83.5x83.5`.
struct PointSize: Hashable, Sendable {
  /// In millionths of a point.
  private var width: Int
  private var height: Int
  /// As written.
  let text: String

  private static let unit = 1_000_000

  /// nil where it is no size: two positive decimals of at most six places, below a million.
  init?(_ text: String) {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = Self.millionths(sides[0]),
      let height = Self.millionths(sides[1])
    else { return nil }
    self.width = width
    self.height = height
    self.text = text
  }

  private static func millionths(_ text: Substring) -> Int? {
    guard let fraction = Fraction(decimal: text, times: unit) else { return nil }
    let value = fraction.numerator
    guard fraction.denominator == 1, value > 0, value < unit * unit else { return nil }
    return value
  }

  /// Whether both sides are this many points.
  func isSquare(of points: Int) -> Bool {
    width == points * Self.unit && height == width
  }

  /// The pixels at a scale; half a pixel and more counts as a whole one.
  func pixels(scale: Int) -> PixelSize {
    PixelSize(
      width: (width * scale + Self.unit / 2) / Self.unit,
      height: (height * scale + Self.unit / 2) / Self.unit)
  }

  /// Whether an image of so many pixels is this size at a scale. Where that is no whole number of
  /// pixels, the one above and the one below both are.
  func isSize(of pixels: PixelSize, scale: Int) -> Bool {
    abs(pixels.width * Self.unit - width * scale) < Self.unit
      && abs(pixels.height * Self.unit - height * scale) < Self.unit
  }
}
