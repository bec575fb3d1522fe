/// The part of an iPad's screen that an app has in Split View.
public enum Split: String, CaseIterable, Hashable, Sendable {
  case half = "1/2"
  /// The narrower app beside a wider one.
  case oneThird = "1/3"
  /// The wider app beside a narrower one.
  case twoThirds = "2/3"

  /// Reads `1/2`, `1/3` or `2/3`.
  ///
  /// - Throws: ``DisplayError/unknownSplit(_:)`` for anything else.
  public init(_ text: String) throws(DisplayError) {
    guard let split = Split(rawValue: text) else { throw .unknownSplit(text) }
    self = split
  }
}
