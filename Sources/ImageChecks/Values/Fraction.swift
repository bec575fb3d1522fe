/// A number of zero or more, held exactly, in lowest terms: what a person typed as a decimal.
///
/// Sizes are compared with it in whole numbers, so that what lies on a bound is never a matter of
/// rounding. Numerator and denominator are at most `Fraction.limit`, which keeps every product with
/// the sides of an image within 128 bits.
package struct Fraction: Hashable, Sendable {
  package let numerator: Int
  package let denominator: Int

  /// The largest numerator or denominator.
  package static let limit = 1_000_000_000_000_000

  /// nil where it is negative, divided by zero, or past the limit in lowest terms.
  package init?(_ numerator: Int, over denominator: Int = 1) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = Fraction.greatestCommonDivisor(numerator, denominator)
    guard numerator / divisor <= Fraction.limit, denominator / divisor <= Fraction.limit else {
      return nil
    }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Reads digits with or without a decimal point: `16`, `1.85`, `.5`; at most 15 digits in all.
  ///
  /// - Parameter factor: What it is multiplied by, such as 1000 for `k`.
  package init?(decimal text: some StringProtocol, times factor: Int = 1) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.joined()
    let decimals = parts.count == 2 ? parts[1].utf8.count : 0
    guard digits.utf8.count <= 15, let value = Int(digits: digits) else { return nil }
    guard let power = Int.power(of: 10, decimals) else { return nil }
    let (product, overflows) = value.multipliedReportingOverflow(by: factor)
    guard !overflows else { return nil }
    self.init(product, over: power)
  }

  package var double: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }
}

extension Fraction: Comparable {
  package static func < (left: Fraction, right: Fraction) -> Bool {
    Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension Fraction: CustomStringConvertible {
  /// The shortest decimal where it has one of at most 15 places, else `numerator/denominator`.
  package var description: String {
    var (scaled, places) = (numerator, 0)
    while scaled % denominator != 0 {
      let (next, overflows) = scaled.multipliedReportingOverflow(by: 10)
      guard !overflows, places < 15 else { return "\(numerator)/\(denominator)" }
      (scaled, places) = (next, places + 1)
    }
    return DecimalText.text(of: scaled / denominator, places: places)
  }
}

extension Int {
  /// nil where it is past Int.
  static func power(of base: Int, _ exponent: Int) -> Int? {
    var result = 1
    for _ in 0..<exponent {
      let (next, overflows) = result.multipliedReportingOverflow(by: base)
      guard !overflows else { return nil }
      result = next
    }
    return result
  }
}
