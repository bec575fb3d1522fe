/// Writes a text of the user's with values in it: what `--template` is.
struct TemplateReporter: FitRowReporter {
  let opening: [UInt8] = []
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  let template: PrintTemplate
  /// Whether a terminal shows it.
  var escapes = false

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    for part in template.parts {
      switch part {
      case .literal(let bytes): output.append(bytes)
      case .field(let leaf):
        LeafWriter.write(
          [leaf.number], of: result, separator: UInt8(ascii: "\t"), escapes: escapes, to: &output)
      }
    }
  }
}
