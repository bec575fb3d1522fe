import Reports

/// What some inputs came to, in their order: made by one thread, written by another.
struct FitBatch: Sendable {
  /// The results' bytes, where the format writes each by itself.
  var rows = OutputBuffer()
  /// The results, where the format has to see them together.
  var results: [FitResult] = []
  /// Lines for standard error.
  var diagnostics: [UInt8] = []
  var status = ExitStatus.success
  var files = 0
  var bytesRead = 0

  /// Forgets everything but the memory.
  mutating func clear() {
    rows.removeAll()
    results.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
    status = .success
    files = 0
    bytesRead = 0
  }
}
