package import SystemCalls

extension String {
  /// The text without what a terminal would obey or what would turn its reading order: control,
  /// bidirectional and line-breaking characters are written as escapes (`\n`, `\u{1B}`).
  package var escapedForTerminal: String {
    guard unicodeScalars.contains(where: \.isUnsafeOnTerminal) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeOnTerminal:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension OutputBuffer {
  /// Appends a file's name: its bytes, or on a terminal its text without what a terminal would obey.
  package mutating func append(name: FilePath, escaped: Bool) {
    if escaped {
      append(name.text.escapedForTerminal)
    } else {
      append(name.bytes)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsafeOnTerminal: Bool {
    switch self {
    // C0, DEL and C1.
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": true
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    // Line and paragraph separators.
    case "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
