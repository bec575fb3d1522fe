/// Turns results, one after the other, into the bytes of one format.
///
/// The caller begins once, adds every result in order, and ends once; whenever it likes it writes the
/// buffer out and empties it.
package protocol FitReporter {
  /// What stands before the first result.
  mutating func begin(into output: inout OutputBuffer)
  /// One result; its bytes may be held back until later ones are known.
  mutating func add(_ result: FitResult, to output: inout OutputBuffer)
  /// What was held back, and what stands after the last result.
  mutating func end(into output: inout OutputBuffer)
  /// The reporter itself where it writes every result by itself, else nil. Asking the language's
  /// runtime for it would take longer than reading a file does.
  var byRow: (any FitRowReporter)? { get }
}

extension FitReporter {
  package var byRow: (any FitRowReporter)? { nil }
}

/// A reporter that writes every result by itself, so that many threads can write at once.
///
/// The output is `opening`, the rows in order with `separator` between them, `closing`.
package protocol FitRowReporter: FitReporter, Sendable {
  var opening: [UInt8] { get }
  var separator: [UInt8] { get }
  var closing: [UInt8] { get }
  /// One result, whole; callable from any thread in any order.
  func write(_ result: FitResult, to output: inout OutputBuffer)
  /// Whether a row was added before, for `add`; threads that call `write` keep count themselves.
  var hasRows: Bool { get set }
}

extension FitRowReporter {
  package var byRow: (any FitRowReporter)? { self }

  package mutating func begin(into output: inout OutputBuffer) {
    output.append(opening)
  }

  package mutating func add(_ result: FitResult, to output: inout OutputBuffer) {
    if hasRows {
      output.append(separator)
    }
    hasRows = true
    write(result, to: &output)
  }

  package mutating func end(into output: inout OutputBuffer) {
    output.append(closing)
  }
}
