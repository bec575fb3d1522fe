/// The completion of bash, from 3.2 on, which is what macOS has.
enum BashCompletion {
  static var text: String {
    """
    # Completion of zoomfit for bash; made by: zoomfit completions bash

    # _zoomfit_list NAME: puts the words of that list in list.
    _zoomfit_list() {
      case $1 in
    \(lists)
        *) list= ;;
      esac
    }

    # _zoomfit_options COMMAND: puts its options in list.
    _zoomfit_options() {
      case $1 in
    \(options)
      esac
    }

    # _zoomfit_value COMMAND OPTION: puts in kind what the option's value is; nothing for a flag.
    _zoomfit_value() {
      case "$1 $2" in
    \(values)
        *) kind= ;;
      esac
    }

    # _zoomfit_operand COMMAND [FIRST]: puts in kind what the next operand is.
    _zoomfit_operand() {
      case "$*" in
    \(operands)
      esac
    }

    \(machinery)

    """
  }

  private static var lists: String {
    CompletionPlan.lists.map { list in
      "    \(list.name)) list='\(list.entries.map(\.word).joined(separator: " "))' ;;"
    }.joined(separator: "\n")
  }

  private static var options: String {
    CompletionPlan.all.map { plan in
      let names = plan.options.map(\.flag).joined(separator: " ")
      return "    \(plan.command.rawValue)) list='\(names)' ;;"
    }.joined(separator: "\n")
  }

  private static var values: String {
    CompletionPlan.all.flatMap { plan in
      plan.options.compactMap { option in
        plan.choice(of: option).map { choice in
          let names = [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
          let patterns = names.map { "'\(plan.command.rawValue) \($0)'" }.joined(separator: " | ")
          return "    \(patterns)) kind=\(choice.name) ;;"
        }
      }
    }.joined(separator: "\n")
  }

  private static var operands: String {
    CompletionPlan.all.flatMap { plan in
      let command = plan.command.rawValue
      return ["    \(command)) kind=\(plan.first.name) ;;"]
        + plan.following.map { "    '\(command) \($0.first)') kind=\($0.choice.name) ;;" }
        + ["    '\(command) '*) kind=\(plan.others.name) ;;"]
    }.joined(separator: "\n")
  }

  private static var several: String { pattern { $0.takesSeveral } }
  private static var withFile: String { pattern { $0.takesFile } }

  /// The names of some lists, as a pattern of `case`.
  private static func pattern(_ isWanted: (CompletionList) -> Bool) -> String {
    let names = CompletionPlan.lists.filter(isWanted).map(\.name)
    return names.isEmpty ? "''" : names.joined(separator: " | ")
  }

  private static var commands: String {
    CompletionList.commands.entries.map(\.word).joined(separator: " | ")
  }

  private static var machinery: String {
    #"""
    # _zoomfit_files: adds the names of files that begin with current to words.
    _zoomfit_files() {
      # What bash itself does knows quotes and ~; where it can't be asked for it, names alone.
      [[ ${#words[@]} -eq 0 ]] && compopt -o bashdefault -o default 2>/dev/null && return
      compopt -o filenames 2>/dev/null
      local name
      while IFS= read -r name; do words+=("$name"); done < <(compgen -f -- "$current")
    }

    # _zoomfit_words: adds the words of list that begin with current to words.
    _zoomfit_words() {
      local name
      while IFS= read -r name; do words+=("$name"); done < <(compgen -W "$list" -- "$current")
    }

    # _zoomfit_kind: adds what kind offers to words.
    _zoomfit_kind() {
      case $kind in
        nothing) return ;;
        files) _zoomfit_files; return ;;
    """#
      + "\n    \(several)) [[ $current == *,* ]] && prefix+=${current%,*}, current=${current##*,} ;;"
      + "\n    \(withFile))"
        + #"""

              if [[ $current == *=* ]]; then
                prefix+=${current%%=*}= current=${current#*=}
                _zoomfit_files
                return
              fi ;;
          esac
          _zoomfit_list "$kind"
          _zoomfit_words
        }

        _zoomfit() {
          COMPREPLY=()
          # Bash takes words apart at = and :, too; those with no space between them are one.
          local -a line=() words=()
          local word gap rest=${COMP_LINE:0:COMP_POINT} index
          for ((index = 0; index <= COMP_CWORD; index++)); do
            word=${COMP_WORDS[index]}
            gap=$rest
            [[ -n $word ]] && gap=${rest%%"$word"*} rest=${rest#*"$word"}
            if [[ -z $gap && ${#line[@]} -gt 0 ]]; then
              line[${#line[@]}-1]+=$word
            else
              line+=("$word")
            fi
          done

          local last=$((${#line[@]} - 1)) command=fit first= operands=0 ended= kind= letter
          for ((index = 1; index < last; index++)); do
            word=${line[index]}
            if [[ -n $kind ]]; then
              kind=
            elif [[ -z $ended && $word == -- ]]; then
              ended=1
            elif [[ -z $ended && $word == --* ]]; then
              [[ $word == *=* ]] || _zoomfit_value "$command" "$word"
            elif [[ -z $ended && $word == -?* ]]; then
              for ((letter = 1; letter < ${#word}; letter++)); do
                _zoomfit_value "$command" "-${word:letter:1}"
                [[ -n $kind ]] && break
              done
              # What stands behind the letter is its value already.
              ((letter < ${#word} - 1)) && kind=
            else
              if ((index == 1)); then
                case $word in
        """# + "\n          \(commands)) command=$word; continue ;;" + #"""

                esac
              fi
              ((operands++ == 0)) && first=$word
            fi
          done

          local current=${line[last]} prefix= list=
          local whole=$current
          if [[ -n $kind ]]; then
            _zoomfit_kind
          elif [[ -z $ended && $current == --*=* ]]; then
            _zoomfit_value "$command" "${current%%=*}"
            prefix=${current%%=*}= current=${current#*=}
            [[ -n $kind ]] && _zoomfit_kind
          elif [[ -z $ended && $current == -* ]]; then
            _zoomfit_options "$command"
            _zoomfit_words
          else
            if ((last == 1)); then
              _zoomfit_list commands
              _zoomfit_words
            fi
            if ((operands)); then
              _zoomfit_operand "$command" "$first"
            else
              _zoomfit_operand "$command"
            fi
            _zoomfit_kind
          fi

          # Only what stands behind the last place where bash took the word apart is replaced.
          local typed=${COMP_WORDS[COMP_CWORD]}
          [[ $typed == [=:] ]] && typed=
          for word in "${words[@]}"; do
            word=$prefix$word
            COMPREPLY+=("${word:${#whole}-${#typed}}")
          done
        }

        complete -F _zoomfit zoomfit
        """#
  }
}
