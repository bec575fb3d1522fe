/// How high a bar is: a length, or what UIKit gives it on the device.
public enum BarHeight: Hashable, Sendable {
  /// Points; 0 or more.
  case points(Double)
  case word(Word)

  /// The heights that have a name.
  public enum Word: String, CaseIterable, Hashable, Sendable {
    /// What the bar has on that device, held that way.
    case standard
    /// A navigation bar with a large title. In compact height (an iPhone in landscape) UIKit shows
    /// the small title, and the bar is the standard one.
    case large
    /// The low bar of an iPhone of compact width in landscape, whichever way it is held.
    case compact
  }

  /// Reads `44`, `53.5`, `standard`, `large` or `compact`.
  ///
  /// - Throws: ``DisplayError/invalidBarHeight(_:words:)`` for anything else, and for a length that is
  ///   negative or not finite.
  public init(_ text: String) throws(DisplayError) {
    if let word = Word(rawValue: text) {
      self = .word(word)
    } else if text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let points = Double(text), points.isFinite
    {
      self = .points(points)
    } else {
      throw .invalidBarHeight(text, words: Word.allCases.map(\.rawValue))
    }
  }
}
