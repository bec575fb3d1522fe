#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, by the number the system has given it. It is not owned: closing is up to its opener.
package struct Descriptor: Hashable, Sendable {
  package var number: Int32

  package init(number: Int32) {
    self.number = number
  }

  package static let standardInput = Descriptor(number: 0)
  package static let standardOutput = Descriptor(number: 1)
  package static let standardError = Descriptor(number: 2)

  /// How many this process may have open at a time.
  package static var limit: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? .max : limit
  }

  /// Writes all the bytes, however many calls that takes.
  package func write(_ bytes: [UInt8]) throws(WriteError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe platformWrite(
          number, buffer.baseAddress.unsafelyUnwrapped + written, buffer.count - written)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch SystemError.last.code {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: waitUntilReady(for: POLLOUT)
      case EPIPE: throw .closedPipe
      case let code: throw .failed(SystemError(code: code))
      }
    }
  }

  /// Reads once into `buffer[offset...]`, waiting until there is something.
  ///
  /// - Returns: The number of bytes, 0 at the end.
  func read(into buffer: inout [UInt8], at offset: Int) throws(SystemError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe platformRead(
          number, bytes.baseAddress.unsafelyUnwrapped + offset, bytes.count - offset)
      }
      if count >= 0 { return count }
      switch SystemError.last.code {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: waitUntilReady(for: POLLIN)
      case let code: throw SystemError(code: code)
      }
    }
  }

  /// Opens a file for reading.
  static func open(reading path: FilePath) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
  }

  /// Opens a file by the flags of open(2).
  static func open(
    _ path: FilePath, _ flags: Int32, permissions: UInt32 = 0
  ) throws(SystemError) -> Descriptor {
    while true {
      let number = unsafe path.withCString { name in
        unsafe platformOpen(name, flags, mode_t(permissions))
      }
      if number >= 0 { return Descriptor(number: number) }
      let error = SystemError.last
      guard error.isInterruption else { throw error }
    }
  }

  func close() {
    _ = platformClose(number)
  }

  /// Another process may have made the descriptor non-blocking: it is shared with whoever gave it.
  private func waitUntilReady(for events: Int32) {
    var entry = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = unsafe poll(&entry, 1, -1)
  }
}

/// Why bytes could not be written.
package enum WriteError: Error, Hashable, Sendable {
  /// The reader has gone, as `head` does when it has what it wants.
  case closedPipe
  case failed(SystemError)
}
