/// A device's or display's name taken apart, so that its spellings compare equal.
///
/// Lower case; words are runs of letters and digits (a comma counts, for `iPhone18,1`); the words
/// that only accompany a number go, and an ordinal is its number: `iPad Pro (12.9-inch) (6th
/// generation)` is `ipad pro 12 9 6`.
struct ModelName {
  let words: [String]

  init(_ name: String) {
    words = name.utf8.split(whereSeparator: Self.isSeparator)
      .map { Self.withoutOrdinalEnding(String(Substring($0)).lowercased()) }
      .filter { $0 != "inch" && $0 != "generation" && $0 != "gen" }
  }

  /// The words without anything between them, for names that are split differently.
  var joined: String { words.joined() }

  /// Bytes above ASCII belong to letters: no known name has any, and none is to match by losing them.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), 0x80...:
      false
    default: true
    }
  }

  private static func withoutOrdinalEnding(_ word: String) -> String {
    let digits = word.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, digits.count + 2 == word.utf8.count else { return word }
    return ["st", "nd", "rd", "th"].contains(word.suffix(2)) ? String(Substring(digits)) : word
  }
}
