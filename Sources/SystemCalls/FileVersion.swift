#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which state of which file: two that are equal have the same content, as far as the system tells.
package struct FileVersion: Hashable, Sendable {
  package let identity: FileIdentity
  /// In bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// When content, name or permissions were last changed, by the system's own count.
  private let changed: WallTime

  /// The version of the regular file behind an open descriptor.
  package init(descriptor: Int32) throws(ReadRefusal) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .failed(.last) }
    try Self.check(status)
    identity = FileIdentity(status)
    size = Int(status.st_size)
    #if canImport(Darwin)
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
      changed = WallTime(seconds: status.st_ctimespec.tv_sec)
    #else
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
      changed = WallTime(seconds: status.st_ctim.tv_sec)
    #endif
  }

  /// Whether the file has not been changed since that time, nor so shortly before it that clocks could
  /// be at odds.
  package func isOlder(than time: WallTime) -> Bool {
    changed.seconds < time.seconds - 2
  }

  /// Refuses what is no regular file.
  static func check(_ status: stat) throws(ReadRefusal) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .folder
    case S_IFIFO: throw .pipe
    case S_IFSOCK: throw .socket
    case S_IFBLK: throw .blockDevice
    default: throw .terminalOrDevice
    }
  }
}
