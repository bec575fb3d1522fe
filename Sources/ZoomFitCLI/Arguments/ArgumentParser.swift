import FitGeometry

/// Takes command lines apart by the conventions of getopt_long(3), without its abbreviations.
///
/// Arguments are bytes: names of files are in no particular encoding.
package enum ArgumentParser {
  /// Takes the arguments of one command apart.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue` and clustered flags; `--` ends the
  /// options; options and operands in any order. A value is whatever stands next, even where it
  /// begins with a dash. `--help` and `--version` end the parsing at once, so that they answer in
  /// spite of whatever is wrong behind them.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - command: Whose options are known.
  /// - Throws: `UsageError` for an option that is unknown, lacks its value, or takes none.
  package static func parse(
    _ arguments: some Sequence<[UInt8]>, for command: Command
  ) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments(command: command)
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument.count == 2, isLong(argument) {
        while let operand = rest.next() { parsed.operands.append(operand) }
      } else if isLong(argument) {
        let use = try longOption(argument.dropFirst(2), of: command, &rest)
        parsed.uses.append(use)
      } else if argument.count > 1, argument.first == dash {
        try shortOptions(argument.dropFirst(), of: command, &rest, into: &parsed.uses)
      } else {
        parsed.operands.append(argument)
      }
      if let last = parsed.uses.last?.option, last == .help || last == .version { break }
    }
    return parsed
  }

  private static let dash = UInt8(ascii: "-")

  private static func isLong(_ argument: [UInt8]) -> Bool {
    argument.count > 1 && argument[0] == dash && argument[1] == dash
  }

  private static func longOption(
    _ argument: ArraySlice<UInt8>, of command: Command, _ rest: inout some IteratorProtocol<[UInt8]>
  ) throws(UsageError) -> ParsedArguments.Use {
    let equals = argument.firstIndex(of: UInt8(ascii: "="))
    let name = argument[..<(equals ?? argument.endIndex)]
    let known = OptionTable.first(of: command) {
      $0.name.utf8.count == name.count && name.elementsEqual($0.name.utf8)
    }
    guard let option = known else {
      throw unknown(String(decoding: name, as: UTF8.self), for: command)
    }
    guard let equals else {
      return ParsedArguments.Use(option: option, value: try value(for: option, from: &rest))
    }
    guard option.value != nil else { throw UsageError("\(option.flag) takes no value") }
    return ParsedArguments.Use(option: option, value: Array(argument[(equals + 1)...]))
  }

  private static func shortOptions(
    _ cluster: ArraySlice<UInt8>, of command: Command,
    _ rest: inout some IteratorProtocol<[UInt8]>, into uses: inout [ParsedArguments.Use]
  ) throws(UsageError) {
    var letters = cluster
    while let letter = letters.popFirst() {
      let known = OptionTable.first(of: command) { $0.short?.asciiValue == letter }
      guard let option = known else {
        let text = String(decoding: cluster, as: UTF8.self)
        // One dash where two were meant is the likeliest slip, so that is what is looked up.
        let nearest = near(text.split(separator: "=").first.map(String.init) ?? "", command)
        let shown = letter < 0x80 ? "-\(Character(Unicode.Scalar(letter)))" : "-\(text)"
        throw UsageError(
          "unknown option \(shown)\(shown == "-\(text)" ? "" : " in -\(text)")",
          nearest: text.count > 1 ? nearest : [],
          otherwise: "a file of that name is written ./-\(text)")
      }
      if option.value != nil, !letters.isEmpty {
        uses.append(ParsedArguments.Use(option: option, value: Array(letters)))
        return
      }
      let value = try value(for: option, from: &rest)
      uses.append(ParsedArguments.Use(option: option, value: value))
    }
  }

  private static func value(
    for option: Option, from rest: inout some IteratorProtocol<[UInt8]>
  ) throws(UsageError) -> [UInt8] {
    guard let value = option.value else { return [] }
    if let next = rest.next() { return next }
    throw UsageError("\(option.flag) needs a value: \(option.flag) \(value.placeholder)")
  }

  private static func unknown(_ name: String, for command: Command) -> UsageError {
    if let option = OptionTable.all.first(where: { $0.name == name }),
      let owner = Command.allCases.first(where: option.commands.contains)
    {
      return UsageError(
        "\(option.flag) is an option of \(owner.invocation), not of \(command.invocation)")
    }
    return UsageError("unknown option --\(name)", nearest: near(name, command))
  }

  private static func near(_ name: String, _ command: Command) -> [String] {
    let names = OptionTable.options(of: command).lazy.filter { !$0.isHidden }.map(\.name)
    if names.contains(name) { return ["--\(name)"] }
    return NearestName.nearest(to: name, among: names).map { "--\($0)" }
  }
}
