/// Reads a JSON text (RFC 8259) into values that know where they stand.
///
/// It takes time and memory linear in the text; how long a text is taken is up to the caller.
package struct JSONParser {
  let bytes: [UInt8]
  let options: JSONOptions
  let depthLimit: Int
  /// The byte to look at next.
  var offset = 0
  /// How far lines and columns are counted; never past `offset`, and it only goes forward, so that
  /// all positions of a text together cost one pass over it.
  private var counted = 0
  private var line = 1
  private var column = 1

  private init(bytes: [UInt8], options: JSONOptions, depthLimit: Int) {
    self.bytes = bytes
    self.options = options
    self.depthLimit = depthLimit
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with a byte order mark or without.
  ///   - options: What is taken beyond RFC 8259.
  ///   - depthLimit: How many lists and objects may stand within each other.
  /// - Returns: The one value that the text is.
  /// - Throws: Where the text stops to be JSON, and why.
  package static func parse(
    _ bytes: [UInt8], options: JSONOptions = [], depthLimit: Int = 128
  ) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, options: options, depthLimit: depthLimit)
    parser.skipByteOrderMark()
    if let invalid = UTF8Validation.firstInvalidByte(of: bytes) {
      parser.offset = invalid
      throw parser.failure(.notUTF8)
    }
    try parser.skipSpace()
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.byte == nil else { throw parser.unexpected(.end) }
    return value
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    let start = position()
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      content = .number(try number())
    default: content = try word()
    }
    return JSONValue(position: start, content: content)
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    guard depth <= depthLimit else { throw failure(.tooDeep(limit: depthLimit)) }
    offset += 1
    var elements: [JSONValue] = []
    try skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth))
      try skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      if try closes(UInt8(ascii: "]"), orExpects: .commaOrBracket) { return elements }
    }
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    guard depth <= depthLimit else { throw failure(.tooDeep(limit: depthLimit)) }
    offset += 1
    var members: [JSONMember] = []
    try skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      let keyPosition = position()
      guard byte == UInt8(ascii: "\"") else { throw unexpected(.key) }
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected(.colon) }
      try skipSpace()
      let value = try value(depth: depth)
      members.append(JSONMember(key: key, keyPosition: keyPosition, value: value))
      try skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      if try closes(UInt8(ascii: "}"), orExpects: .commaOrBrace) { return members }
    }
  }

  /// Takes the comma after an element, and the bracket after it where the comma may be the last.
  private mutating func closes(
    _ bracket: UInt8, orExpects expected: JSONSyntaxError.Expected
  ) throws(JSONSyntaxError) -> Bool {
    let comma = position()
    guard take(UInt8(ascii: ",")) else { throw unexpected(expected) }
    try skipSpace()
    guard byte == bracket else { return false }
    guard options.contains(.trailingCommas) else {
      throw JSONSyntaxError(position: comma, reason: .trailingComma)
    }
    offset += 1
    return true
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONValue.Content {
    for (word, content) in Self.words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return content
    }
    throw unexpected(.value)
  }

  private static let words: [(String, JSONValue.Content)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  // MARK: - Bytes and positions

  /// The byte to look at next; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Steps over the next byte if it is this one.
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    offset += 1
    return true
  }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      counted = 3
    }
  }

  /// Line and column of the byte to look at next.
  mutating func position() -> JSONPosition {
    while counted < offset {
      let byte = bytes[counted]
      let isBreak =
        byte == 0x0A || (byte == 0x0D && (counted + 1 == bytes.count || bytes[counted + 1] != 0x0A))
      if isBreak {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      counted += 1
    }
    return JSONPosition(line: line, column: column)
  }

  mutating func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(position: position(), reason: reason)
  }

  mutating func unexpected(_ expected: JSONSyntaxError.Expected) -> JSONSyntaxError {
    failure(.expected(expected, found: found))
  }

  /// What stands next, for a message.
  var found: JSONSyntaxError.Found {
    guard byte != nil else { return .end }
    let next = bytes[offset..<min(offset + 4, bytes.count)]
    return String(decoding: next, as: UTF8.self).unicodeScalars.first.map { .character($0) } ?? .end
  }
}
