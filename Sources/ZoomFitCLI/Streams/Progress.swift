import SystemCalls

/// How far a long run has come, on one line of a terminal that it leaves without a trace.
struct Progress {
  private let stream: Console.Stream
  private var line: ProgressLine?

  /// - Parameters:
  ///   - isQuiet: Whether nobody wants to see it.
  ///   - isOutputElsewhere: Whether results go to a file, and so do not scroll by beside it.
  init(_ console: Console, isQuiet: Bool, isOutputElsewhere: Bool) {
    stream = console.error
    let isWanted =
      !isQuiet && console.error.isTerminal && (isOutputElsewhere || !console.output.isTerminal)
    line = isWanted ? ProgressLine(total: nil) : nil
  }

  /// Says how many files are done, where it is time.
  mutating func update(files: Int) {
    write(line?.update(done: files))
  }

  /// Takes the line away; to be called before anything else is written, and at the end.
  mutating func erase() {
    write(line?.erase())
  }

  private func write(_ bytes: [UInt8]??) {
    guard let bytes = bytes ?? nil else { return }
    try? stream.write(bytes)
  }
}
