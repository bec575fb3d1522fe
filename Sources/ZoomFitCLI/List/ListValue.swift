import FitGeometry
import Reports

/// A value of a listed row, as JSON has it.
indirect enum ListValue: Sendable {
  case null
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([ListValue])
  /// Keys in their order.
  case object([(String, ListValue)])

  init(_ text: String?) { self = text.map(ListValue.text) ?? .null }
  init(_ number: Double?) { self = number.map(ListValue.number) ?? .null }
  init(_ flag: Bool?) { self = flag.map(ListValue.flag) ?? .null }
  init(_ texts: [String]) { self = .list(texts.map(ListValue.text)) }

  init(_ size: Size) {
    self = .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  init(_ edges: EdgeInsets?) {
    guard let edges else {
      self = .null
      return
    }
    self = .object([
      ("top", .number(edges.top)), ("left", .number(edges.left)),
      ("bottom", .number(edges.bottom)), ("right", .number(edges.right)),
    ])
  }
}

extension OutputBuffer {
  /// Appends a listed value as JSON on one line.
  mutating func append(_ value: ListValue) {
    switch value {
    case .null: append("null")
    case .text(let text): append(json: text)
    case .number(let number): append(number)
    case .flag(let flag): append(flag)
    case .list(let values):
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(", ") }
        append(value)
      }
      append("]")
    case .object(let pairs):
      append("{")
      for (index, pair) in pairs.enumerated() {
        append(index > 0 ? ", " : "")
        append(json: pair.0)
        append(": ")
        append(pair.1)
      }
      append("}")
    }
  }
}
