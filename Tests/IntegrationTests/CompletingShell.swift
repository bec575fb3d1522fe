import Foundation
import TestSupport

/// A shell that completes: its script is the program's own, and it is the shell that reads it.
enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  static let installed = allCases.filter { Program.installed($0.rawValue) != nil }

  /// Writes the script into a folder, in the shell's way of naming it.
  func writeScript(into folder: TemporaryFolder) throws -> String {
    let result = try Program().run(["completions", rawValue])
    return try folder.write(result.output, to: self == .zsh ? "_zoomfit" : "zoomfit.\(rawValue)")
  }

  /// What the shell offers in place of the last word of each line, sorted.
  func words(offeredFor lines: [String], in folder: String) throws -> [[String]] {
    let scripts = try TemporaryFolder()
    let script = try writeScript(into: scripts)
    let arguments: [String] =
      switch self {
      case .bash: [Self.helper("bash.sh"), script]
      case .zsh: ["-f", Self.helper("zsh.sh"), scripts.path]
      case .fish: ["--no-config", Self.helper("fish.fish"), script]
      }
    let output = try run(arguments + lines, in: folder)
    var answers: [[String]] = []
    var words: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if line == "<>" {
        answers.append(words.sorted())
        words = []
      } else {
        words.append(Self.plain(line))
      }
    }
    return answers
  }

  /// What bash makes of keys that are pressed in a terminal: the arguments in `<` and `>`.
  static func lineTyped(_ keys: String, in folder: String) throws -> String {
    let scripts = try TemporaryFolder()
    let script = try Self.bash.writeScript(into: scripts)
    let output = try zsh.run(["-f", helper("bash-terminal.sh"), script, keys], in: folder)
    return output
  }

  private func run(_ arguments: [String], in folder: String) throws -> String {
    let home = try TemporaryFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var shell = Program(
      in: folder,
      environment: ["PATH": path, "HOME": home.path, "TERM": "xterm", "LANG": "C.UTF-8"])
    shell.executable = Program.installed(rawValue)
    let result = try shell.run(arguments)
    return result.outputText + result.errorText
  }

  private static func helper(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shells/\(name)").path
  }

  /// What is between `<` and `>`, without quoting and closing slash, and without the option that it
  /// is the value of, which some shells repeat.
  private static func plain(_ line: Substring) -> String {
    var word = line.filter { !"<>\\".contains($0) }
    if word.hasSuffix("/") { word.removeLast() }
    guard let equals = word.lastIndex(of: "=") else { return word }
    return String(word[word.index(after: equals)...])
  }
}
