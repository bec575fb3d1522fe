/// Why a text is no JSON, and where.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  package var position: JSONPosition
  package var reason: Reason

  package init(position: JSONPosition, reason: Reason) {
    self.position = position
    self.reason = reason
  }

  package enum Reason: Hashable, Sendable {
    case expected(Expected, found: Found)
    case notUTF8
    case controlCharacter(UInt8)
    case unterminatedString
    case unknownEscape(Found)
    case badUnicodeEscape
    case loneSurrogate
    case unterminatedComment
    case commentNotAllowed
    case trailingComma
    case leadingZero
    case numberTooLarge
    /// Lists and objects within each other, more than the limit given.
    case tooDeep(limit: Int)
  }

  /// What could have stood there.
  package enum Expected: Hashable, Sendable {
    case value, key, colon, commaOrBracket, commaOrBrace, digit, end
  }

  /// What stands there instead.
  package enum Found: Hashable, Sendable {
    case end
    case character(Unicode.Scalar)
  }
}

extension JSONSyntaxError {
  /// A plain sentence without position, capital, or full stop.
  package var message: String {
    switch reason {
    case .expected(.value, .end) where position == JSONPosition(line: 1, column: 1):
      "the file is empty"
    case .expected(let expected, let found): "expected \(expected.words), found \(found.words)"
    case .notUTF8: "this is not UTF-8"
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      "the string is not closed on its line (a line break in a string is written \\n)"
    case .controlCharacter(0x09): "a tab in a string is written \\t"
    case .controlCharacter(let byte):
      "a control character in a string is written \\u\(Self.hex(UInt32(byte)))"
    case .unterminatedString: "the string is not closed"
    case .unknownEscape(let found): "\\ before \(found.words) means nothing in JSON"
    case .badUnicodeEscape: "\\u takes four hexadecimal digits"
    case .loneSurrogate: "half of a surrogate pair is no character"
    case .unterminatedComment: "the comment is not closed"
    case .commentNotAllowed: "JSON has no comments"
    case .trailingComma: "a comma with nothing after it"
    case .leadingZero: "a number has no leading zero"
    case .numberTooLarge: "the number is too large"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    }
  }

  fileprivate static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension JSONSyntaxError.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "a colon after the key"
    case .commaOrBracket: "a comma or ]"
    case .commaOrBrace: "a comma or }"
    case .digit: "a digit"
    case .end: "nothing more"
    }
  }
}

extension JSONSyntaxError.Found {
  fileprivate var words: String {
    switch self {
    case .end: "the end of the file"
    case .character("\n"), .character("\r"): "the end of the line"
    case .character("'"): "' (strings stand in double quotes)"
    case .character(let scalar) where scalar.properties.isWhitespace || Self.isUnseen(scalar):
      "U+\(JSONSyntaxError.hex(scalar.value))"
    case .character(let scalar): String(Character(scalar))
    }
  }

  /// Whether showing it as it is would say nothing, or turn the sentence around it.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
