/// Why a file is refused.
package struct ProbeError: Error, Hashable, Sendable {
  package var kind: Kind
  /// A plain sentence without capital or full stop that says what is wrong and, where that is known,
  /// what to do; the caller puts the file's name before it.
  package var message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kinds, by the names that results carry.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case notFound = "not-found"
    case permissionDenied = "permission-denied"
    case isDirectory = "is-directory"
    case notRegularFile = "not-regular-file"
    case empty
    case unsupportedFormat = "unsupported-format"
    case truncated
    case corrupt
    case invalidDimensions = "invalid-dimensions"
    case readFailed = "read-failed"

    /// Whether the file could not be found, opened or read at all (exit status 66); otherwise it was
    /// read and is no image that has a size (65).
    package var isAboutAccess: Bool {
      switch self {
      case .notFound, .permissionDenied, .isDirectory, .notRegularFile, .readFailed: true
      case .empty, .unsupportedFormat, .truncated, .corrupt, .invalidDimensions: false
      }
    }
  }
}
