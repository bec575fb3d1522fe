extension OutputBuffer {
  /// Appends text as a JSON string, quotes included (RFC 8259). Only what must be is escaped.
  package mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    let start = count
    append(text)
    escapeJSON(from: start)
    append(UInt8(ascii: "\""))
  }

  /// Appends bytes as a JSON string, with U+FFFD in place of what is not UTF-8.
  ///
  /// - Returns: Whether the bytes were UTF-8, and so stand in the string unchanged.
  @discardableResult
  package mutating func append(json name: [UInt8]) -> Bool {
    guard name.isUTF8 else {
      append(json: String(decoding: name, as: UTF8.self))
      return false
    }
    append(UInt8(ascii: "\""))
    let start = count
    append(name)
    escapeJSON(from: start)
    append(UInt8(ascii: "\""))
    return true
  }

  /// Escapes what was appended since `start`; nearly always there is nothing to do.
  private mutating func escapeJSON(from start: Int) {
    guard let first = bytes(from: start).firstIndex(where: \.mustBeEscapedInJSON) else { return }
    let rest = Array(bytes(from: first))
    truncate(to: first)
    for byte in rest {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append("\\u00")
        append(hex: byte)
      default: append(byte)
      }
    }
  }

  /// Appends two lower-case hexadecimal digits.
  package mutating func append(hex byte: UInt8) {
    for digit in [byte >> 4, byte & 15] {
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Appends bytes in base64 (RFC 4648, section 4, padded).
  package mutating func append(base64 name: [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    for start in stride(from: 0, to: name.count, by: 3) {
      let group = name[start..<Swift.min(start + 3, name.count)]
      var bits = 0
      for index in start..<start + 3 {
        bits = bits << 8 | (index < group.endIndex ? Int(group[index]) : 0)
      }
      for position in 0..<4 {
        let isPadding = position > group.count
        append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * position) & 63])
      }
    }
  }
}

extension UInt8 {
  /// Control characters, the quote and the backslash.
  fileprivate var mustBeEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}

extension [UInt8] {
  /// Whether these bytes are well-formed UTF-8.
  var isUTF8: Bool {
    allSatisfy { $0 < 0x80 } || String(validating: self, as: UTF8.self) != nil
  }
}
