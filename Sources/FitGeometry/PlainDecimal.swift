extension Double {
  /// The shortest decimal that reads back as this number, never with an exponent: `0.00001`, `4`.
  ///
  /// Whole numbers have no `.0` and zero has no sign; what is not finite is `inf`, `-inf` or `nan`.
  package var plainDecimal: String {
    guard isFinite else { return "\(self)" }
    return String(decoding: DecimalDigits(self).ascii(), as: UTF8.self)
  }
}
