/// What is wrong with one value of a rule or setting, to be read after the value itself:
/// `is no range, which is written 2000..`.
package struct ValueProblem: Error, Hashable, Sendable {
  /// Without capital and full stop.
  package var message: String
  /// Whether the value names a file that could not be opened.
  package var isAboutAccess: Bool

  package init(_ message: String, isAboutAccess: Bool = false) {
    self.message = message
    self.isAboutAccess = isAboutAccess
  }
}

extension Int {
  /// Reads ASCII digits and nothing else: no sign, no space; nil also past Int.
  init?(digits: some StringProtocol) {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self.init(digits)
  }
}
