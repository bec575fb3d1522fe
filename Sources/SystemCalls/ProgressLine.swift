/// The line that a terminal shows while a long run goes on: made here, written by the command.
///
/// Nothing before a second has passed, then at most ten times a second.
package struct ProgressLine: Sendable {
  private let start: MonotonicTime
  private let total: Int?
  private var shown: MonotonicTime?

  /// - Parameter total: How many files there are, where that is known.
  package init(total: Int?, start: MonotonicTime = .now) {
    self.total = total
    self.start = start
  }

  /// Whether a line would help anyone: the terminal of standard error is not scrolling by with the
  /// results themselves.
  ///
  /// - Parameter isOutputElsewhere: Whether the results go to a file.
  package static func isWanted(isOutputElsewhere: Bool) -> Bool {
    Terminal.isTerminal(.standardError)
      && (isOutputElsewhere || !Terminal.isTerminal(.standardOutput))
  }

  /// What to write now that `done` files are done; nil where it is not time.
  package mutating func update(done: Int, now: MonotonicTime = .now) -> [UInt8]? {
    guard now.seconds(since: start) >= 1 else { return nil }
    if let shown, now.seconds(since: shown) < 0.1 { return nil }
    shown = now
    Interruption.eraseLine(true)
    let count = total.map { "\(done) of \($0) files" } ?? "\(done) files"
    return Array("\rzoomfit: \(count)\u{1B}[K".utf8)
  }

  /// What to write before anything else is written to the terminal, and at the end; nil where no line
  /// is shown.
  package mutating func erase() -> [UInt8]? {
    guard shown != nil else { return nil }
    shown = nil
    Interruption.eraseLine(false)
    return Array("\r\u{1B}[K".utf8)
  }
}
