/// The completion of zsh.
enum ZshCompletion {
  static var text: String {
    """
    #compdef zoomfit
    # Completion of zoomfit for zsh; made by: zoomfit completions zsh

    \(CompletionPlan.lists.map(function).joined(separator: "\n\n"))

    \(CompletionPlan.all.map(function).joined(separator: "\n\n"))

    _zoomfit() {
      local command=fit
      # Only the first word can name a command.
      if (( CURRENT > 2 )); then
        case $words[2] in
          \(CompletionList.commands.entries.map(\.word).joined(separator: "|")))
            command=$words[2]
            shift words
            (( CURRENT-- )) ;;
        esac
      elif [[ $words[2] != -* ]]; then
        _alternative 'commands:command:_zoomfit_list_commands' 'files:image:_files'
        return
      fi
      _zoomfit_$command
    }

    # Read by autoload, the file is the function's body; read by source, it only defines it.
    if [[ $funcstack[1] == _zoomfit ]]; then
      _zoomfit "$@"
    else
      compdef _zoomfit zoomfit
    fi

    """
  }

  /// The function that offers the words of a list.
  private static func function(of list: CompletionList) -> String {
    let entries = list.entries.map { entry in
      let word = entry.word.escaped(":")
      return "    " + (entry.says.isEmpty ? word : "\(word):\(entry.says)").quoted
    }
    let several = "  compset -P '*,'\n  _describe -q '\(list.noun)' entries -S ,"
    let one = "  _describe '\(list.noun)' entries"
    let offer = list.takesSeveral ? several : one
    let file = "  if compset -P '*='; then\n    _files\n    return\n  fi\n"
    return """
      _zoomfit_list_\(list.name)() {
      \(list.takesFile ? file : "")  local -a entries=(
      \(entries.joined(separator: "\n"))
        )
      \(offer)
      }
      """
  }

  /// The function that completes a command.
  private static func function(of plan: CompletionPlan) -> String {
    var specs = plan.options.flatMap { Self.specs(of: $0, in: plan) }
    let (first, others) = (action(of: plan.first), action(of: plan.others))
    specs.append("'1: :\(first)'")
    if plan.following.isEmpty {
      specs.append("'*: :\(others)'")
    } else {
      specs.append("'*:: :_zoomfit_after_\(plan.command.rawValue)'")
    }
    let function = """
      _zoomfit_\(plan.command.rawValue)() {
        _arguments -s -S \\
          \(specs.joined(separator: " \\\n    "))
      }
      """
    guard !plan.following.isEmpty else { return function }
    let cases = plan.following.map { "    \($0.first)) \(action(of: $0.choice)) ;;" }
    return """
      _zoomfit_after_\(plan.command.rawValue)() {
        # The words are those behind the first operand, which the whole line still has.
        case ${line[1]} in
      \(cases.joined(separator: "\n"))
        esac
      }

      \(function)
      """
  }

  /// An option as `_arguments` wants it, once for each of its names.
  private static func specs(of option: Option, in plan: CompletionPlan) -> [String] {
    let says = "[\(option.shortHelp.escaped("[]"))]"
    var names = ["\(option.flag)\(option.value == nil ? "" : "=")"]
    if let short = option.short {
      names.insert("-\(short)\(option.value == nil ? "" : "+")", at: 0)
    }
    let excluded = ([option.flag] + (option.short.map { ["-\($0)"] } ?? [])).joined(separator: " ")
    let head = option.isRepeatable ? "*" : "(\(excluded))"
    var value = ""
    if let choice = plan.choice(of: option), let placeholder = option.value?.placeholder {
      value = ":\(placeholder.escaped(":")):\(action(of: choice))"
    }
    return names.map { "\(head)\($0)\(says)\(value)".quoted }
  }

  private static func action(of choice: CompletionChoice) -> String {
    switch choice {
    case .nothing: " "
    case .files: "_files"
    case .list(let list): "_zoomfit_list_\(list.name)"
    }
  }
}

extension String {
  /// With a backslash before each of these characters and before backslashes.
  func escaped(_ characters: String) -> String {
    var escaped = ""
    for character in self {
      if character == "\\" || characters.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// In single quotes, as sh and zsh read it.
  fileprivate var quoted: String {
    var quoted = "'"
    for character in self {
      if character == "'" { quoted += "'\\''" } else { quoted.append(character) }
    }
    return quoted + "'"
  }
}
