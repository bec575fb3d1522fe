import Foundation
import TestSupport

/// A command line that documentation shows, and what it says of it.
struct Example: Sendable {
  /// What a shell is given; may be several lines.
  var command: String
  /// What follows it in the document; nil where the document shows no answer. A line that is only
  /// `…` or `...` stands for any number of lines.
  var answer: String?

  /// What it ends with: 0, or what a comment behind it says: `# exit status 1`.
  var status: Int32 {
    guard let match = command.firstMatch(of: #/# exit status (\d+)/#) else { return 0 }
    return Int32(match.1) ?? 0
  }

  /// Whether it is the program that is shown, and not how something else is set up.
  var showsProgram: Bool {
    command.contains(#/(?:^|[|;&(]\s*|\b(?:if|while|do|then)\s+)zoomfit\b/#)
  }

  /// Whether output is the answer.
  func isAnswer(_ output: String) -> Bool {
    guard let answer else { return true }
    var rest = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let wanted = answer.split(separator: "\n", omittingEmptySubsequences: false)
    while rest.last?.isEmpty == true { rest.removeLast() }
    var isGap = false
    for line in wanted {
      if line == "…" || line == "..." {
        isGap = true
      } else if isGap {
        guard let next = rest.firstIndex(of: line) else { return false }
        rest = rest[(next + 1)...]
        isGap = false
      } else {
        guard rest.popFirst() == line else { return false }
      }
    }
    return isGap || rest.isEmpty
  }
}

extension Example {
  /// Those in Markdown: blocks fenced as `sh`, `bash` or `shell`, whose lines are commands, and
  /// blocks fenced as `console`, where a command follows `$ ` and is followed by its answer. A block
  /// behind the comment `<!-- not run -->` is left out.
  static func examples(inMarkdown text: String) -> [Example] {
    var examples: [Example] = []
    var block: (language: String, lines: [String])?
    var isLeftOut = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let trimmed = line.drop { $0 == " " }
      if let open = block {
        guard trimmed.hasPrefix("```") else {
          block?.lines.append(line)
          continue
        }
        if !isLeftOut { examples += Self.examples(in: open.lines, as: open.language) }
        (block, isLeftOut) = (nil, false)
      } else if trimmed.hasPrefix("```") {
        block = (String(trimmed.drop { $0 == "`" }), [])
      } else if !trimmed.isEmpty {
        isLeftOut = trimmed.hasPrefix("<!-- not run")
      }
    }
    return examples.filter(\.showsProgram)
  }

  private static func examples(in lines: [String], as language: String) -> [Example] {
    switch language {
    case "sh", "bash", "shell": commands(in: lines).map { Example(command: $0) }
    case "console": examples(inSession: lines)
    default: []
    }
  }

  /// Those in what `--help` prints.
  static func examples(inHelp text: String) -> [Example] {
    guard let head = text.firstRange(of: "\nExamples:\n") else { return [] }
    let lines = text[head.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("  ") }
    return commands(in: lines.map { String($0.dropFirst(2)) }).map { Example(command: $0) }
  }

  /// Those in a page of mdoc(7): its literal displays, as sessions.
  static func examples(inManual text: String) -> [Example] {
    var examples: [Example] = []
    var display: [String]?
    for line in text.split(separator: "\n") {
      if line.hasPrefix(".Bd -literal") {
        display = []
      } else if line == ".Ed" {
        examples += Self.examples(inSession: display ?? [])
        display = nil
      } else {
        let plain = line.replacing("\\&", with: "").replacing("\\-", with: "-")
        display?.append(String(plain.replacing("\\e", with: "\\")))
      }
    }
    return examples
  }

  private static func examples(inSession lines: [String]) -> [Example] {
    var examples: [Example] = []
    var isContinued = false
    for line in lines {
      if isContinued, !examples.isEmpty {
        examples[examples.count - 1].command += "\n\(line)"
        isContinued = line.hasSuffix("\\")
      } else if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
        isContinued = line.hasSuffix("\\")
      } else if let last = examples.last {
        examples[examples.count - 1].answer = (last.answer.map { $0 + "\n" } ?? "") + line
      }
    }
    return examples
  }

  /// The commands in lines of a script: what is indented, or follows a backslash, goes on.
  private static func commands(in lines: [String]) -> [String] {
    var commands: [String] = []
    for line in lines where !line.hasPrefix("#") && !line.isEmpty {
      let ends = line.hasPrefix(" ") || ["done", "fi", "}"].contains { line.hasPrefix($0) }
      if let last = commands.last, last.hasSuffix("\\") || ends {
        commands[commands.count - 1] = "\(last)\n\(line)"
      } else {
        commands.append(line)
      }
    }
    return commands
  }
}
