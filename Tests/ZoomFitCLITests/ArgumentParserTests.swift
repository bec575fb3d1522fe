import Testing

@testable import ZoomFitCLI

@Suite("Taking a command line apart")
struct ArgumentParserTests {
  static func parse(_ arguments: String..., command: Command = .fit) throws -> ParsedArguments {
    try ArgumentParser.parse(arguments.map { Array($0.utf8) }, for: command)
  }

  @Test(
    "every way of giving a value gives it",
    arguments: [
      ["--format", "json"], ["--format=json"], ["-f", "json"], ["-fjson"], ["-qfjson"],
      ["-qf", "json"], ["-f", "csv", "--format", "json"],
    ])
  func values(arguments: [String]) throws {
    let parsed = try ArgumentParser.parse(arguments.map { Array($0.utf8) }, for: .fit)
    #expect(parsed.last(.format)?.text == "json")
    #expect(parsed.operands.isEmpty)
  }

  @Test("options and operands stand in any order, and -- ends the options")
  func order() throws {
    let parsed = try Self.parse("a.png", "-q", "-", "--zoom", "fit", "b.png", "--", "--zoom", "-q")
    #expect(
      parsed.operands.map { String(decoding: $0, as: UTF8.self) }
        == ["a.png", "-", "b.png", "--zoom", "-q"])
    #expect(parsed.uses.map(\.option) == [.quiet, .zoom])
  }

  @Test("what stands behind an option is its value, even with a dash")
  func dashedValue() throws {
    #expect(try Self.parse("--scroll-to", "-1,2").last(.scrollTo)?.text == "-1,2")
    #expect(try Self.parse("-o", "--", "x").last(.output)?.text == "--")
  }

  @Test("a value may be empty, hold an equals sign, or be no text at all")
  func oddValues() throws {
    #expect(try Self.parse("--output=").last(.output)?.value == [])
    #expect(try Self.parse("--safe-area=top=1").last(.safeArea)?.text == "top=1")
    let parsed = try ArgumentParser.parse([Array("--output=".utf8) + [0xFF, 0xFE]], for: .fit)
    #expect(parsed.last(.output)?.value == [0xFF, 0xFE])
  }

  @Test("an operand is bytes")
  func bytes() throws {
    let parsed = try ArgumentParser.parse([[0xFF, 0x2D]], for: .fit)
    #expect(parsed.operands == [[0xFF, 0x2D]])
  }

  @Test("help answers in spite of what is wrong behind it")
  func helpFirst() throws {
    #expect(try Self.parse("--help", "--banana").has(.help))
    #expect(throws: UsageError.self) { try Self.parse("--banana", "--help") }
  }

  @Test(
    "what is wrong is named, with what is near",
    arguments: [
      (["--viewpotr", "1x1"], "unknown option --viewpotr; did you mean --viewport?"),
      (["--view"], "unknown option --view; did you mean --viewport?"),
      (["--zoom"], "--zoom needs a value: --zoom ZOOM"),
      (["-f"], "--format needs a value: --format NAME"),
      (["--quiet=yes"], "--quiet takes no value"),
      (["-zoom", "1"], "unknown option -z in -zoom; did you mean --zoom?"),
      (["-x"], "unknown option -x; a file of that name is written ./-x"),
      (["-qx"], "unknown option -x in -qx; a file of that name is written ./-qx"),
      (["-1,2"], "unknown option -1 in -1,2; a file of that name is written ./-1,2"),
    ])
  func errors(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try ArgumentParser.parse(arguments.map { Array($0.utf8) }, for: .fit)
    }
  }

  @Test("an option of another command is named as such")
  func otherCommand() {
    #expect(throws: UsageError("--model is an option of zoomfit, not of zoomfit list")) {
      try Self.parse("--model", "x", command: .list)
    }
  }

  @Test(
    "only the first argument can be a command",
    arguments: [
      (["check", "x"], Command.check, 1), (["x", "check"], .fit, 2), (["./check"], .fit, 1),
      (["fit"], .fit, 1), ([], .fit, 0), (["--", "list"], .fit, 2),
    ])
  func commands(arguments: [String], command: Command, left: Int) {
    let split = Command.split(arguments.map { Array($0.utf8) })
    #expect(split.0 == command)
    #expect(split.1.count == left)
  }
}
