extension FitFormat {
  /// One array; each result has a key a line, so that two runs can be compared line by line.
  static let json = FitFormat(
    name: "json", summary: "one array, with every fact of every result"
  ) { _ in
    JSONReporter(
      layout: .readable, opening: Array("[".utf8), separator: Array(", ".utf8),
      closing: Array("]\n".utf8))
  }

  /// JSON Lines: a result, whole, on each line.
  static let ndjson = FitFormat(
    name: "ndjson", summary: "the same, one result a line"
  ) { _ in
    JSONReporter(layout: .compact, separator: [], rowEnd: [UInt8(ascii: "\n")])
  }
}

/// Writes results as JSON objects.
struct JSONReporter: FitRowReporter {
  var opening: [UInt8] = []
  var separator: [UInt8]
  var closing: [UInt8] = []
  var hasRows = false
  private let layout: JSONLayout
  private let rowEnd: [UInt8]

  init(
    layout: JSONLayout, opening: [UInt8] = [], separator: [UInt8], closing: [UInt8] = [],
    rowEnd: [UInt8] = []
  ) {
    self.layout = layout
    self.opening = opening
    self.separator = separator
    self.closing = closing
    self.rowEnd = rowEnd
  }

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    var writer = JSONWriter(layout: layout)
    writer.write(result, to: &output)
    output.append(rowEnd)
  }
}
