#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A regular file, open to be read by position, and closed when this goes.
package struct ReadableFile: ~Copyable {
  package let descriptor: Int32
  /// What the file was when it was opened.
  package let version: FileVersion

  /// Opens a regular file, and nothing else.
  ///
  /// Opening a FIFO would wait for its writer, or wake it in vain, and opening a device can move a
  /// tape: so what kind of file the name leads to is asked first. Where another file takes the name
  /// just then, the flags see to it that opening does not wait.
  ///
  /// - Parameter isKnownRegular: Whether it is taken for a regular file without asking: a path is
  ///   walked once then and not twice.
  package init(_ path: FilePath, isKnownRegular: Bool = false) throws(ReadRefusal) {
    guard !path.bytes.contains(0) else { throw .failed(SystemError(code: ENOENT)) }
    if !isKnownRegular {
      let before = try unsafe path.withStackCString { name throws(ReadRefusal) in
        var status = stat()
        guard unsafe stat(name, &status) == 0 else { throw .failed(.last) }
        return status
      }
      try FileVersion.check(before)
    }
    let number = try unsafe path.withStackCString { name throws(ReadRefusal) in
      while true {
        let number = unsafe platformOpen(name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0)
        if number >= 0 { return number }
        let error = SystemError.last
        guard error.isInterruption else { throw .failed(error) }
      }
    }
    let opened: FileVersion
    do throws(ReadRefusal) {
      opened = try FileVersion(descriptor: number)
    } catch {
      _ = platformClose(number)
      throw error
    }
    descriptor = number
    version = opened
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

extension FilePath {
  /// Calls `body` with the name as system calls take it, without the heap for a name of usual length.
  fileprivate func withStackCString<Result>(
    _ body: (UnsafePointer<CChar>) throws(ReadRefusal) -> Result
  ) throws(ReadRefusal) -> Result {
    let outcome = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) {
      buffer -> Swift.Result<Result, ReadRefusal> in
      unsafe bytes.withUnsafeBufferPointer { source in
        for index in source.indices {
          unsafe buffer.initializeElement(at: index, to: CChar(bitPattern: source[index]))
        }
      }
      unsafe buffer.initializeElement(at: bytes.count, to: 0)
      do throws(ReadRefusal) {
        return .success(try unsafe body(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped)))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
