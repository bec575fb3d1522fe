import TestSupport
import Testing

@testable import FitGeometry

struct PlainDecimalTests {
  @Test(
    "a number is written without exponent, sign of zero, or a fraction of none",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (4, "4"), (-12.5, "-12.5"), (0.1, "0.1"), (0.00001, "0.00001"),
      (1.25e-7, "0.000000125"),
      (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
      (1e16, "10000000000000000"), (1.5e17, "150000000000000000"),
      (1e22, "10000000000000000000000"),
      (123_456_789.123, "123456789.123"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func written(_ number: Double, _ text: String) {
    #expect(number.plainDecimal == text)
  }

  @Test("what is written reads back as the same number")
  func roundTrip() {
    var generator = SeededGenerator()
    for _ in 0..<5000 {
      let number = generator.magnitude(in: 1e-307...1e308)
      let text = number.plainDecimal
      #expect(Double(text) == number, "\(generator)")
      #expect(!text.contains("e"), "\(generator)")
    }
  }

  @Test(
    "halves round up, and so does what is a hair below one",
    arguments: [
      (0.5, 1.0), (1.5, 2), (2.4999, 2), (2.5 - 1e-13, 3), (0.49, 0), (1e300, 1e300), (7, 7),
    ] as [(Double, Double)])
  func roundedHalfUp(_ number: Double, _ rounded: Double) {
    #expect(number.roundedHalfUp == rounded)
  }

  @Test(
    "rounding down keeps whole numbers that are a hair short",
    arguments: [
      (1.5, 1.0), (-1.5, -2), (3 - 1e-13, 3), (-0.2, -1), (-3, -3), (0x1p52, 0x1p52),
      (-1e300, -1e300),
      (.infinity, .infinity),
    ] as [(Double, Double)])
  func roundedDown(_ number: Double, _ rounded: Double) {
    #expect(number.roundedDown == rounded)
  }
}
