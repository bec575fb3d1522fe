/// Writes a text of the user's with values in it: what `--template` is.
struct TemplateReporter: FitRowReporter {
  let opening: [UInt8] = []
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  let template: PrintTemplate

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    for part in template.parts {
      switch part {
      case .literal(let bytes): output.append(bytes)
      case .field(let leaf):
        LeafWriter.write([leaf.number], of: result, separator: UInt8(ascii: "\t"), to: &output)
      }
    }
  }
}
