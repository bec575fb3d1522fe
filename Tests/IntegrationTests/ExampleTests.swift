import Foundation
import TestSupport
import Testing

@Suite("Every example in the documentation works")
struct ExampleTests {
  @Test("of the README")
  func readme() throws {
    let file = Self.root.appending(path: "README.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let examples = Example.examples(inMarkdown: text)
    try #require(!examples.isEmpty)
    try run(examples, withFixtures: true)
  }

  @Test("of the article on the geometry")
  func article() throws {
    let file = Self.root.appending(path: "Sources/FitGeometry/FitGeometry.docc/HowAnImageFits.md")
    let examples = Example.examples(inMarkdown: try String(contentsOf: file, encoding: .utf8))
    #expect(examples.count == 3)
    try run(examples)
  }

  @Test("of --help", arguments: ["", "check", "list", "help", "completions"])
  func help(command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let text = try Program().run(words + ["--help"]).outputText
    let examples = Example.examples(inHelp: text)
    #expect(examples.isEmpty != text.contains("Examples:"))
    for example in examples { #expect("  \(example.command)".count <= 80) }
    try run(examples)
  }

  @Test("of the manual")
  func manual() throws {
    let page = try Program().run(["help", "man"]).outputText
    let examples = Example.examples(inManual: page)
    #expect(examples.count { $0.answer != nil } >= 2)
    try run(examples)
  }

  @Test("documents are read as a person reads them")
  func reading() {
    let text = """
      Text with `zoomfit` in it.

      ```sh
      # what it does
      brew install zoomfit
      zoomfit a.png \\
        --viewport 1x1
      git ls-files | zoomfit check --files-from -   # exit status 1
      ```

      ```console
      $ zoomfit a.png
      one
      …
      $ echo done
      done
      ```

      <!-- not run: needs a Mac -->
      ```sh
      zoomfit never
      ```
      """
    let examples = Example.examples(inMarkdown: text)
    #expect(
      examples.map(\.command) == [
        "zoomfit a.png \\\n  --viewport 1x1",
        "git ls-files | zoomfit check --files-from -   # exit status 1", "zoomfit a.png",
      ])
    #expect(examples.map(\.status) == [0, 1, 0])
    #expect(examples.last?.answer == "one\n…")
    #expect(examples.last?.isAnswer("one\ntwo\n") == true)
    #expect(examples.last?.isAnswer("two\n") == false)
    #expect(Example(command: "", answer: "one").isAnswer("one\ntwo\n") == false)
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs examples one after the other, in a folder that has what they name, for each shell a new one.
  private func run(_ examples: [Example], withFixtures: Bool = false) throws {
    let program = URL(filePath: try Program.path()).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for name in ["bash", "zsh"] {
      guard let executable = Program.installed(name) else { continue }
      let folder = try Self.folder(withFixtures: withFixtures)
      var shell = Program(
        in: folder.path,
        environment: ["PATH": "\(program):\(path)", "HOME": folder.path, "LANG": "C.UTF-8"])
      shell.executable = executable
      for example in examples {
        let result = try shell.run(["-c", example.command])
        #expect(
          result.status == example.status, "\(name): \(example.command)\n\(result.errorText)")
        #expect(
          example.isAnswer(result.outputText), "\(name): \(example.command)\n\(result.outputText)")
      }
    }
  }

  /// A folder with the images that the documentation speaks of; with the fixtures, it is as the
  /// repository's root.
  private static func folder(withFixtures: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let fixtures = root.appending(path: "Fixtures")
    if withFixtures {
      try FileManager.default.copyItem(atPath: fixtures.path, toPath: folder.path + "/Fixtures")
    }
    for (fixture, name) in [
      ("beach.jpg", "photo.jpg"), ("beach.jpg", "photos/beach.jpg"),
      ("panorama.jpg", "photos/panorama.jpg"), ("icon.png", "icon.png"),
      ("screenshot.png", "screenshots/en/1.png"),
      ("icon.png", "Assets.xcassets/AppIcon.appiconset/icon.png"),
    ] {
      try folder.write(Array(try Data(contentsOf: fixtures.appending(path: fixture))), to: name)
    }
    let slot =
      #"{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}"#
    try folder.write(
      Array(#"{"images": [\#(slot)], "info": {"author": "xcode", "version": 1}}"#.utf8),
      to: "Assets.xcassets/AppIcon.appiconset/Contents.json")
    return folder
  }
}
