/// A file's name as the system has it: bytes, without NUL, in no particular encoding.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without the closing NUL.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ string: String) {
    bytes = Array(string.utf8)
  }

  /// Whether the name has that byte.
  package func contains(_ byte: UInt8) -> Bool {
    platformFirstIndex(of: byte, in: bytes, range: bytes.indices) != nil
  }

  /// The name as text, with U+FFFD in place of what is not UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
