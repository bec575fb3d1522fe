#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file, open to be read by position, and closed when this goes.
package struct ReadableFile: ~Copyable {
  package let descriptor: Int32

  /// Opens a regular file, and nothing else.
  package init(_ path: FilePath) throws(ReadRefusal) {
    var opener = FileOpener()
    let file = try opener.open(path)
    _ = try file.version()
    self = file
  }

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// What the file is now.
  ///
  /// - Throws: What it is, where it is no regular file.
  package func version() throws(ReadRefusal) -> FileVersion {
    try FileVersion(descriptor: descriptor)
  }

  deinit {
    _ = platformClose(descriptor)
  }
}

/// Why there is nothing to read by position behind a name or descriptor.
package enum ReadRefusal: Error, Hashable, Sendable {
  case folder
  case pipe, socket, terminalOrDevice, blockDevice
  case failed(SystemError)
}
