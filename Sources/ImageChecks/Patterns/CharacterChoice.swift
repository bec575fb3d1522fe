/// `[a-z]`: one character of these, or with `!` one of all others.
struct CharacterChoice: Hashable, Sendable {
  var ranges: [ClosedRange<Character>]
  var isNegated: Bool

  /// ASCII letters are in it where either case is.
  func contains(_ character: Character) -> Bool {
    var isMember = ranges.contains { $0.contains(character) }
    if !isMember, let ascii = character.asciiValue, character.isLetter {
      let other = Character(Unicode.Scalar(ascii ^ 0x20))
      isMember = ranges.contains { $0.contains(other) }
    }
    return isMember != isNegated
  }
}
