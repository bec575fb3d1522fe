extension FitFormat {
  static let csv = FitFormat(
    name: "csv", summary: "a table with a column for every value (RFC 4180)", takesFields: true
  ) { options in
    switch options.selection {
    case .fields(let leaves, _): CSVReporter(columns: leaves, escapes: options.isTerminal)
    case .template(let template):
      TemplateReporter(template: template, escapes: options.isTerminal)
    case .everything:
      CSVReporter(columns: CSVReporter.allColumns, escapes: options.isTerminal)
    }
  }
}

/// Writes results as records of RFC 4180, lines ended by CRLF; names are the bytes they are.
struct CSVReporter: FitRowReporter {
  let opening: [UInt8]
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  private let columns: LeafList
  private let escapes: Bool

  /// - Parameter escapes: Whether a terminal shows it.
  init(columns: [FitLeaf], escapes: Bool = false) {
    self.escapes = escapes
    self.columns = LeafList(columns)
    opening = Array(columns.map(\.path).joined(separator: ",").utf8) + Self.lineEnd
  }

  private static let lineEnd: [UInt8] = [13, 10]

  /// All leaves in their order, but the error last, so that a new column never takes its place; the
  /// name's bytes are in `file` as they are.
  static let allColumns: [FitLeaf] = {
    let paths = FitLeaf.all.map(\.path)
    let last = ["error.message", "error.kind"]
    let ordered = paths.filter { $0 != "fileBytes" && !last.contains($0) } + last
    return ordered.compactMap { path in FitLeaf.all.first { $0.path == path } }
  }()

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    LeafWriter.write(
      columns, of: result, separator: UInt8(ascii: ","), quotes: true, escapes: escapes, to: &output
    )
    output.append(Self.lineEnd)
  }
}
