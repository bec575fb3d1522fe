/// The numbers that a rule allows: `N`, `N..`, `..M` or `N..M`, both ends included.
///
/// A number may have decimals and one of the suffixes k (1000), M (1000k), Ki (1024) and Mi (1024Ki).
package struct NumberRange: Hashable, Sendable {
  /// nil: as small as one likes.
  package let lower: Fraction?
  /// nil: as large as one likes.
  package let upper: Fraction?

  package init(_ text: String) throws(ValueProblem) {
    guard let ends = text.parted(by: "..") else {
      (lower, upper) = (try Self.number(text), try Self.number(text))
      return
    }
    guard !ends.before.isEmpty || !ends.after.isEmpty else { throw Self.malformed }
    lower = ends.before.isEmpty ? nil : try Self.number(ends.before)
    upper = ends.after.isEmpty ? nil : try Self.number(ends.after)
    if let lower, let upper, lower > upper {
      throw ValueProblem("ends before it begins: the smaller number stands first")
    }
  }

  package func contains(_ value: Fraction) -> Bool {
    if let lower, value < lower { return false }
    if let upper, value > upper { return false }
    return true
  }

  /// The allowed number nearest to one that is not.
  package func nearest(to value: Fraction) -> Fraction {
    if let lower, value < lower { return lower }
    if let upper, value > upper { return upper }
    return value
  }

  /// Both ends, for what must be told apart from them.
  var bounds: [Double] { [lower, upper].compactMap { $0?.double } }

  private static let suffixes = [
    ("Ki", 1024), ("Mi", 1_048_576), ("k", 1000), ("M", 1_000_000),
  ]

  private static let malformed = ValueProblem(
    "is no range: it is written N, N.., ..M or N..M, where 2k is 2000 and 2Ki is 2048")

  private static func number(_ text: some StringProtocol) throws(ValueProblem) -> Fraction {
    let suffix = suffixes.first { text.hasSuffix($0.0) }
    let digits = text.dropLast(suffix?.0.count ?? 0)
    guard let number = Fraction(decimal: digits, times: suffix?.1 ?? 1) else { throw malformed }
    return number
  }
}

extension NumberRange: CustomStringConvertible {
  /// `2000 or more`, `10 or less`, `1 to 2`, `5`.
  package var description: String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? "\(lower)" : "\(lower) to \(upper)"
    case (let lower?, nil): "\(lower) or more"
    case (nil, let upper?): "\(upper) or less"
    case (nil, nil): "any"
    }
  }
}
