/// Every option there is. Parsing, help, manual page and completions read this one table.
package enum OptionTable {
  /// In the order in which help shows them.
  package static let all: [Option] =
    viewport + obstructions + fit + image + rules + configuration + input + output + other

  /// The options that a command takes, in the order of the table.
  package static func options(of command: Command) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }

  /// The first option of a command that is meant.
  ///
  /// The parts are looked through where they are: joining them takes as long as reading an image does,
  /// and whoever fits one does not wait for check's tables.
  static func first(
    of command: Command, where isMeant: (borrowing Option) -> Bool
  ) -> Option? {
    func first(_ part: [Option]) -> Option? {
      part.first { $0.commands.contains(command) && isMeant($0) }
    }
    return first(viewport) ?? first(obstructions) ?? first(fit) ?? first(image)
      ?? (command == .check ? first(rules) ?? first(configuration) : nil)
      ?? first(input) ?? first(output) ?? first(other)
  }
}
