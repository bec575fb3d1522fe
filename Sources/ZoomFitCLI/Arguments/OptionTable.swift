/// Every option there is. Parsing, help, manual page and completions read this one table.
package enum OptionTable {
  /// In the order in which help shows them.
  package static let all: [Option] =
    viewport + obstructions + fit + image + rules + configuration + input + output + other

  /// The options that a command takes, in the order of the table.
  package static func options(of command: Command) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }
}
