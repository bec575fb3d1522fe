import Testing

@testable import ZoomFitCLI

@Suite("The option table")
struct OptionTableTests {
  @Test("no two options of a command share a name", arguments: Command.allCases)
  func namesAreUnique(command: Command) {
    let options = OptionTable.options(of: command)
    let names = options.map(\.name)
    #expect(Set(names).count == names.count)
    let shorts = options.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(
    "every option has a name that can be typed, a command, and help", arguments: OptionTable.all)
  func entriesAreWhole(option: Option) {
    let isTypable = option.name.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    #expect(isTypable && option.name.count > 1 && !option.name.hasPrefix("-"))
    #expect(option.short?.isASCII != false)
    #expect(!option.commands.isEmpty)
    #expect(!option.help.isEmpty && !option.help.hasSuffix("."))
    #expect(option.value?.placeholder.isEmpty != true)
  }

  @Test(
    "help names every option that its command does not hide or refuse, in 80 columns",
    arguments: Command.allCases)
  func helpIsWhole(command: Command) {
    let lines = HelpText.text(for: command).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      #expect(line.count <= 80, "\(line)")
    }
    for option in OptionTable.options(of: command) {
      let isShown = lines.contains { $0.hasPrefix("  \(option.synopsis)") }
      #expect(isShown == option.isListed(by: command), "\(option.flag)")
    }
  }

  @Test("every option of a command is found where the parser looks", arguments: Command.allCases)
  func isFound(command: Command) {
    for option in OptionTable.options(of: command) {
      #expect(OptionTable.first(of: command) { $0.name == option.name } == option)
    }
  }

  // The manual is the source of a page, and not for reading.
  @Test(
    "every topic explains something in 80 columns",
    arguments: HelpTopic.all.map(\.name).filter { $0 != "man" })
  func topics(name: String) {
    let run = Recording.run("help \(name)")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 2)
    for line in lines { #expect(line.count <= 80, "\(line)") }
    #expect(HelpTopic.all.count { $0.name == name } == 1)
  }

  @Test("help without a topic names them all")
  func allTopics() {
    let output = Recording.run("help").output
    for topic in HelpTopic.all { #expect(output.contains("\n  \(topic.name) ")) }
  }
}
