#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a system call failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The `errno` value.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What the last failed call on this thread left in `errno`.
  static var last: SystemError { SystemError(code: errno) }

  /// Nothing by that name, or a name that leads through a file.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

  /// The permissions of the file or of a folder on the way to it do not allow it.
  package var isPermissionDenied: Bool { code == EACCES || code == EPERM }

  /// A file where none may be.
  package var isExisting: Bool { code == EEXIST }

  /// A folder where a file is wanted.
  package var isFolder: Bool { code == EISDIR }

  /// A call that a signal interrupted and that is to be made again.
  var isInterruption: Bool { code == EINTR }

  /// The system's own text, in the form of our own sentences: without a capital.
  package var message: String {
    var buffer = [CChar](repeating: 0, count: 256)
    let text = platformErrorText(code, into: &buffer)
    guard let first = text.first, !text.dropFirst().prefix(1).contains(where: \.isUppercase) else {
      return text
    }
    return first.lowercased() + text.dropFirst()
  }
}
