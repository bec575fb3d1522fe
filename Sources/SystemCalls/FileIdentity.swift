#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file it is, whatever names lead to it: device and inode.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
  }

  /// The file that a name leads to, links followed; nil where there is none.
  package init?(_ path: FilePath) {
    guard let status = try? FileStatus(path) else { return nil }
    self = status.identity
  }

  /// The regular file that a name leads to, links followed; nil where it is none: what is written to
  /// a terminal or a pipe does not take away what is read from it.
  package init?(regular path: FilePath) {
    guard let status = try? FileStatus(path), status.kind == .regular else { return nil }
    self = status.identity
  }

  /// The file behind an open descriptor.
  package init?(_ descriptor: Descriptor) {
    guard let status = try? FileStatus(descriptor) else { return nil }
    self = status.identity
  }
}
