/// Writes a text of the user's with values in it: what `--template` is.
struct TemplateReporter: FitRowReporter {
  let opening: [UInt8] = []
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  /// What is written: bytes, and after them a leaf's value.
  private let parts: [(literal: [UInt8], leaves: LeafList)]
  private let escapes: Bool

  /// - Parameter escapes: Whether a terminal shows it.
  init(template: PrintTemplate, escapes: Bool = false) {
    self.escapes = escapes
    parts = template.parts.map { part in
      switch part {
      case .literal(let bytes): (bytes, LeafList([]))
      case .field(let leaf): ([], LeafList([leaf]))
      }
    }
  }

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    for part in parts {
      output.append(part.literal)
      LeafWriter.write(
        part.leaves, of: result, separator: UInt8(ascii: "\t"), escapes: escapes, to: &output)
    }
  }
}
