/// A rule or setting by its name: the configuration's key, and the flag of the command.
package struct CheckKey: Hashable, Sendable {
  /// As in the configuration: `longSide`.
  package let name: String
  /// What stands for a value in help; empty for a flag.
  package let placeholder: String
  /// What it does, in one or two plain sentences without a full stop at the end.
  package let help: String
  package let arity: Arity
  /// The words that a value can be; empty where it is something else.
  package let words: [String]

  package init(
    _ name: String, _ placeholder: String = "", arity: Arity = .one, words: [String] = [],
    help: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.arity = placeholder.isEmpty ? .flag : arity
    self.words = words
    self.help = help
  }

  /// How many values it takes.
  package enum Arity: Hashable, Sendable {
    /// None: it is on or off.
    case flag
    case one
    /// Several, with commas between them or as a list.
    case commaSeparated
    /// One a use of the flag, or a list.
    case repeated
  }

  /// The long option's name, without its dashes: `long-side`.
  package var flag: String {
    // Names are ASCII, and this is on the way of every start: no character is looked up in Unicode.
    var flag: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if isCapital { flag.append(UInt8(ascii: "-")) }
      flag.append(isCapital ? byte | 0x20 : byte)
    }
    return String(decoding: flag, as: UTF8.self)
  }
}
