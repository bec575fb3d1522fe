extension Double {
  /// The shortest decimal that reads back as this number, never with an exponent: `0.00001`, `4`.
  ///
  /// Whole numbers have no `.0` and zero has no sign; what is not finite is `inf`, `-inf` or `nan`.
  package var plainDecimal: String {
    guard isFinite else { return "\(self)" }
    guard self != 0 else { return "0" }
    let shortest = "\(magnitude)"
    let sign = self < 0 ? "-" : ""
    guard let exponentMark = shortest.firstIndex(of: "e") else {
      return sign + (shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest)
    }

    // "1.25e-07": the digits without their point, and where the point belongs among them.
    var digits = shortest[..<exponentMark].filter { $0 != "." }
    let exponent = Int(shortest[shortest.index(after: exponentMark)...]) ?? 0
    if digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
    let point = exponent + 1
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
