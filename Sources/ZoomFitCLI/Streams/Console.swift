package import SystemCalls

/// What surrounds the process: its streams and its environment. Tests put their own in place.
package struct Console: Sendable {
  /// Where results go.
  package var output: Stream
  /// Where everything else goes.
  package var error: Stream
  /// The value of an environment variable; nil where it is not set.
  package var environment: @Sendable (String) -> String?

  package init(
    output: Stream, error: Stream, environment: @escaping @Sendable (String) -> String?
  ) {
    self.output = output
    self.error = error
    self.environment = environment
  }

  /// The process's own.
  package static var process: Console {
    Console(
      output: Stream(.standardOutput), error: Stream(.standardError),
      environment: { Environment.value($0) })
  }

  /// Something to write to.
  package struct Stream: Sendable {
    package var write: @Sendable ([UInt8]) throws(WriteError) -> Void
    /// Whether a person looks at it.
    package var isTerminal: Bool
    /// The terminal's width; nil where it is none or does not know.
    package var columns: Int?
    /// The terminal's height; nil where it is none or does not know.
    package var rows: Int?

    package init(
      isTerminal: Bool = false, columns: Int? = nil, rows: Int? = nil,
      write: @escaping @Sendable ([UInt8]) throws(WriteError) -> Void
    ) {
      self.write = write
      self.isTerminal = isTerminal
      self.columns = columns
      self.rows = rows
    }

    package init(_ descriptor: Descriptor) {
      let isTerminal = Terminal.isTerminal(descriptor)
      self.init(
        isTerminal: isTerminal, columns: isTerminal ? Terminal.columns(of: descriptor) : nil,
        rows: isTerminal ? Terminal.rows(of: descriptor) : nil
      ) { bytes throws(WriteError) in
        try descriptor.write(bytes)
      }
    }
  }
}
