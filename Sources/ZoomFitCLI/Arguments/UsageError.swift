/// A command line that can't be understood or asks for what can't be (exit status 64).
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, where, and what to do, in one line without capital or full stop.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// An unknown name of something, with the nearest known ones.
  ///
  /// - Parameters:
  ///   - what: What was typed, as a phrase: `unknown option --viewpotr`.
  ///   - nearest: The known names that it may have meant, best first, as they are typed.
  ///   - otherwise: What to say where nothing is near.
  package init(_ what: String, nearest: [String], otherwise: String = "") {
    guard let last = nearest.last else {
      message = otherwise.isEmpty ? what : "\(what); \(otherwise)"
      return
    }
    let others = nearest.dropLast().joined(separator: ", ")
    message = "\(what); did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }
}
