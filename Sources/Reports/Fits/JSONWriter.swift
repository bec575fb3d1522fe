import FitGeometry
import ImageProbe
import SystemCalls

/// Where a JSON object has spaces and line breaks.
enum JSONLayout: Sendable {
  /// Nowhere.
  case compact
  /// The outermost keys a line each, spaces after commas and colons.
  case readable
}

/// Writes a result as one JSON object.
struct JSONWriter: FitVisitor {
  private let layout: JSONLayout
  private var output = OutputBuffer()
  private var depth = 0
  private var isFirst = true

  init(layout: JSONLayout) {
    self.layout = layout
  }

  mutating func write(_ result: FitResult, to buffer: inout OutputBuffer) {
    swap(&output, &buffer)
    output.append(UInt8(ascii: "{"))
    result.show(to: &self)
    output.append(literal: layout == .compact ? "}" : "\n}")
    swap(&output, &buffer)
  }

  private mutating func append(_ key: StaticString) {
    if layout == .compact {
      append(compact: key)
      return
    }
    if !isFirst {
      output.append(UInt8(ascii: ","))
    }
    output.append(literal: depth == 0 ? "\n  " : isFirst ? "" : " ")
    isFirst = false
    output.append(UInt8(ascii: "\""))
    output.append(literal: key)
    output.append(literal: "\": ")
  }

  /// The comma, the key and the colon in one go: this is done a hundred times a line.
  private mutating func append(compact key: StaticString) {
    let count = key.utf8CodeUnitCount
    let comma = isFirst ? 0 : 1
    isFirst = false
    unsafe output.append(most: count + 4) { memory in
      unsafe memory[0] = UInt8(ascii: ",")
      unsafe memory[comma] = UInt8(ascii: "\"")
      for index in 0..<count {
        unsafe memory[comma + 1 + index] = key.utf8Start[index]
      }
      unsafe memory[comma + 1 + count] = UInt8(ascii: "\"")
      unsafe memory[comma + 2 + count] = UInt8(ascii: ":")
      return comma + 3 + count
    }
  }

  mutating func enter(_ key: StaticString, isPresent: Bool) -> Bool {
    append(key)
    guard isPresent else {
      output.append(literal: "null")
      return false
    }
    output.append(UInt8(ascii: "{"))
    depth += 1
    isFirst = true
    return true
  }

  mutating func leave() {
    output.append(UInt8(ascii: "}"))
    depth -= 1
    isFirst = false
  }

  mutating func visit(_ key: StaticString, number: Double?) {
    append(key)
    if let number { output.append(number) } else { output.append(literal: "null") }
  }

  mutating func visit(_ key: StaticString, integer: Int?) {
    append(key)
    if let integer { output.append(integer) } else { output.append(literal: "null") }
  }

  mutating func visit(_ key: StaticString, flag: Bool?) {
    append(key)
    if let flag { output.append(flag) } else { output.append(literal: "null") }
  }

  mutating func visit(_ key: StaticString, text: String?) {
    append(key)
    if let text { output.append(json: text) } else { output.append(literal: "null") }
  }

  mutating func visit(_ key: StaticString, word: String?) {
    append(key)
    guard let word else { return output.append(literal: "null") }
    output.append(UInt8(ascii: "\""))
    output.append(word)
    output.append(UInt8(ascii: "\""))
  }

  mutating func visit(_ key: StaticString, words: [String]?) {
    append(key)
    array(words) { $0.append(json: $1) }
  }

  mutating func visit(_ key: StaticString, zoom: ZoomSpec?) {
    append(key)
    guard let zoom else { return output.append(literal: "null") }
    output.append(UInt8(ascii: "\""))
    output.append(zoom)
    output.append(UInt8(ascii: "\""))
  }

  mutating func visit(_ key: StaticString, target: Recipe.ScrollTarget?) {
    append(key)
    guard let target else { return output.append(literal: "null") }
    output.append(UInt8(ascii: "\""))
    output.append(target)
    output.append(UInt8(ascii: "\""))
  }

  mutating func visit(_ key: StaticString, warnings: [HeaderWarning]?) {
    append(key)
    array(warnings) { output, warning in
      output.append(literal: "{\"kind\":")
      output.append(json: warning.kind.rawValue)
      output.append(literal: ",\"message\":")
      output.append(json: warning.message)
      output.append(literal: "}")
    }
  }

  mutating func visit(_ key: StaticString, name: FilePath?) {
    append(key)
    if let name { output.append(json: name.bytes) } else { output.append(literal: "null") }
  }

  mutating func visit(_ key: StaticString, nameBytes: FilePath?) {
    guard let nameBytes, !nameBytes.bytes.isUTF8 else { return }
    append(key)
    output.append(UInt8(ascii: "\""))
    output.append(base64: nameBytes.bytes)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func array<Value>(
    _ values: [Value]?, as write: (inout OutputBuffer, Value) -> Void
  ) {
    guard let values else { return output.append(literal: "null") }
    output.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 {
        output.append(UInt8(ascii: ","))
      }
      write(&output, value)
    }
    output.append(UInt8(ascii: "]"))
  }
}
