/// Writes the values of chosen fields and nothing else: what `--print` is.
struct PrintReporter: FitRowReporter {
  let opening: [UInt8] = []
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  private let leaves: [FitLeaf]
  private let terminator: UInt8

  /// - Parameters:
  ///   - leaves: The fields of a line, in order.
  ///   - terminator: What ends every result: a line feed, or NUL.
  init(leaves: [FitLeaf], terminator: UInt8) {
    self.leaves = leaves
    self.terminator = terminator
  }

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    for (index, leaf) in leaves.enumerated() {
      if index > 0 {
        output.append(UInt8(ascii: "\t"))
      }
      leaf.value.appendBare(of: result, to: &output)
    }
    output.append(terminator)
  }
}
