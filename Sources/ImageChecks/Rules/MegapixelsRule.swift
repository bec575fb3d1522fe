import AppleDisplays

/// `megapixels`: width times height, in millions.
struct MegapixelsRule: Rule {
  static let key = CheckKey(
    "megapixels", "RANGE", help: "Width times height in millions of pixels: 2.5..12")

  let range: NumberRange

  static func read(from values: CheckValues) throws(ValueError) -> MegapixelsRule? {
    guard let range = try values.one(key, NumberRange.init) else { return nil }
    return MegapixelsRule(range: range)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    guard !isWithin(size) else { return [] }
    let count = Double(size.width) * Double(size.height) / 1_000_000
    let actual = DecimalText.rounded(count, unlike: range.bounds)
    return [
      Violation(
        actual: actual, expected: "\(range)", message: "\(actual) megapixels, needs \(range)",
        suggestion: nearestSize(to: size, megapixels: count)?.description)
    ]
  }

  private func isWithin(_ size: PixelSize) -> Bool {
    let pixels = Int128(size.width) * Int128(size.height)
    if let lower = range.lower,
      pixels * Int128(lower.denominator) < Int128(lower.numerator) * 1_000_000
    {
      return false
    }
    if let upper = range.upper,
      pixels * Int128(upper.denominator) > Int128(upper.numerator) * 1_000_000
    {
      return false
    }
    return true
  }

  /// The image scaled as a whole, its sides rounded to the side of the bound that is allowed.
  private func nearestSize(to size: PixelSize, megapixels: Double) -> PixelSize? {
    let isTooSmall = range.lower.map { megapixels < $0.double } ?? false
    guard let bound = isTooSmall ? range.lower : range.upper else { return nil }
    let scale = (bound.double / megapixels).squareRoot()
    // What a double says of the square root may be off by the last bit, so a step more is tried.
    for step in 0...1 {
      func scaled(_ length: Int) -> Int {
        let exact = Double(length) * scale
        return Int(isTooSmall ? exact.rounded(.up) : exact.rounded(.down))
          + (isTooSmall ? step : -step)
      }
      guard Double(size.longSide) * scale < Double(PixelSize.largestSide) else { return nil }
      let nearest = PixelSize(width: scaled(size.width), height: scaled(size.height))
      if nearest.isPossible, isWithin(nearest) { return nearest }
    }
    return nil
  }
}
