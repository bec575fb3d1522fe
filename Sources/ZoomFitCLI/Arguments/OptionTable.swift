/// Every option there is. Parsing, help, manual page and completions read this one table.
package enum OptionTable {
  /// In the order in which help shows them.
  package static let all: [Option] =
    viewport + obstructions + fit + image + rules + configuration + input + output + other

  /// The options that a command takes, in the order of the table.
  package static func options(of command: Command) -> [Option] {
    (command == .check ? all : withoutRules).filter { $0.commands.contains(command) }
  }

  /// All but what check alone has: whoever fits one image does not wait for its tables.
  private static let withoutRules: [Option] =
    viewport + obstructions + fit + image + input + output + other
}
