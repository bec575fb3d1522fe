/// The completion of fish.
enum FishCompletion {
  static var text: String {
    """
    # Completion of zoomfit for fish; made by: zoomfit completions fish

    function __zoomfit_is --description 'Whether the command is one of these'
      set --local words (commandline -opc)
      set --local command fit
      if contains -- "$words[2]" \(commands)
        set command $words[2]
      end
      contains -- $command $argv
    end

    function __zoomfit_operand --description 'Whether the first operand of a command is this'
      set --local words (commandline -opc)
      test (count $words) -gt 2; and test "$words[2] $words[3]" = "$argv"
    end

    function __zoomfit_first --description 'Whether nothing stands behind the name of the command'
      test (count (commandline -opc)) -eq 2
    end

    function __zoomfit_several --description 'A list, behind what is there up to the last comma'
      set --local before (string match --regex '^.*,' -- (commandline -ct | string replace --regex '^--[^=]*=' ''))
      for entry in ($argv)
        echo -- "$before$entry"
      end
    end

    \(CompletionPlan.lists.map(function).joined(separator: "\n\n"))

    complete --command zoomfit --condition 'test (count (commandline -opc)) -eq 1' \\
      --arguments '(__zoomfit_commands)'
    \(CompletionPlan.all.flatMap(lines).joined(separator: "\n"))

    """
  }

  private static var commands: String {
    CompletionList.commands.entries.map(\.word).joined(separator: " ")
  }

  /// The function that prints the words of a list, with what they are behind a tab.
  private static func function(of list: CompletionList) -> String {
    let entries = list.entries.map { entry in
      let says = entry.says.isEmpty ? list.noun : entry.says
      return "    \(entry.word.quotedForFish) \(says.quotedForFish)"
    }
    return """
      function __zoomfit_\(list.name)
        printf '%s\\t%s\\n' \\
      \(entries.joined(separator: " \\\n"))
      end
      """
  }

  private static func lines(of plan: CompletionPlan) -> [String] {
    let command = plan.command.rawValue
    let head = "complete --command zoomfit --condition"
    var lines: [String] = []
    if case .files = plan.first {
      lines.append("\(head) '__zoomfit_is \(command)' --force-files")
    } else {
      lines.append("\(head) '__zoomfit_is \(command)' --no-files")
    }
    if case .list(let list) = plan.first {
      lines.append(
        "\(head) '__zoomfit_is \(command); and __zoomfit_first' --arguments '(__zoomfit_\(list.name))'"
      )
    }
    for (first, choice) in plan.following {
      guard case .list(let list) = choice else { continue }
      lines.append(
        "\(head) '__zoomfit_operand \(command) \(first)' --arguments '(__zoomfit_\(list.name))'")
    }
    return lines + plan.options.map { line(of: $0, in: plan, "\(head) '__zoomfit_is \(command)'") }
  }

  private static func line(of option: Option, in plan: CompletionPlan, _ head: String) -> String {
    var line = head
    if let short = option.short { line += " --short-option \(short)" }
    line += " --long-option \(option.name)"
    switch plan.choice(of: option) {
    case .none: break
    case .nothing: line += " --exclusive"
    case .files: line += " --require-parameter --force-files"
    case .list(let list):
      let words = list.takesSeveral ? "__zoomfit_several __zoomfit_" : "__zoomfit_"
      // What may be followed by the name of a file takes any.
      line += list.takesFile ? " --require-parameter --force-files" : " --exclusive"
      line += " --arguments '(\(words)\(list.name))'"
    }
    return line + " --description \(option.shortHelp.quotedForFish)"
  }
}

extension String {
  /// In single quotes, as fish reads it.
  fileprivate var quotedForFish: String { "'\(escaped("'"))'" }
}
