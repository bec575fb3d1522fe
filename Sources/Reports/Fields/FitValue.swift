import FitGeometry
import ImageProbe
import SystemCalls

/// How to get at one value of a result, by its kind; nil is null.
enum FitValue: Sendable {
  case number(@Sendable (FitResult) -> Double?)
  case integer(@Sendable (FitResult) -> Int?)
  case flag(@Sendable (FitResult) -> Bool?)
  case text(@Sendable (FitResult) -> String?)
  case zoom(@Sendable (FitResult) -> ZoomSpec?)
  case scrollTarget(@Sendable (FitResult) -> Recipe.ScrollTarget?)
  case words(@Sendable (FitResult) -> [String]?)
  case warnings(@Sendable (FitResult) -> [HeaderWarning]?)
  /// A file's name: bytes in no particular encoding.
  case name(@Sendable (FitResult) -> FilePath?)
  /// The same in base64. JSON has the key only where the name is not UTF-8.
  case nameBytes(@Sendable (FitResult) -> FilePath?)

  /// Appends the value bare, as `--print`, `--template` and csv have it: null is empty, lists are
  /// joined by `;`, warnings are their kinds, names are their bytes.
  func appendBare(of result: FitResult, to output: inout OutputBuffer) {
    switch self {
    case .number(let value): if let value = value(result), value.isFinite { output.append(value) }
    case .integer(let value): if let value = value(result) { output.append(value) }
    case .flag(let value): if let value = value(result) { output.append(value) }
    case .text(let value): if let value = value(result) { output.append(value) }
    case .zoom(let value): if let value = value(result) { output.append(value) }
    case .scrollTarget(let value): if let value = value(result) { output.append(value) }
    case .words(let value): output.append(list: value(result) ?? [])
    case .warnings(let value): output.append(list: (value(result) ?? []).map(\.kind.rawValue))
    case .name(let value): if let value = value(result) { output.append(value.bytes) }
    case .nameBytes(let value):
      if let value = value(result), !value.bytes.isUTF8 { output.append(base64: value.bytes) }
    }
  }

  /// Appends the value as JSON.
  func appendJSON(of result: FitResult, to output: inout OutputBuffer) {
    switch self {
    case .number(let value): output.append(json: value(result)) { $0.append($1) }
    case .integer(let value): output.append(json: value(result)) { $0.append($1) }
    case .flag(let value): output.append(json: value(result)) { $0.append($1) }
    case .text(let value): output.append(json: value(result)) { $0.append(json: $1) }
    case .zoom(let value):
      output.append(json: value(result)) { output, zoom in
        output.append(UInt8(ascii: "\""))
        output.append(zoom)
        output.append(UInt8(ascii: "\""))
      }
    case .scrollTarget(let value):
      output.append(json: value(result)) { output, target in
        output.append(UInt8(ascii: "\""))
        output.append(target)
        output.append(UInt8(ascii: "\""))
      }
    case .words(let value):
      output.append(json: value(result)) { output, words in
        output.append(jsonArray: words) { $0.append(json: $1) }
      }
    case .warnings(let value):
      output.append(json: value(result)) { output, warnings in
        output.append(jsonArray: warnings) { output, warning in
          output.append("{\"kind\":")
          output.append(json: warning.kind.rawValue)
          output.append(",\"message\":")
          output.append(json: warning.message)
          output.append("}")
        }
      }
    case .name(let value):
      output.append(json: value(result)) { $0.append(json: $1.bytes) }
    case .nameBytes(let value):
      output.append(json: value(result)) { output, path in
        output.append(UInt8(ascii: "\""))
        output.append(base64: path.bytes)
        output.append(UInt8(ascii: "\""))
      }
    }
  }

  /// Whether JSON leaves the key out for this result.
  func isLeftOut(of result: FitResult) -> Bool {
    guard case .nameBytes(let value) = self else { return false }
    return value(result)?.bytes.isUTF8 ?? true
  }
}

extension OutputBuffer {
  fileprivate mutating func append<Value>(
    json value: Value?, as write: (inout OutputBuffer, Value) -> Void
  ) {
    if let value {
      write(&self, value)
    } else {
      append("null")
    }
  }

  fileprivate mutating func append<Value>(
    jsonArray values: [Value], as write: (inout OutputBuffer, Value) -> Void
  ) {
    append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 {
        append(UInt8(ascii: ","))
      }
      write(&self, value)
    }
    append(UInt8(ascii: "]"))
  }

  fileprivate mutating func append(list words: [String]) {
    for (index, word) in words.enumerated() {
      if index > 0 {
        append(UInt8(ascii: ";"))
      }
      append(word)
    }
  }

  /// Appends where to scroll to as `--scroll-to` takes it: `middle`, `start` or `X,Y`.
  mutating func append(_ target: Recipe.ScrollTarget) {
    switch target {
    case .middle: append("middle")
    case .start: append("start")
    case .point(let point):
      append(point.x)
      append(UInt8(ascii: ","))
      append(point.y)
    }
  }
}
