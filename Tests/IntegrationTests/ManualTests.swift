import TestSupport
import Testing

@Suite("The manual page")
struct ManualTests {
  @Test(
    "mandoc finds nothing to warn of", .enabled(if: Program.installed("mandoc") != nil))
  func lint() throws {
    let page = try Program().run(["help", "man"]).output
    var mandoc = Program()
    mandoc.executable = Program.installed("mandoc")
    let result = try mandoc.run(["-T", "lint", "-W", "style"], input: page)
    #expect(result.status == 0)
    #expect(result.outputText == "" && result.errorText == "")
  }

  @Test(
    "it has every option that help shows", .enabled(if: Program.installed("mandoc") != nil),
    arguments: [[], ["check"], ["list"]])
  func options(of command: [String]) throws {
    let page = try Program().run(["help", "man"]).output
    var mandoc = Program()
    mandoc.executable = Program.installed("mandoc")
    let formatted = try mandoc.run(["-T", "ascii"], input: page).outputText
    // Bold is a character struck twice.
    let text = formatted.replacing(#/.\x08/#, with: "")
    let help = try Program().run(command + ["--help"]).outputText
    let names = help.matches(of: #/(?m)^  (?:-\w, )?(--[\w-]+)/#).map { String($0.1) }
    #expect(names.contains("--help"))
    for name in names { #expect(text.contains(name), "\(name)") }
  }
}
