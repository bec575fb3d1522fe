package import AppleDisplays

/// A ratio of width to height that a rule asks for: `16:9`, `1.85:1`, `1.5`.
package struct AspectRatio: Hashable, Sendable {
  /// Width over height, exactly.
  package let value: Fraction
  /// As it was written.
  package let text: String

  package init(_ text: some StringProtocol) throws(ValueProblem) {
    let sides = text.parted(by: ":") ?? (text[...], "1")
    guard let width = Fraction(decimal: sides.before), let height = Fraction(decimal: sides.after),
      width.numerator > 0, height.numerator > 0,
      let value = AspectRatio.quotient(width, height)
    else {
      throw ValueProblem("is no ratio of width to height, which is written 16:9 or 1.85:1")
    }
    self.value = value
    self.text = String(text)
  }

  private init(value: Fraction, text: String) {
    self.value = value
    self.text = text
  }

  /// The ratio after a quarter turn.
  package var turned: AspectRatio {
    let sides = text.parted(by: ":") ?? (text[...], "1")
    // The reciprocal of a ratio is a ratio within the same limits.
    guard let value = Fraction(value.denominator, over: value.numerator) else { return self }
    return AspectRatio(value: value, text: "\(sides.after):\(sides.before)")
  }

  private static func quotient(_ width: Fraction, _ height: Fraction) -> Fraction? {
    let (numerator, tooWide) = width.numerator.multipliedReportingOverflow(by: height.denominator)
    let (denominator, tooHigh) = height.numerator.multipliedReportingOverflow(
      by: width.denominator)
    return tooWide || tooHigh ? nil : Fraction(numerator, over: denominator)
  }
}

extension AspectRatio {
  /// Whether a size has this ratio.
  ///
  /// Without tolerance it has where rounding each side to whole pixels can have led there:
  /// (w − ½)/(h + ½) ≤ W/H ≤ (w + ½)/(h − ½). All of it in whole numbers.
  package func fits(_ size: PixelSize, tolerance: Tolerance?) -> Bool {
    let (width, height) = (Int128(size.width), Int128(size.height))
    let (over, under) = (Int128(value.numerator), Int128(value.denominator))
    switch tolerance {
    case nil:
      return (2 * width - 1) * under <= over * (2 * height + 1)
        && over * (2 * height - 1) <= (2 * width + 1) * under
    case .share(let share)?:
      // |w/h − W/H| ≤ share · W/H
      let difference = (width * under - over * height).magnitude
      return difference * share.denominator.magnitude128
        <= (over * height).magnitude * share.numerator.magnitude128
    case .pixels(let pixels)?:
      // The shorter side is off what the longer one asks for by at most so many pixels.
      let difference = (width * under - over * height).magnitude
      let perPixel = size.width >= size.height ? over : under
      return difference * pixels.denominator.magnitude128
        <= perPixel.magnitude * pixels.numerator.magnitude128
    }
  }

  /// The sizes nearest to one that have this ratio: with its width, then with its height, or, where
  /// the tolerance is too narrow for those, the nearest whole multiple of the ratio itself.
  package func nearestSizes(to size: PixelSize, tolerance: Tolerance?) -> [PixelSize] {
    let (over, under) = (value.numerator, value.denominator)
    let height = size.width.scaled(by: under, over: over)
    let width = size.height.scaled(by: over, over: under)
    var sizes = [
      PixelSize(width: size.width, height: height), PixelSize(width: width, height: size.height),
    ].filter { $0.isPossible && fits($0, tolerance: tolerance) }
    if sizes.isEmpty {
      let times = max(1, (size.width + over / 2) / over)
      let (width, tooWide) = over.multipliedReportingOverflow(by: times)
      let (height, tooHigh) = under.multipliedReportingOverflow(by: times)
      let multiple = PixelSize(width: width, height: height)
      if !tooWide, !tooHigh, multiple.isPossible { sizes = [multiple] }
    }
    return sizes.first == sizes.last ? Array(sizes.prefix(1)) : sizes
  }
}

extension Int {
  /// The nearest whole number to this times `factor` over `divisor`, halves up; all are positive.
  func scaled(by factor: Int, over divisor: Int) -> Int {
    let (factor, divisor) = (Int128(factor), Int128(divisor))
    return Int(clamping: (2 * Int128(self) * factor + divisor) / (2 * divisor))
  }

  fileprivate var magnitude128: UInt128 { UInt128(magnitude) }
}
