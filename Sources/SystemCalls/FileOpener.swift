#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens files to be read, one after the other.
///
/// Within a batch, of files in a row from the same folder all but the first two are opened from that
/// folder, so that the way to it is not walked for each again: that makes opening, reading and closing
/// a file cheaper by a tenth.
package struct FileOpener: ~Copyable {
  private var isInBatch = false
  /// The way to the folder of the file opened last, with the slash at its end; empty for none.
  private var way: [UInt8] = []
  private var folder: Descriptor?
  private var isFolderTried = false

  package init() {}

  deinit {
    folder?.close()
  }

  /// Begins a batch, which is to take a moment only: a folder's name may come to lead elsewhere.
  package mutating func beginBatch() {
    isInBatch = true
  }

  /// Ends a batch: nothing is held open while the next is waited for.
  package mutating func endBatch() {
    isInBatch = false
    leaveFolder()
    way.removeAll(keepingCapacity: true)
  }

  /// Opens a file that is found to be a regular one.
  ///
  /// Opening a FIFO would wait for its writer, or wake it in vain, and opening a device can move a
  /// tape: so what kind of file the name leads to is asked first. Where another file takes the name
  /// just then, the flags see to it that opening does not wait, and its version tells.
  package mutating func open(_ path: FilePath) throws(ReadRefusal) -> ReadableFile {
    var status = stat()
    try check(unsafe path.withStackCString { unsafe stat($0, &status) })
    try FileVersion.check(status)
    return ReadableFile(descriptor: try check(unsafe path.withStackCString(Self.open)))
  }

  /// Opens a file that is taken for a regular one without asking, unless its name is a link's: this
  /// saves walking its path once more. It may be none: only its version tells.
  package mutating func openUnasked(_ path: FilePath) throws(ReadRefusal) -> ReadableFile {
    let file = unsafe path.withStackCString { name in
      let flags = Self.flags | O_NOFOLLOW
      guard let folder = unsafe enterFolder(of: path, name) else {
        return unsafe platformOpen(name, flags, 0)
      }
      return unsafe platformOpen(name + way.count, flags, in: folder.number)
    }
    // A link may lead to a device; and why a file can't be opened is told best by its whole name.
    guard file >= 0 else {
      let file = try open(path)
      _ = try file.version()
      return file
    }
    return ReadableFile(descriptor: file)
  }

  private static func open(_ name: UnsafePointer<CChar>) -> Int32 {
    while true {
      let file = unsafe platformOpen(name, flags, 0)
      if file >= 0 || !SystemError.last.isInterruption { return file }
    }
  }

  @discardableResult
  private func check(_ result: Int32) throws(ReadRefusal) -> Int32 {
    guard result >= 0 else { throw .failed(.last) }
    return result
  }

  private static let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK

  /// The folder of a file, where the file before was from there too.
  ///
  /// - Parameter name: The path as system calls take it.
  private mutating func enterFolder(
    of path: FilePath, _ name: UnsafePointer<CChar>
  ) -> Descriptor? {
    guard isInBatch else { return nil }
    let count = path.bytes.count
    // A path that is too long stays so, however short its last part is.
    guard count < PATH_MAX else { return nil }
    let slash = Int32(UInt8(ascii: "/"))
    guard !way.isEmpty, way.count < count, unsafe memcmp(name, way, way.count) == 0,
      unsafe memchr(name + way.count, slash, count - way.count) == nil
    else {
      var end = count
      while end > 0, path.bytes[end - 1] != UInt8(ascii: "/") { end -= 1 }
      leaveFolder()
      way.removeAll(keepingCapacity: true)
      way.append(contentsOf: path.bytes[..<end])
      return nil
    }
    if !isFolderTried {
      isFolderTried = true
      folder = try? Descriptor.open(FilePath(bytes: way), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Where descriptors are few, all are for files; the system gives out the lowest that is free.
      if let number = folder?.number, number >= Descriptor.limit / 8 {
        folder?.close()
        folder = nil
      }
    }
    return folder
  }

  private mutating func leaveFolder() {
    folder?.close()
    folder = nil
    isFolderTried = false
  }
}

extension FilePath {
  /// Calls `body` with the name as system calls take it, without the heap for a name of usual length.
  ///
  /// - Returns: What `body` returns; for a name with a NUL in it, which no file has, -1 and `ENOENT`.
  fileprivate func withStackCString(_ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    guard !contains(0) else {
      errno = ENOENT
      return -1
    }
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) {
      buffer in
      unsafe bytes.withUnsafeBytes { source in
        unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      }
      unsafe buffer[bytes.count] = 0
      return unsafe body(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped))
    }
  }
}
