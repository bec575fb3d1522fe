/// How far a size may be off a ratio, in place of the rounding of each side.
package enum Tolerance: Hashable, Sendable {
  /// A share of the ratio: `1%` is one hundredth.
  case share(Fraction)
  /// Pixels of the shorter side, given the longer one.
  case pixels(Fraction)

  /// Reads `1%` or `2px`.
  package init(_ text: String) throws(ValueProblem) {
    let malformed = ValueProblem("is no tolerance, which is written 1% or 2px")
    if text.hasSuffix("%") {
      guard let percent = Fraction(decimal: text.dropLast()),
        let share = Fraction(percent.numerator, over: percent.denominator * 100)
      else { throw malformed }
      self = .share(share)
    } else {
      guard text.hasSuffix("px"), let pixels = Fraction(decimal: text.dropLast(2)) else {
        throw malformed
      }
      self = .pixels(pixels)
    }
    guard amount.numerator < Tolerance.limit, amount.denominator < Tolerance.limit else {
      throw ValueProblem("has more digits than a tolerance can")
    }
  }

  /// Keeps the products of the ratio test within 128 bits.
  private static let limit = 1_000_000_000

  private var amount: Fraction {
    switch self {
    case .share(let amount), .pixels(let amount): amount
    }
  }
}
