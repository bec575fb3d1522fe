/// A device's or display's name taken apart, so that its spellings compare equal.
///
/// Lower case; words are runs of letters and digits (a comma counts, for `iPhone18,1`); the words
/// that only accompany a number go, and an ordinal is its number: `iPad Pro (12.9-inch) (6th
/// generation)` is `ipad pro 12 9 6`.
struct ModelName {
  let words: [String]

  init(_ name: String) {
    words = name.lowercased()
      .split { !($0.isLetter || $0.isWholeNumber || $0 == ",") }
      .map { Self.withoutOrdinalEnding(String($0)) }
      .filter { !["inch", "generation", "gen"].contains($0) }
  }

  private static func withoutOrdinalEnding(_ word: String) -> String {
    let digits = word.prefix(while: \.isWholeNumber)
    let isOrdinal =
      !digits.isEmpty && ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
    return isOrdinal ? String(digits) : word
  }
}
