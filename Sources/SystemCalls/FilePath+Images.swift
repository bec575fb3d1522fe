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
    let count = bytes.count
    func ends(_ ending: StaticString) -> Bool {
      let length = ending.utf8CodeUnitCount
      // A name that is nothing but an extension has none.
      guard count > length, bytes[count - length - 1] != UInt8(ascii: "/") else { return false }
      for index in 0..<length {
        // The bit that tells a capital letter from a small one; in a point it is set.
        let byte = unsafe ending.utf8Start[index]
        guard bytes[count - length + index] | 0x20 == byte else { return false }
      }
      return bytes[count - length] == UInt8(ascii: ".")
    }
    return ends(".png") || ends(".jpg") || ends(".jpeg") || ends(".jpe") || ends(".jfif")
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
