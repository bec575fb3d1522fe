/// A command line taken apart: options with their values as bytes, and operands, in their order.
package struct ParsedArguments: Sendable {
  /// One use of an option.
  package struct Use: Sendable {
    package var option: Option
    /// As it was typed; empty for a flag.
    package var value: [UInt8]

    package init(option: Option, value: [UInt8]) {
      self.option = option
      self.value = value
    }

    /// The value as text, with U+FFFD in place of what is not UTF-8.
    package var text: String { String(decoding: value, as: UTF8.self) }
    /// Option and value as a message names them: `--viewport 390`.
    package var spelled: String { "\(option.flag) \(value.isEmpty ? "''" : text)" }
  }

  package var command: Command
  package var uses: [Use] = []
  package var operands: [[UInt8]] = []

  package init(command: Command) {
    self.command = command
  }

  /// The last use of an option: the one that counts.
  package func last(_ option: Option) -> Use? {
    uses.last { $0.option == option }
  }

  /// The last use of any of these options.
  package func last(_ options: Option...) -> Use? {
    uses.last { options.contains($0.option) }
  }

  /// Every use of a repeatable option.
  package func all(_ options: Option...) -> [Use] {
    uses.filter { options.contains($0.option) }
  }

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool {
    uses.contains { $0.option == option }
  }

  /// The first use of an option of this group, for saying that the group can't be used here.
  package func first(in group: Option.Group) -> Use? {
    uses.first { $0.option.group == group }
  }
}
