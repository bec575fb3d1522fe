import Testing

@testable import ZoomFitCLI

@Suite("Names that a terminal would obey")
struct TerminalTests {
  static let name = "no\u{1B}[31m\u{202E}where\n.jpg"

  @Test(
    "are escaped on a terminal, in results and messages, and raw otherwise",
    arguments: [["-p", "file"], ["--template", "{file}"], ["-f", "csv", "-p", "file"]])
  func names(options: [String]) {
    for isTerminal in [true, false] {
      let recording = Recording()
      let status = ZoomFit.run(
        arguments: ([Self.name, "--viewport", "1x1"] + options).map { Array($0.utf8) },
        on: recording.console(isTerminal: isTerminal, environment: ["NO_COLOR": "1"]))
      #expect(status == .noInput)
      for text in [recording.output, recording.error] {
        let isRaw = text.contains("\u{1B}") || text.contains("\u{202E}")
        #expect(isRaw == !isTerminal)
      }
    }
  }
}
