import SystemCalls

/// The program, without its process: what it is given and what it ends with.
package enum ZoomFit {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as bytes, without the program's own name.
  ///   - console: What to write to.
  /// - Returns: The exit status, by sysexits(3).
  package static func run(
    arguments: [[UInt8]], on console: Console = .process
  ) -> ExitStatus {
    let (command, rest) = Command.split(arguments)
    do throws(UsageError) {
      let parsed = try ArgumentParser.parse(rest, for: command)
      if let last = parsed.uses.last?.option {
        if last == .help { return write(HelpText.text(for: command), to: console) }
        if last == .version { return write(Version.text + "\n", to: console) }
      }
      switch command {
      case .fit: return try FitCommand.run(parsed, on: console)
      case .help: return write(try HelpTopic.text(parsed), to: console)
      case .list: return try ListCommand.run(parsed, on: console)
      case .check: return try CheckCommand.run(parsed, on: console)
      case .completions: return try CompletionsCommand.run(parsed, on: console)
      }
    } catch {
      let diagnostics = Diagnostics(console)
      let hint = "see \(command.invocation) --help"
      diagnostics.write(diagnostics.error(nil, error.message) + Array("\(hint)\n".utf8))
      return .usage
    }
  }

  /// Writes a text that is the whole answer.
  static func write(_ text: String, to console: Console) -> ExitStatus {
    write(Array(text.utf8), to: console)
  }

  /// Writes bytes that are the whole answer.
  static func write(_ bytes: [UInt8], to console: Console) -> ExitStatus {
    do throws(WriteError) {
      try console.output.write(bytes)
      return .success
    } catch {
      guard case .failed(let failure) = error else { return .success }
      let diagnostics = Diagnostics(console)
      diagnostics.write(
        diagnostics.error(
          FilePath("standard output"), "can't be written: \(failure.message)"))
      return .cannotWrite
    }
  }
}
