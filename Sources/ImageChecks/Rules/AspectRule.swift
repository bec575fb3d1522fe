import AppleDisplays

/// `aspect`: the ratio of width to height is one of these, or in one of these ranges.
struct AspectRule: Rule {
  static let key = CheckKey(
    "aspect", "W:H[,W:H...]", arity: .commaSeparated,
    help: """
      The ratio of width to height: 16:9 up to the rounding of each side, 16:9~ either way \
      round, 1.7..1.8 for a range
      """)

  let choices: [Choice]
  let tolerance: Tolerance?

  /// One of the ratios that will do.
  enum Choice: Hashable, Sendable {
    case ratio(AspectRatio)
    case range(AspectRange)
  }

  static func read(from values: CheckValues) throws(ValueError) -> AspectRule? {
    let tolerance = try values.one(CheckSettings.tolerance, Tolerance.init)
    let choices = try values.all(key) { text throws(ValueProblem) -> [Choice] in
      if text.parted(by: "..") != nil { return [.range(try AspectRange(text))] }
      guard text.hasSuffix("~") else { return [.ratio(try AspectRatio(text))] }
      let ratio = try AspectRatio(text.dropLast())
      return [.ratio(ratio), .ratio(ratio.turned)]
    }.flatMap(\.self)
    return choices.isEmpty ? nil : AspectRule(choices: choices, tolerance: tolerance)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    guard !choices.contains(where: { fits($0, size) }) else { return [] }
    let ratio = Double(size.width) / Double(size.height)
    let bounds = choices.flatMap(\.bounds)
    let actual = DecimalText.rounded(ratio, unlike: bounds) + ":1"
    let expected = choices.map(\.text).joined(separator: " or ")
    let suggestion = nearestSizes(to: size, ratio).map(\.description).joined(separator: " or ")
    return [
      Violation(
        actual: actual, expected: expected,
        message: "\(size) is \(actual), needs \(expected)",
        suggestion: suggestion.isEmpty ? nil : suggestion)
    ]
  }

  private func fits(_ choice: Choice, _ size: PixelSize) -> Bool {
    switch choice {
    case .ratio(let ratio): ratio.fits(size, tolerance: tolerance)
    case .range(let range): range.fits(size)
    }
  }

  /// Those of the choice that is the smallest factor away.
  private func nearestSizes(to size: PixelSize, _ ratio: Double) -> [PixelSize] {
    func distance(_ choice: Choice) -> Double {
      let target: Double =
        switch choice {
        case .ratio(let wanted): wanted.value.double
        case .range(let range): range.nearestBound(to: size)?.value.double ?? ratio
        }
      return max(target / ratio, ratio / target)
    }
    switch choices.min(by: { distance($0) < distance($1) }) {
    case .ratio(let wanted)?: return wanted.nearestSizes(to: size, tolerance: tolerance)
    case .range(let range)?: return range.nearestSizes(to: size)
    case nil: return []
    }
  }
}

extension AspectRule.Choice {
  var text: String {
    switch self {
    case .ratio(let ratio): ratio.text
    case .range(let range): range.description
    }
  }

  /// What an image's ratio must be told apart from.
  var bounds: [Double] {
    switch self {
    case .ratio(let ratio): [ratio.value.double]
    case .range(let range): [range.lower, range.upper].compactMap { $0?.value.double }
    }
  }
}
