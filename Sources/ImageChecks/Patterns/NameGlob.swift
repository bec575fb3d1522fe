/// What a pattern asks of one name.
struct NameGlob: Sendable {
  private let tokens: [Token]

  /// - Parameter items: Without separators; runs of literals become characters as a person sees them.
  init(_ items: some Sequence<PatternParser.Item>) {
    var tokens: [Token] = []
    var run = String.UnicodeScalarView()
    func endRun() {
      tokens += String(run).map { .literal(CaseFolding.folded($0)) }
      run = String.UnicodeScalarView()
    }
    for item in items {
      switch item {
      case .literal(let scalar):
        run.append(scalar)
        continue
      case .any:
        endRun()
        tokens.append(.any)
      case .star:
        endRun()
        // Several in a row are one.
        if tokens.last != .star { tokens.append(.star) }
      case .oneOf(let choice):
        endRun()
        tokens.append(.oneOf(choice))
      case .separator: endRun()
      }
    }
    endRun()
    self.tokens = tokens
  }

  enum Token: Hashable, Sendable {
    /// A character, an ASCII letter in lower case.
    case literal(Character)
    case any
    case star
    case oneOf(CharacterChoice)
  }

  /// Whether it matches one spelling alone.
  var isLiteral: Bool {
    tokens.allSatisfy {
      if case .literal = $0 { true } else { false }
    }
  }

  /// Whether a point and something after it stand behind the last wildcard.
  var spellsExtension: Bool {
    let isSpelled: (Token) -> Bool = {
      if case .literal = $0 { true } else { false }
    }
    let end = tokens.suffix(from: (tokens.lastIndex { !isSpelled($0) } ?? -1) + 1)
    return end.dropLast().contains(.literal("."))
  }

  var namesHidden: Bool { tokens.first == .literal(".") }

  func matches(_ name: PatternPath.Name, _ includesHidden: Bool) -> Bool {
    if name.isHidden, !includesHidden, !namesHidden { return false }
    switch name {
    case .ascii(let bytes):
      return matches(bytes) { byte, token in
        switch token {
        case .literal(let character): character.asciiValue == CaseFolding.folded(byte)
        case .any, .star: true
        case .oneOf(let choice): choice.contains(Character(Unicode.Scalar(byte)))
        }
      }
    case .unicode(let characters):
      return matches(characters[...]) { character, token in
        switch token {
        case .literal(let literal): literal == CaseFolding.folded(character)
        case .any, .star: true
        case .oneOf(let choice): choice.contains(character)
        }
      }
    }
  }

  private func matches<Unit>(_ name: ArraySlice<Unit>, _ fits: (Unit, Token) -> Bool) -> Bool {
    var (token, unit) = (0, name.startIndex)
    // Where the last * stands, and the first unit that it has not taken yet.
    var retry: (token: Int, unit: Int)?
    while unit < name.endIndex {
      if token < tokens.count, tokens[token] == .star {
        retry = (token, unit)
        token += 1
      } else if token < tokens.count, fits(name[unit], tokens[token]) {
        (token, unit) = (token + 1, unit + 1)
      } else if let last = retry {
        retry = (last.token, last.unit + 1)
        (token, unit) = (last.token + 1, last.unit + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .star }
  }
}

/// Letters without regard to ASCII case.
enum CaseFolding {
  static func folded(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  static func folded(_ character: Character) -> Character {
    guard let byte = character.asciiValue, "A"..."Z" ~= character else { return character }
    return Character(Unicode.Scalar(byte | 0x20))
  }
}
