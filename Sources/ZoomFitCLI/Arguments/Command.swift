/// What the program can be asked for. Only the first argument can name one, and the fit needs none.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case fit, check, list, help, completions

  /// How a person calls it.
  package var invocation: String { self == .fit ? "zoomfit" : "zoomfit \(rawValue)" }

  /// What it does, in a few words.
  package var summary: String {
    switch self {
    case .fit: "compute how images fit"
    case .check: "say whether images are what a build needs"
    case .list: "show what the built-in tables hold"
    case .help: "explain a topic"
    case .completions: "print the completions of a shell"
    }
  }

  /// The command that the first argument names, and the arguments that are left for it.
  package static func split(_ arguments: [[UInt8]]) -> (Command, ArraySlice<[UInt8]>) {
    guard let first = arguments.first,
      let command = Command(rawValue: String(decoding: first, as: UTF8.self)), command != .fit
    else { return (.fit, arguments[...]) }
    return (command, arguments.dropFirst())
  }
}

/// Some of the commands.
package struct Commands: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private init(_ command: Command) {
    rawValue =
      switch command {
      case .fit: 1
      case .check: 2
      case .list: 4
      case .help: 8
      case .completions: 16
      }
  }

  package static let fit = Commands(.fit)
  package static let check = Commands(.check)
  package static let list = Commands(.list)
  package static let help = Commands(.help)
  package static let completions = Commands(.completions)
  package static let all: Commands = [.fit, .check, .list, .help, .completions]

  /// Whether a command is one of them.
  package func contains(_ command: Command) -> Bool {
    contains(Commands(command))
  }
}
