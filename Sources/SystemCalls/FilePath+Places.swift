#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// The folder that the process stands in, absolute and without links; nil where it is gone.
  package static var workingFolder: FilePath? { FilePath(".").real }

  /// The same file's name from the root, without links, `.` and `..`; nil where there is none.
  package var real: FilePath? { platformRealPath(self) }

  /// The folder that the name stands in: `.` for a name alone.
  package var folder: FilePath {
    let slash = UInt8(ascii: "/")
    let before = bytes.dropLast(bytes.count - lastComponent.startIndex)
    guard let last = before.lastIndex(where: { $0 != slash }) else {
      return FilePath(before.isEmpty ? "." : "/")
    }
    return FilePath(bytes: Array(before[...last]))
  }

  /// Makes a new file; one that is there already is an error.
  package func create(_ content: [UInt8]) throws(WriteError) {
    try write(content, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  /// Adds to the end of a file, or makes it.
  package func append(_ content: [UInt8]) throws(WriteError) {
    try write(content, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC)
  }

  private func write(_ content: [UInt8], _ flags: Int32) throws(WriteError) {
    let file: Descriptor
    do {
      file = try Descriptor.open(self, flags, permissions: 0o666)
    } catch {
      throw .failed(error)
    }
    defer { file.close() }
    try file.write(content)
  }
}
