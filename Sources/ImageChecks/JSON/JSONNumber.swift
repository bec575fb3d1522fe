/// A JSON number, as written and as a double.
package struct JSONNumber: Hashable, Sendable {
  /// As it stands in the text: `2000`, `1e3`, `-0`.
  package var text: String
  /// The nearest double; always finite.
  package var double: Double

  package init(text: String, double: Double) {
    self.text = text
    self.double = double
  }

  /// The whole number it is, however written (`2000`, `2e3`); nil where it has a fraction or is past Int.
  package var integer: Int? {
    if let integer = Int(text) { return integer }
    // Doubles from 2^63 on are no Int.
    guard double.magnitude < 0x1p63 else { return nil }
    let integer = Int(double)
    return Double(integer) == double ? integer : nil
  }
}
