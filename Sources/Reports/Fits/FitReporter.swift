/// Turns results, one after the other, into the bytes of one format.
///
/// The caller begins once, adds every result in order, and ends once; whenever it likes it writes the
/// buffer out and empties it.
package protocol FitReporter: Sendable {
  /// What stands before the first result.
  mutating func begin(into output: inout OutputBuffer)
  /// One result; its bytes may be held back until later ones are known.
  mutating func add(_ result: FitResult, to output: inout OutputBuffer)
  /// What was held back, and what stands after the last result.
  mutating func end(into output: inout OutputBuffer)
  /// Writes one result by itself, on any thread and in any order, where the format can.
  ///
  /// - Returns: Whether it can, which is the same for all results.
  func write(row result: FitResult, to output: inout OutputBuffer) -> Bool
  /// What stands between two results that were written by themselves.
  var separator: [UInt8] { get }
}

extension FitReporter {
  package func write(row result: FitResult, to output: inout OutputBuffer) -> Bool { false }
  package var separator: [UInt8] { [] }
}

/// A reporter that writes every result by itself, so that many threads can write at once.
///
/// The output is `opening`, the rows in order with `separator` between them, `closing`.
package protocol FitRowReporter: FitReporter {
  var opening: [UInt8] { get }
  var closing: [UInt8] { get }
  /// One result, whole.
  func write(_ result: FitResult, to output: inout OutputBuffer)
  /// Whether a row was added before, for `add`; threads that write rows keep count themselves.
  var hasRows: Bool { get set }
}

extension FitRowReporter {
  package func write(row result: FitResult, to output: inout OutputBuffer) -> Bool {
    write(result, to: &output)
    return true
  }

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
