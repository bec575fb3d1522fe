/// Numbers as people write them on a command line.
enum Decimal {
  /// Reads a decimal number: digits, perhaps with a point among or before them, perhaps negative.
  /// The same in every locale; no exponent, plus sign, hexadecimal, `inf`, `nan` or space.
  ///
  /// - Returns: nil where the text is anything else, or too large for a double.
  static func number(_ text: some Collection<UInt8>) -> Double? {
    var last: UInt8?
    var hasPoint = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last == nil: break
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
      last = byte
    }
    guard let last, last >= UInt8(ascii: "0"),
      let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite
    else { return nil }
    return value + 0
  }

  /// Reads a number above 0.
  static func positive(_ text: some Collection<UInt8>) -> Double? {
    number(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
