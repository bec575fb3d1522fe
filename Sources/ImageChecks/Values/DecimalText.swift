/// Numbers as findings show them to a person: rounded, and never so that they seem to be what they
/// are not.
enum DecimalText {
  /// A whole number of tenths, hundredths and so on as a decimal, without zeros at its end.
  static func text(of scaled: Int, places: Int) -> String {
    guard places > 0 else { return String(scaled) }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let fraction = padded.suffix(places)
    let shown = fraction.reversed().drop { $0 == "0" }.reversed()
    return shown.isEmpty ? String(whole) : "\(whole).\(String(shown))"
  }

  /// A number of zero or more, rounded to two decimals, or to as many (nine at most) as it takes to
  /// show that it is not one of those it is held against.
  static func rounded(_ value: Double, unlike bounds: [Double] = []) -> String {
    let bounds = bounds.filter { $0 != value }
    var shown = text(of: value, places: 2)
    for places in 3...9 where bounds.contains(where: { text(of: $0, places: places - 1) == shown })
    {
      shown = text(of: value, places: places)
    }
    return shown
  }

  private static func text(of value: Double, places: Int) -> String {
    let factor = Double(Int.power(of: 10, places) ?? 1)
    let scaled = (value * factor).rounded()
    // Past 2^53 a double is whole, and no image has such a number.
    guard scaled < 0x1p53 else { return "\(value)" }
    return text(of: Int(scaled), places: places)
  }
}
