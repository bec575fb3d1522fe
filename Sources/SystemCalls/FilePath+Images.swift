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
    let point = UInt8(ascii: ".")
    let length = count > 4 && bytes[count - 4] == point ? 3 : 4
    // A name that is nothing but an extension has none.
    guard count > length + 1, bytes[count - length - 1] == point,
      bytes[count - length - 2] != UInt8(ascii: "/")
    else { return false }
    // The bit that tells a capital letter from a small one.
    func letter(_ place: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[count - place] | 0x20) }
    return switch (letter(3), letter(2), letter(1)) {
    case ("p", "n", "g"), ("j", "p", "g"), ("j", "p", "e"): length == 3
    case ("p", "e", "g"), ("f", "i", "f"): length == 4 && letter(4) == "j"
    default: false
    }
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
