extension FitFormat {
  static let csv = FitFormat(
    name: "csv", summary: "a table with a column for every value (RFC 4180)", takesFields: true
  ) { options in
    switch options.selection {
    case .fields(let leaves, _): CSVReporter(columns: leaves)
    case .everything, .template: CSVReporter(columns: CSVReporter.allColumns)
    }
  }
}

/// Writes results as records of RFC 4180, lines ended by CRLF; names are the bytes they are.
struct CSVReporter: FitRowReporter {
  let opening: [UInt8]
  let separator: [UInt8] = []
  let closing: [UInt8] = []
  var hasRows = false
  private let columns: [FitLeaf]

  init(columns: [FitLeaf]) {
    self.columns = columns
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
    for (index, column) in columns.enumerated() {
      if index > 0 {
        output.append(UInt8(ascii: ","))
      }
      let start = output.count
      column.value.appendBare(of: result, to: &output)
      output.quoteCSV(from: start)
    }
    output.append(Self.lineEnd)
  }
}

extension OutputBuffer {
  /// Quotes what was appended since `start` where RFC 4180 asks for it.
  fileprivate mutating func quoteCSV(from start: Int) {
    guard bytes[start...].contains(where: \.needsQuotesInCSV) else { return }
    let field = Array(bytes[start...])
    truncate(to: start)
    append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") {
        append(byte)
      }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  fileprivate var needsQuotesInCSV: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13: true
    default: false
    }
  }
}
