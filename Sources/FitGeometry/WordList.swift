extension [String] {
  /// `a`, `a or b`, `a, b or c`; with another word before the last where one is given.
  package func listed(_ conjunction: String = "or") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
