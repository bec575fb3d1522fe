import ImageChecks
import SystemCalls

/// What some tasks came to, in their order: made by one thread, gathered by another.
struct CheckBatch: Sendable {
  var files: [CheckedFile] = []
  var imageCount = 0
  var unreadableCount = 0
  var status = ExitStatus.success
  /// Lines for standard error.
  var diagnostics: [UInt8] = []
  var bytesRead = 0

  mutating func clear() {
    self = CheckBatch()
  }
}
