import TestSupport
import Testing

@testable import FitGeometry
@testable import Reports

struct ShortestDecimalTests {
  /// The digits that the standard library finds, in the same form.
  static func expected(_ value: Double) -> (digits: UInt64, exponent: Int) {
    let decimal = DecimalDigits(value)
    return (
      decimal.digits.reduce(0) { $0 * 10 + UInt64($1) }, decimal.point - decimal.digits.count
    )
  }

  @Test(
    "the digits are the standard library's",
    arguments: [
      0.1, 0.3, 1.0 / 3, 2.0 / 3, 0.12896825396825398, 97.66666666666667, 5e-10, 1e-11, 123.456,
      9_007_199_254_740_991, 9_007_199_254_740_989, 4503599627370497.5, 0.30000000000000004, 1e15,
      7,
      5e-11.nextUp, 0.5.nextUp, 0.5.nextDown, 1.0.nextUp, 1.0.nextDown,
    ])
  func table(_ value: Double) throws {
    let decimal = try #require(ShortestDecimal(value))
    #expect((decimal.digits, decimal.exponent) == Self.expected(value))
  }

  @Test(
    "what is out of reach is left to the standard library",
    arguments: [0, -1, 0.5, 1, 1e-30, 1e300, .infinity, .nan, .leastNonzeroMagnitude])
  func refused(_ value: Double) {
    #expect(ShortestDecimal(value) == nil)
  }

  @Test("random numbers, quotients and powers have the standard library's digits")
  func law() throws {
    var random = SeededGenerator()
    for _ in 0..<100_000 {
      let quotient =
        Double(Int.random(in: 1...100_000, using: &random))
        / Double(Int.random(in: 1...100_000, using: &random))
      let anyBits = Double(
        sign: .plus, exponent: Int.random(in: -36...52, using: &random),
        significand: .random(in: 1..<2, using: &random))
      for value in [quotient, anyBits] {
        guard let decimal = ShortestDecimal(value) else { continue }
        let found = (decimal.digits, decimal.exponent)
        try #require(found == Self.expected(value), "\(value) \(random)")
      }
    }
  }
}
