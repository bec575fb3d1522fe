#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of a file without opening it.
package struct FileStatus: Sendable {
  package var kind: Kind
  package var identity: FileIdentity
  /// Permission bits, with set-user-ID and its like.
  var permissions: UInt32
  var owner: UInt32
  var group: UInt32

  package enum Kind: Sendable {
    case regular, folder, link, other
  }

  /// - Parameter following: Whether a symbolic link stands for what it leads to.
  package init(_ path: FilePath, following: Bool = true) throws(SystemError) {
    var status = stat()
    let result = unsafe path.withCString { name in
      following ? unsafe stat(name, &status) : unsafe lstat(name, &status)
    }
    guard result == 0 else { throw .last }
    self.init(status)
  }

  package init(_ descriptor: Descriptor) throws(SystemError) {
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Gives an open file the owner, where that is allowed, and the permissions that this one has.
  func bestow(on descriptor: Descriptor) {
    _ = fchown(descriptor.number, owner, group)
    // Without set-user-ID and its like: new content has not earned them.
    _ = fchmod(descriptor.number, mode_t(permissions & 0o777))
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = FileIdentity(status)
    permissions = UInt32(status.st_mode & ~S_IFMT)
    owner = status.st_uid
    group = status.st_gid
  }
}
