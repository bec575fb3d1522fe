/// Writes the values of chosen fields and nothing else: what `--print` is.
struct PrintReporter: FitRowReporter {
  let opening: [UInt8] = []
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  private let leaves: LeafList
  private let terminator: UInt8
  private let escapes: Bool

  /// - Parameters:
  ///   - leaves: The fields of a line, in order.
  ///   - terminator: What ends every result: a line feed, or NUL.
  ///   - escapes: Whether a terminal shows it.
  init(leaves: [FitLeaf], terminator: UInt8, escapes: Bool = false) {
    self.leaves = LeafList(leaves)
    self.terminator = terminator
    self.escapes = escapes
  }

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    LeafWriter.write(
      leaves, of: result, separator: UInt8(ascii: "\t"), escapes: escapes, to: &output)
    output.append(terminator)
  }
}
