#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// Whether the name's extension is one that PNG or JPEG files bear, in any case.
  package var isNamedLikeImage: Bool {
    let name = lastComponent
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return false
    }
    let lowercase = name[(dot + 1)...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return ["png", "jpg", "jpeg", "jpe", "jfif"].contains { lowercase.elementsEqual($0.utf8) }
  }

  /// Whether the file begins as PNG or JPEG files do; false where it cannot be read.
  var holdsImage: Bool {
    // Should it have become a FIFO since, opening it must not wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    guard let file = try? Descriptor.open(self, flags) else { return false }
    defer { file.close() }
    var start = [UInt8](repeating: 0, count: 8)
    guard let count = try? file.read(into: &start, at: 0) else { return false }
    let bytes = start.prefix(count)
    return bytes.elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      || bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }
}
