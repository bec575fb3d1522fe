/// Reads a zoom spec, word by word.
///
/// A word runs to the next space, comma or parenthesis, so `3xfit` is one, whatever stands in it.
struct ZoomSpecParser {
  /// Lists can be nested this deep; the stack carries far more, and nobody can read as much.
  static let depthLimit = 16

  private let text: [Character]
  private let role: ZoomSpec.Role?
  private var index = 0

  init(_ text: some StringProtocol, role: ZoomSpec.Role?) {
    self.text = Array(text)
    self.role = role
  }

  mutating func parse() throws(ZoomSpecError) -> ZoomSpec {
    let spec = try parseSpec(depth: 0)
    skipSpaces()
    guard index == text.count else {
      throw error(.unexpected(shortened(text[index...])), at: index)
    }
    return spec
  }

  private mutating func parseSpec(depth: Int) throws(ZoomSpecError) -> ZoomSpec {
    skipSpaces()
    let start = index
    while index < text.count, !Self.isDelimiter(text[index]) { index += 1 }
    let word = text[start..<index]
    guard let first = word.first else { throw error(.missing, at: start) }

    if first.isDecimalDigit || first == "." || first == "+" || first == "-" {
      return try number(word)
    }
    skipSpaces()
    if index < text.count, text[index] == "(" {
      switch String(word) {
      case "min": return .smallest(try parseList(depth: depth + 1))
      case "max": return .largest(try parseList(depth: depth + 1))
      default: throw error(.unexpected("("), at: index)
      }
    }
    return .named(try name(word), times: 1)
  }

  /// What stands in parentheses after `min` or `max`.
  private mutating func parseList(depth: Int) throws(ZoomSpecError) -> [ZoomSpec] {
    guard depth <= Self.depthLimit else {
      throw error(.tooDeep(limit: Self.depthLimit), at: index)
    }
    var specs: [ZoomSpec] = []
    repeat {
      index += 1  // the parenthesis, or the comma
      specs.append(try parseSpec(depth: depth))
      skipSpaces()
    } while index < text.count && text[index] == ","
    guard index < text.count else { throw error(.unclosed, at: index) }
    guard text[index] == ")" else { throw error(.unexpected(String(text[index])), at: index) }
    index += 1
    return specs
  }

  /// `2`, `0.5`, `3x` or `3xfit`.
  private func number(_ word: ArraySlice<Character>) throws(ZoomSpecError) -> ZoomSpec {
    let digits = word.prefix { $0 != "x" }
    let value = try decimal(digits, in: word)
    guard digits.endIndex < word.endIndex else { return .number(value) }
    let rest = word[(digits.endIndex + 1)...]
    return .named(
      rest.isEmpty ? try allowed(.fit, at: digits.endIndex) : try name(rest), times: value)
  }

  private func decimal(_ digits: ArraySlice<Character>, in word: ArraySlice<Character>)
    throws(ZoomSpecError) -> Double
  {
    let unsigned = digits.first == "-" || digits.first == "+" ? digits.dropFirst() : digits
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let fraction = parts.last, !fraction.isEmpty, digits.first != "+",
      parts.allSatisfy({ $0.allSatisfy(\.isDecimalDigit) }), let value = Double(String(digits))
    else { throw error(.malformedNumber(shortened(word)), at: word.startIndex) }
    guard value.isUsable else { throw error(.outOfRange(shortened(word)), at: word.startIndex) }
    return value
  }

  private func name(_ word: ArraySlice<Character>) throws(ZoomSpecError) -> ZoomSpec.Name {
    guard let name = ZoomSpec.Name(rawValue: String(word)) else {
      let known = role?.allowedNames ?? ZoomSpec.Name.allCases
      let nearest = NearestName.nearest(
        to: shortened(word), among: known.map(\.rawValue), limit: 1
      ).first
      throw error(
        .unknownName(shortened(word), nearest: nearest, known: known), at: word.startIndex)
    }
    return try allowed(name, at: word.startIndex)
  }

  private func allowed(_ name: ZoomSpec.Name, at start: Int) throws(ZoomSpecError) -> ZoomSpec.Name
  {
    if let role, !role.allows(name) {
      throw error(.nameNotAllowed(name, known: role.allowedNames), at: start)
    }
    return name
  }

  private mutating func skipSpaces() {
    while index < text.count, Self.isSpace(text[index]) { index += 1 }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\n" || character == "\r\n"
  }

  private static func isDelimiter(_ character: Character) -> Bool {
    isSpace(character) || character == "," || character == "(" || character == ")"
  }

  private func error(_ reason: ZoomSpecError.Reason, at index: Int) -> ZoomSpecError {
    ZoomSpecError(reason: reason, position: index + 1)
  }

  /// As much of a stranger's word as a message can carry.
  private func shortened(_ word: ArraySlice<Character>) -> String {
    word.count <= 40 ? String(word) : String(word.prefix(40)) + "…"
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool { isASCII && isNumber }
}
