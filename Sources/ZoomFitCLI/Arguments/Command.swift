/// What the program can be asked for. Only the first argument can name one, and the fit needs none.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case fit, check, list, help, completions

  /// How a person calls it.
  package var invocation: String { self == .fit ? "zoomfit" : "zoomfit \(rawValue)" }

  /// The command that the first argument names, and the arguments that are left for it.
  package static func split(_ arguments: [[UInt8]]) -> (Command, ArraySlice<[UInt8]>) {
    guard let first = arguments.first else { return (.fit, []) }
    for command in allCases where command != .fit && first == Array(command.rawValue.utf8) {
      return (command, arguments.dropFirst())
    }
    return (.fit, arguments[...])
  }
}
