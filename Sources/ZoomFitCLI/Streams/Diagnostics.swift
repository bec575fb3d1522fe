import Reports
import SystemCalls

/// Lines for standard error: `zoomfit: path: message`.
struct Diagnostics: Sendable {
  private let stream: Console.Stream
  /// Whether warnings are left out (`-q`).
  let isQuiet: Bool

  init(_ console: Console, isQuiet: Bool = false) {
    stream = console.error
    self.isQuiet = isQuiet
  }

  /// The line of an error; `file` is what it is about.
  func error(_ file: FilePath? = nil, _ message: String) -> [UInt8] {
    line(file, message)
  }

  /// The line of a warning; nothing where warnings are left out.
  func warning(_ file: FilePath? = nil, _ message: String) -> [UInt8] {
    isQuiet ? [] : line(file, "warning: \(message)")
  }

  /// The line of something that is neither.
  func note(_ message: String) -> [UInt8] {
    line(nil, message)
  }

  /// Writes lines. That standard error can't be written to is nothing that could be said anywhere.
  func write(_ lines: [UInt8]) {
    guard !lines.isEmpty else { return }
    try? stream.write(lines)
  }

  private func line(_ file: FilePath?, _ message: String) -> [UInt8] {
    var line = OutputBuffer()
    line.append("zoomfit: ")
    if let file {
      line.append(name: file, escaped: stream.isTerminal)
      line.append(": ")
    }
    line.append(stream.isTerminal ? message.escapedForTerminal : message)
    line.append("\n")
    return line.bytes
  }
}
