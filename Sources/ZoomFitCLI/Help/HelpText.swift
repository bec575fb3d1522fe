/// The text of `--help`, made of the option table. No line is wider than 80 columns.
package enum HelpText {
  /// How wide help may be, in columns.
  static let width = 80
  /// Where the explanations begin, in columns.
  private static let column = 26

  /// What `zoomfit --help` or `zoomfit COMMAND --help` prints.
  package static func text(for command: Command) -> String {
    var lines = usage(of: command)
    for group in Option.Group.allCases {
      let options = OptionTable.options(of: command).filter {
        $0.group == group && $0.isListed(by: command)
      }
      guard !options.isEmpty else { continue }
      lines += ["", "\(group.rawValue):"]
      for option in options { lines += entry(option.synopsis, option.help) }
    }
    let examples = HelpExample.examples(of: command)
    if !examples.isEmpty { lines += ["", "Examples:"] }
    for example in examples { lines += ["  # \(example.says)", "  \(example.line)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One group of options, as `zoomfit help GROUP` shows it.
  package static func text(for group: Option.Group) -> String {
    var lines = ["\(group.rawValue):"]
    for option in OptionTable.all where option.group == group && !option.isHidden {
      lines += entry(option.synopsis, option.help)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A term and what it means, the meaning wrapped beside it, or below where the term is long.
  static func entry(_ term: String, _ meaning: String) -> [String] {
    let indent = String(repeating: " ", count: column)
    var lines = wrap(meaning, to: width - column).map { indent + $0 }
    let head = "  \(term)"
    if head.count + 2 <= column, let first = lines.first {
      lines[0] = head + first.dropFirst(head.count)
    } else {
      lines.insert(head, at: 0)
    }
    return lines
  }

  /// Text in lines of at most `columns` characters, broken at spaces.
  static func wrap(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func usage(of command: Command) -> [String] {
    switch command {
    case .fit:
      [
        "Usage: zoomfit IMAGE... --viewport WxH[@S] [OPTION]...",
        "       zoomfit check [PATH]... [RULE]... [OPTION]...",
        "       zoomfit list devices|bars|models|screenshots [PATTERN]...",
        "       zoomfit help [TOPIC]",
        "",
        "Says how an iOS scroll view shows PNG and JPEG images: the zoom at which each",
        "fits, where it then sits, and which insets center it. - is standard input.",
      ]
    case .check:
      [
        "Usage: zoomfit check [PATH]... [RULE]... [OPTION]...",
        "",
        "Says whether images are what a build needs: by rules, or by .zoomfit.json.",
      ]
    case .list:
      [
        "Usage: zoomfit list devices|bars|models|screenshots [PATTERN]... [OPTION]...",
        "",
        "Shows what the built-in tables hold. Quote patterns: 'iphone-1?-pro*'",
      ]
    case .help:
      [
        "Usage: zoomfit help [TOPIC]",
        "",
        "Explains one topic; without one, names them all.",
      ]
    case .completions:
      [
        "Usage: zoomfit completions bash|zsh|fish",
        "",
        "Prints the completions of a shell.",
      ]
    }
  }
}
