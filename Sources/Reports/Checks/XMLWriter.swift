/// Writes XML 1.0 elements, indented; whatever XML forbids in text becomes U+FFFD.
struct XMLWriter {
  private(set) var output = OutputBuffer()
  private var depth = 0

  init() {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// An element with children.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>...,
    children: (inout XMLWriter) -> Void
  ) {
    open(name, attributes, closing: ">\n")
    depth += 1
    children(&self)
    depth -= 1
    indent()
    output.append("</\(name)>\n")
  }

  /// An element with text in it, or an empty one.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>..., text: String? = nil
  ) {
    guard let text else { return open(name, attributes, closing: "/>\n") }
    open(name, attributes, closing: ">")
    output.append(escaped: text)
    output.append("</\(name)>\n")
  }

  private mutating func open(
    _ name: String, _ attributes: [KeyValuePairs<String, String>], closing: String
  ) {
    indent()
    output.append("<\(name)")
    for (key, value) in attributes.joined() {
      output.append(" \(key)=\"")
      output.append(escaped: value)
      output.append("\"")
    }
    output.append(closing)
  }

  private mutating func indent() {
    output.append(UInt8(ascii: " "), times: 2 * depth)
  }
}

extension OutputBuffer {
  /// Appends text as XML 1.0 or HTML has it, in content or between double quotes. Line breaks and tabs
  /// are written as references, so that an attribute keeps them.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": append("&#\(scalar.value);")
      // Control characters and the two that Unicode leaves out of every text.
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(String(scalar))
      }
    }
  }
}
