/// What completion offers in one place of a command line.
enum CompletionChoice: Sendable {
  /// Numbers, sizes, free text: nothing can be offered.
  case nothing
  /// Names of files and folders.
  case files
  case list(CompletionList)

  /// What can stand for the value of an option of a command.
  init(_ value: Option.Value, of option: Option, in command: Command) {
    self =
      switch value.kind {
      case .text: .nothing
      case .file: .files
      case .words(let words):
        .list(
          CompletionList(
            String(option.name.map { $0 == "-" ? "_" : $0 }), noun: value.placeholder.lowercased(),
            words: words()))
      case .device: .list(.devices)
      case .model: .list(.models)
      case .screenshot: .list(.screenshots)
      case .bar: .list(.bars)
      case .fields: .list(.fields)
      case .reporter: .list(.reporters)
      case .zoom(let role): .list(.zooms(role))
      case .format:
        switch command {
        case .check: .list(.reports)
        case .list: .list(.tableFormats)
        case .fit, .help, .completions: .list(.formats)
        }
      }
  }

  /// The name by which the scripts know it.
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .files: "files"
    case .list(let list): list.name
    }
  }
}
