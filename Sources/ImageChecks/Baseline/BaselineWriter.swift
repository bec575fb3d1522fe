import SystemCalls

/// Writes a baseline's file: a finding a line, sorted, so that two of them can be compared.
package enum BaselineWriter {
  static let version = 1

  package static func text(of baseline: Baseline) -> [UInt8] {
    var text = "{\n  \"version\": \(version),\n  \"findings\": ["
    var separator = "\n"
    for entry in baseline.sorted {
      let name = entry.file.text
      text += "\(separator)    {\"file\": \(quoted(name))"
      if Array(name.utf8) != entry.file.bytes {
        text += ", \"fileHex\": \"\(Hexadecimal.text(of: entry.file.bytes))\""
      }
      text +=
        ", \"rule\": \(quoted(entry.rule)), \"actual\": \(entry.actual.map(quoted) ?? "null")}"
      separator = ",\n"
    }
    return Array((text + (separator == "\n" ? "]\n}\n" : "\n  ]\n}\n")).utf8)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        quoted += "\\u00" + Hexadecimal.text(of: [UInt8(scalar.value)])
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
  static func text(of bytes: [UInt8]) -> String {
    bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  static func bytes(_ text: String) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
