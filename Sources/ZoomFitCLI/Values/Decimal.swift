/// Numbers as people write them on a command line.
enum Decimal {
  /// Reads a decimal number: digits, perhaps with a point among or before them, perhaps negative.
  /// The same in every locale; no exponent, plus sign, hexadecimal, `inf`, `nan` or space.
  ///
  /// - Returns: nil where the text is anything else, or too large for a double.
  static func number(_ text: some StringProtocol) -> Double? {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let parts = rest.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isDecimal =
      parts.allSatisfy { $0.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }
      && parts.last?.isEmpty == false
    guard isDecimal, let value = Double(String(text)), value.isFinite else { return nil }
    return value + 0
  }

  /// Reads a number above 0.
  static func positive(_ text: some StringProtocol) -> Double? {
    number(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
