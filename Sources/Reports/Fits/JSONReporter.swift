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
  private let keys: [JSONKey]
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
    keys = JSONKey.keys(of: FitField.all, depth: 0, in: layout)
  }

  func write(_ result: FitResult, to output: inout OutputBuffer) {
    output.append(UInt8(ascii: "{"))
    for key in keys {
      key.append(of: result, to: &output)
    }
    output.append(layout.closing)
    output.append(rowEnd)
  }
}

/// Where a JSON object has spaces and line breaks.
enum JSONLayout {
  /// Nowhere.
  case compact
  /// The outermost keys a line each, spaces after commas and colons.
  case readable

  /// What ends the outermost object.
  fileprivate var closing: [UInt8] { Array((self == .compact ? "}" : "\n}").utf8) }

  /// All that stands before a value: the comma, the space and the key.
  fileprivate func prefix(of name: String, isFirst: Bool, depth: Int) -> [UInt8] {
    switch self {
    case .compact: Array("\(isFirst ? "" : ",")\"\(name)\":".utf8)
    case .readable where depth == 0: Array("\(isFirst ? "" : ",")\n  \"\(name)\": ".utf8)
    case .readable: Array("\(isFirst ? "" : ", ")\"\(name)\": ".utf8)
    }
  }
}

/// A field with its key encoded once and for all: writing a result copies keys and formats values.
private struct JSONKey: Sendable {
  let prefix: [UInt8]
  let content: Content

  enum Content: Sendable {
    case value(FitValue)
    case object(isPresent: @Sendable (FitResult) -> Bool, [JSONKey])
  }

  static func keys(of fields: [FitField], depth: Int, in layout: JSONLayout) -> [JSONKey] {
    fields.enumerated().map { index, field in
      let prefix = layout.prefix(of: field.name, isFirst: index == 0, depth: depth)
      let content: Content =
        switch field.content {
        case .value(let value): .value(value)
        case .object(let isPresent, let inner):
          .object(isPresent: isPresent, keys(of: inner, depth: depth + 1, in: layout))
        }
      return JSONKey(prefix: prefix, content: content)
    }
  }

  func append(of result: FitResult, to output: inout OutputBuffer) {
    switch content {
    case .value(let value):
      guard !value.isLeftOut(of: result) else { return }
      output.append(prefix)
      value.appendJSON(of: result, to: &output)
    case .object(let isPresent, let inner):
      output.append(prefix)
      guard isPresent(result) else { return output.append("null") }
      output.append(UInt8(ascii: "{"))
      for key in inner {
        key.append(of: result, to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}
