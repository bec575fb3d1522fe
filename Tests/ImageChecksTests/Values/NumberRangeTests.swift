import Testing

@testable import ImageChecks

struct NumberRangeTests {
  @Test(
    "a range holds the numbers up to its ends, and them",
    arguments: [
      ("2000", 2000, true), ("2000", 2001, false), ("2000", 1999, false),
      ("2000..", 2000, true), ("2000..", 1999, false), ("..2000", 2000, true),
      ("..2000", 2001, false), ("10..20", 10, true), ("10..20", 20, true), ("10..20", 9, false),
      ("10..20", 21, false), ("2k..", 2000, true), ("2k..", 1999, false), ("..2Ki", 2048, true),
      ("..2Ki", 2049, false), ("1.5k", 1500, true), ("1M", 1_000_000, true),
      ("1Mi", 1_048_576, true), ("0.5Ki", 512, true), ("0..", 0, true), ("2.5..", 2, false),
      ("2.5..", 3, true),
    ])
  func contains(_ text: String, _ number: Int, _ expected: Bool) throws {
    let value = try #require(Fraction(number))
    #expect(try NumberRange(text).contains(value) == expected)
  }

  @Test(
    "what is no range is refused",
    arguments: [
      "", "..", "a", "-1", "1..a", "1 ..2", "1e3", "2K", "2kB", "20..10", "1,5", "+1", "k", "0x10",
      "1...2..3", "99999999999999999999", "١٢",
    ])
  func refused(_ text: String) {
    #expect(throws: ValueProblem.self) { try NumberRange(text) }
  }

  @Test(
    "a range reads as a person says it",
    arguments: [
      ("2000", "2000"), ("2000..", "2000 or more"), ("..2Ki", "2048 or less"),
      ("1.5..2k", "1.5 to 2000"), ("5..5", "5"),
    ])
  func described(_ text: String, _ expected: String) throws {
    #expect(try NumberRange(text).description == expected)
  }

  @Test(
    "a rounded number never reads as the one it is held against",
    arguments: [
      (1.92, [16.0 / 9], "1.92"), (1.8, [1.8], "1.8"), (1.8004, [1.8], "1.8004"),
      (12.000001, [12], "12.000001"), (0.333333, [], "0.33"), (2, [1.999], "2"),
      (1.999, [2], "1.999"), (0, [], "0"), (0.004, [], "0"), (1234567.891, [], "1234567.89"),
    ] as [(Double, [Double], String)])
  func rounded(_ value: Double, _ bounds: [Double], _ expected: String) {
    #expect(DecimalText.rounded(value, unlike: bounds) == expected)
  }
}
