/// Writes indented JSON values one after the other; commas and line breaks come by themselves.
struct FindingJSONWriter {
  private(set) var output = OutputBuffer()
  private var depth = 0
  private var isFirst = true

  /// An object; its members are written by `members`.
  mutating func object(_ key: String? = nil, members: (inout FindingJSONWriter) -> Void) {
    group(key, "{", "}", members)
  }

  /// An array; its values are written by `values`, without keys.
  mutating func array(_ key: String? = nil, values: (inout FindingJSONWriter) -> Void) {
    group(key, "[", "]", values)
  }

  mutating func value(_ key: String? = nil, _ text: String?) {
    begin(key)
    if let text {
      output.append(json: text)
    } else {
      output.append("null")
    }
  }

  mutating func value(_ key: String? = nil, _ integer: Int?) {
    begin(key)
    if let integer {
      output.append(integer)
    } else {
      output.append("null")
    }
  }

  /// Ends the document.
  mutating func finish() -> OutputBuffer {
    output.append("\n")
    return output
  }

  private mutating func group(
    _ key: String?, _ opening: String, _ closing: String,
    _ content: (inout FindingJSONWriter) -> Void
  ) {
    begin(key)
    output.append(opening)
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst {
      breakLine()
    }
    isFirst = false
    output.append(closing)
  }

  private mutating func begin(_ key: String?) {
    if !isFirst {
      output.append(",")
    }
    if depth > 0 {
      breakLine()
    }
    isFirst = false
    if let key {
      output.append(json: key)
      output.append(": ")
    }
  }

  private mutating func breakLine() {
    output.append("\n")
    output.append(UInt8(ascii: " "), times: 2 * depth)
  }
}
