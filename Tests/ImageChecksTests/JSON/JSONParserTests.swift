import Testing

@testable import ImageChecks

struct JSONParserTests {
  static func parse(_ text: String, _ options: JSONOptions = []) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8), options: options)
  }

  @Test("every kind of value is read, with its line and column")
  func values() throws {
    let text = """
      {"a": null, "b": [true, false],
       "\\u00e9": "x\\n\\"\\\\\\/\\b\\f\\r\\t\\ud83d\\ude00",
      \t"c": -12.50e+2 , "d": {}, "e": []}
      """
    let value = try Self.parse(text)
    #expect(value.position == JSONPosition(line: 1, column: 1))
    let members = try #require(value.object)
    #expect(members.map(\.key) == ["a", "b", "é", "c", "d", "e"])
    #expect(
      members.map { [$0.keyPosition.line, $0.keyPosition.column] }
        == [[1, 2], [1, 13], [2, 2], [3, 2], [3, 19], [3, 28]])
    #expect(
      members.map { [$0.value.position.line, $0.value.position.column] }
        == [[1, 7], [1, 18], [2, 12], [3, 7], [3, 24], [3, 33]])
    #expect(value["a"]?.isNull == true)
    #expect(value["b"]?.array?.map(\.bool) == [true, false])
    #expect(value["b"]?.array?.last?.position == JSONPosition(line: 1, column: 25))
    #expect(value["é"]?.string == "x\n\"\\/\u{8}\u{C}\r\t😀")
    #expect(value["c"]?.number == JSONNumber(text: "-12.50e+2", double: -1250))
    #expect(value["c"]?.number?.integer == -1250)
    #expect(value["d"]?.object == [])
    #expect(value["e"]?.array == [])
    #expect(value["f"] == nil)
  }

  @Test("columns count Unicode scalars, and each kind of line break ends one line")
  func columns() throws {
    let value = try Self.parse("[\"é😀\", 1,\r\n2,\r3,\n\n4]")
    let positions = try #require(value.array).map(\.position)
    #expect(
      positions == [
        JSONPosition(line: 1, column: 2), JSONPosition(line: 1, column: 8),
        JSONPosition(line: 2, column: 1), JSONPosition(line: 3, column: 1),
        JSONPosition(line: 5, column: 1),
      ])
  }

  @Test("a byte order mark is no character of the text")
  func byteOrderMark() throws {
    #expect(try Self.parse("\u{FEFF}1").position == JSONPosition(line: 1, column: 1))
    #expect(throws: JSONSyntaxError.self) { try Self.parse("\u{FEFF}\u{FEFF}1") }
  }

  @Test("a key given twice stands twice, and the last one counts")
  func repeatedKeys() throws {
    let value = try Self.parse("{\"a\": 1,\n \"b\": 2, \"a\": 3}")
    #expect(value.object?.map(\.key) == ["a", "b", "a"])
    #expect(value["a"]?.number?.integer == 3)
    #expect(value.repeatedMembers.map(\.keyPosition) == [JSONPosition(line: 2, column: 10)])
  }

  @Test(
    "a number is whole however it is written",
    arguments: [
      ("2000", 2000), ("2e3", 2000), ("2.0", 2), ("-0", 0), ("9223372036854775807", Int.max),
      ("2.5", nil), ("1e300", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, _ expected: Int?) throws {
    #expect(try Self.parse(text).number?.integer == expected)
  }

  @Test("comments and trailing commas are read where they are allowed")
  func extensions() throws {
    let text =
      "// one\n{ /* two ** / */ \"a\": [1, 2, /**/], // three\r\"b\": {\"c\": 1,},}\n// end"
    let value = try Self.parse(text, [.comments, .trailingCommas])
    #expect(value["a"]?.array?.count == 2)
    #expect(value["b"]?.position == JSONPosition(line: 3, column: 6))
  }

  static let faults: [(String, JSONOptions, Int, Int, String)] = [
    ("", [], 1, 1, "the file is empty"),
    ("  ", [], 1, 3, "expected a value, found the end of the file"),
    ("[1,\n 2", [], 2, 3, "expected a comma or ], found the end of the file"),
    ("[1 2]", [], 1, 4, "expected a comma or ], found 2"),
    ("{\"a\" 1}", [], 1, 6, "expected a colon after the key, found 1"),
    ("{\"a\": 1 \"b\": 2}", [], 1, 9, "expected a comma or }, found \""),
    ("{a: 1}", [], 1, 2, "expected a key in double quotes, found a"),
    ("['a']", [], 1, 2, "expected a value, found ' (strings stand in double quotes)"),
    ("[1,]", [], 1, 3, "a comma with nothing after it"),
    ("{\"a\": 1 ,\n}", [], 1, 9, "a comma with nothing after it"),
    ("[,]", .trailingCommas, 1, 2, "expected a value, found ,"),
    ("[1,,]", .trailingCommas, 1, 4, "expected a value, found ,"),
    ("{,}", .trailingCommas, 1, 2, "expected a key in double quotes, found ,"),
    ("1 // x", [], 1, 3, "JSON has no comments"),
    ("1 /* x\n*", .comments, 1, 3, "the comment is not closed"),
    ("1 /", .comments, 1, 3, "expected nothing more, found /"),
    ("1 2", [], 1, 3, "expected nothing more, found 2"),
    ("tru", [], 1, 1, "expected a value, found t"),
    ("NaN", [], 1, 1, "expected a value, found N"),
    ("[\u{A0}1]", [], 1, 2, "expected a value, found U+00A0"),
    ("[\u{202E}1]", [], 1, 2, "expected a value, found U+202E"),
    ("01", [], 1, 1, "a number has no leading zero"),
    ("-", [], 1, 2, "expected a digit, found the end of the file"),
    ("[1.]", [], 1, 4, "expected a digit, found ]"),
    ("[1.5e+\n]", [], 1, 7, "expected a digit, found the end of the line"),
    ("+1", [], 1, 1, "expected a value, found +"),
    (".5", [], 1, 1, "expected a value, found ."),
    ("[1e999]", [], 1, 2, "the number is too large"),
    ("[\"abc", [], 1, 2, "the string is not closed"),
    (
      "\"ab\nc\"", [], 1, 4,
      "the string is not closed on its line (a line break in a string is written \\n)"
    ),
    ("\"\t\"", [], 1, 2, "a tab in a string is written \\t"),
    ("\"\u{1}\"", [], 1, 2, "a control character in a string is written \\u0001"),
    ("\"é\\x\"", [], 1, 3, "\\ before x means nothing in JSON"),
    ("\"\\u12g4\"", [], 1, 2, "\\u takes four hexadecimal digits"),
    ("\"\\ud83d\"", [], 1, 2, "half of a surrogate pair is no character"),
    ("\"\\ud83d\\u0041\"", [], 1, 2, "half of a surrogate pair is no character"),
    ("\"\\ude00\"", [], 1, 2, "half of a surrogate pair is no character"),
  ]

  @Test("what is no JSON is said with line, column and reason", arguments: faults)
  func refused(
    _ text: String, _ options: JSONOptions, _ line: Int, _ column: Int, _ message: String
  ) throws {
    let error = #expect(throws: JSONSyntaxError.self) { try Self.parse(text, options) }
    #expect(error?.position == JSONPosition(line: line, column: column))
    #expect(error?.message == message)
  }

  @Test(
    "bytes that are not UTF-8 are said where they stand",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array("[\n\"é".utf8) + bytes + Array("\"]".utf8))
    }
    #expect(error?.reason == .notUTF8)
    #expect(error?.position == JSONPosition(line: 2, column: 3))
  }

  @Test("nesting is bounded, and a text at the bound is read")
  func depth() throws {
    let atBound = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try Self.parse(atBound) }
    let error = #expect(throws: JSONSyntaxError.self) {
      try Self.parse(String(repeating: "[{\"a\":", count: 100_000))
    }
    #expect(error?.message == "nested deeper than 128 levels")
    #expect(error?.position == JSONPosition(line: 1, column: 385))
  }

  @Test("a long text on one line costs time linear in it")
  func linear() throws {
    let text = "[" + Array(repeating: "{\"é\":\"\\u00e9\"}", count: 100_000).joined(separator: ",")
    let value = try Self.parse(text + "]")
    #expect(value.array?.last?.position == JSONPosition(line: 1, column: 2 + 15 * 99_999))
  }
}
