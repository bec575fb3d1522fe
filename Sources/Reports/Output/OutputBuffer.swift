/// Bytes on their way out. Reports write straight into it; whoever owns it empties it into a stream
/// and goes on with the same memory.
package struct OutputBuffer: Sendable {
  /// What was written since the last `removeAll()`.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  package var count: Int { bytes.count }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Forgets what was written after the first `count` bytes.
  package mutating func truncate(to count: Int) {
    bytes.removeSubrange(count...)
  }

  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func append(_ other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  package mutating func append(_ other: ArraySlice<UInt8>) {
    bytes.append(contentsOf: other)
  }

  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a literal, without making text of it first.
  package mutating func append(literal: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package mutating func append(_ truth: Bool) {
    append(literal: truth ? "true" : "false")
  }

  /// Appends `byte` as often as `count` says; not at all where it is negative.
  package mutating func append(_ byte: UInt8, times count: Int) {
    for _ in 0..<max(0, count) {
      bytes.append(byte)
    }
  }

  /// What was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
