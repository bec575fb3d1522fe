import ImageChecks
import SystemCalls

/// What ends a check before it has a verdict.
struct CheckFailure: Error {
  var status: ExitStatus
  /// What it is about; nil for the command line.
  var file: FilePath?
  /// Without capital and full stop.
  var message: String

  init(_ status: ExitStatus, _ file: FilePath?, _ message: String) {
    self.status = status
    self.file = file
    self.message = message
  }

  /// A mistake in a configuration or baseline.
  init(_ error: ConfigurationError, in file: FilePath) {
    let place = ":\(error.position.line):\(error.position.column)"
    self.init(.configuration, FilePath(bytes: file.bytes + Array(place.utf8)), error.message)
  }
}
