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
    guard let dot = bytes.suffix(5).lastIndex(of: UInt8(ascii: ".")), dot > 0,
      bytes[dot - 1] != UInt8(ascii: "/")
    else { return false }
    let letters = bytes[(dot + 1)...]
    func isExtension(_ name: StaticString) -> Bool {
      letters.count == name.utf8CodeUnitCount
        && letters.indices.allSatisfy { index in
          // The bit that tells a capital letter from a small one.
          unsafe letters[index] | 0x20 == name.utf8Start[index - letters.startIndex]
        }
    }
    return isExtension("jpg") || isExtension("png") || isExtension("jpeg") || isExtension("jpe")
      || isExtension("jfif")
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
