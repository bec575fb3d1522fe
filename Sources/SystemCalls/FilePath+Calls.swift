#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// Calls `body` with the name as system calls take it.
  func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var name = ContiguousArray<CChar>()
    name.reserveCapacity(bytes.count + 1)
    for byte in bytes { name.append(CChar(bitPattern: byte)) }
    name.append(0)
    return unsafe try name.withUnsafeBufferPointer { buffer throws(Failure) in
      unsafe try body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  /// The path of something inside this folder.
  package func appending(_ name: some Collection<UInt8>) -> FilePath {
    var joined = bytes
    joined.reserveCapacity(bytes.count + 1 + name.count)
    if let last = joined.last, last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: name)
    return FilePath(bytes: joined)
  }

  /// What stands behind the last slash, trailing slashes aside.
  package var lastComponent: ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return bytes[...] }
    let kept = bytes[...last]
    guard let cut = kept.lastIndex(of: slash) else { return kept }
    return kept[(cut + 1)...]
  }

  /// The number in `/dev/fd/N` and its other names: an open descriptor of this process.
  var descriptorNumber: Int32? {
    switch text {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    case let name:
      for prefix in ["/dev/fd/", "/proc/self/fd/"] where name.hasPrefix(prefix) {
        return Int32(name.dropFirst(prefix.count))
      }
      return nil
    }
  }

  /// What a symbolic link leads to, from where the process stands.
  func linkTarget() throws(SystemError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe withCString { name in unsafe readlink(name, &buffer, buffer.count) }
    guard count >= 0 else { throw .last }
    let target = buffer[..<count].map(UInt8.init(bitPattern:))
    guard target.first != UInt8(ascii: "/") else { return FilePath(bytes: target) }
    return FilePath(bytes: bytes.dropLast(lastComponent.count) + target)
  }

  /// Why the file may not be written to; nil where it may.
  var writeRefusal: SystemError? {
    let result = unsafe withCString { name in unsafe access(name, W_OK) }
    return result == 0 ? nil : .last
  }

  func rename(to target: FilePath) throws(SystemError) {
    let result = unsafe withCString { old in
      unsafe target.withCString { new in unsafe platformRename(old, new) }
    }
    guard result == 0 else { throw .last }
  }

  func remove() {
    _ = unsafe withCString { name in unsafe unlink(name) }
  }
}
