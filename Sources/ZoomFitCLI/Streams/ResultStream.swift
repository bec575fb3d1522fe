import SystemCalls

/// Where results go: standard output, or the file of `--output`.
struct ResultStream: ~Copyable {
  private let stream: Console.Stream
  private var file: OutputFile?
  /// What stopped the writing; nothing is written after it.
  private(set) var failure: WriteError?

  /// Results to standard output.
  init(_ console: Console) {
    stream = console.output
    file = nil
  }

  /// Results to a file.
  init(_ path: FilePath) throws(SystemError) {
    let opened = try OutputFile(path)
    stream = Console.Stream(opened.descriptor)
    file = consume opened
  }

  var isTerminal: Bool { stream.isTerminal }
  var columns: Int? { stream.columns }
  var rows: Int? { stream.rows }

  /// Writes, unless writing has failed before.
  ///
  /// - Returns: Whether more can be written.
  mutating func write(_ bytes: [UInt8]) -> Bool {
    guard failure == nil else { return false }
    guard !bytes.isEmpty else { return true }
    do throws(WriteError) {
      try stream.write(bytes)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Ends the writing; a file then has its name.
  mutating func close() {
    guard failure == nil, file != nil else { return }
    do throws(SystemError) {
      try file?.commit()
    } catch {
      failure = .failed(error)
    }
  }
}
