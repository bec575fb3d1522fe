import Synchronization
import SystemCalls

@testable import ZoomFitCLI

/// A run of the program inside the tests, with what it wrote.
final class Recording: Sendable {
  private let written = Mutex<(output: [UInt8], error: [UInt8])>(([], []))

  var output: String { written.withLock { String(decoding: $0.output, as: UTF8.self) } }
  var error: String { written.withLock { String(decoding: $0.error, as: UTF8.self) } }

  /// - Parameters:
  ///   - isTerminal: Whether both streams are terminals, of 80 columns.
  ///   - failure: What writing output fails with.
  func console(
    isTerminal: Bool = false, environment: [String: String] = [:], failure: WriteError? = nil
  ) -> Console {
    Console(
      output: Console.Stream(isTerminal: isTerminal, columns: isTerminal ? 80 : nil) {
        bytes throws(WriteError) in
        if let failure { throw failure }
        self.written.withLock { $0.output += bytes }
      },
      error: Console.Stream(isTerminal: isTerminal, columns: isTerminal ? 80 : nil) { bytes in
        self.written.withLock { $0.error += bytes }
      },
      environment: { environment[$0] })
  }

  /// Runs the program with words of a line, split at spaces.
  static func run(_ line: String) -> (status: ExitStatus, output: String, error: String) {
    run(line.split(separator: " ").map(String.init))
  }

  static func run(_ arguments: [String]) -> (status: ExitStatus, output: String, error: String) {
    let recording = Recording()
    let status = ZoomFit.run(
      arguments: arguments.map { Array($0.utf8) }, on: recording.console())
    return (status, recording.output, recording.error)
  }
}
