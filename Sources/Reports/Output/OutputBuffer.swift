/// Bytes on their way out. Reports write straight into it; whoever owns it empties it into a stream
/// and goes on with the same memory.
package struct OutputBuffer: Sendable {
  /// Memory, of which the first `count` bytes are written: an array's own appending checks much more
  /// for every byte than a line of some hundred small pieces can afford.
  private var memory: [UInt8] = []
  /// How many bytes were written since the last `removeAll()`.
  package private(set) var count = 0

  package init() {}

  package init(capacity: Int) {
    memory = [UInt8](repeating: 0, count: capacity)
  }

  /// What was written since the last `removeAll()`.
  package var bytes: [UInt8] { Array(memory[..<count]) }

  /// What was written, as text.
  package var text: String { String(decoding: memory[..<count], as: UTF8.self) }

  /// What was written after the first `start` bytes; not to be held while writing.
  func bytes(from start: Int) -> ArraySlice<UInt8> { memory[start..<count] }

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() {
    count = 0
  }

  /// Forgets what was written after the first `count` bytes.
  package mutating func truncate(to count: Int) {
    precondition(count <= self.count)
    self.count = count
  }

  package mutating func append(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  package mutating func append(_ other: [UInt8]) {
    unsafe other.withUnsafeBufferPointer { unsafe append($0) }
  }

  package mutating func append(_ other: ArraySlice<UInt8>) {
    unsafe other.withUnsafeBufferPointer { unsafe append($0) }
  }

  package mutating func append(_ other: OutputBuffer) {
    append(other.memory[..<other.count])
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// Appends a literal, without making text of it first.
  package mutating func append(literal: StaticString) {
    unsafe append(
      UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package mutating func append(_ truth: Bool) {
    append(literal: truth ? "true" : "false")
  }

  /// Appends `byte` as often as `count` says; not at all where it is negative.
  package mutating func append(_ byte: UInt8, times count: Int) {
    for _ in 0..<max(0, count) {
      append(byte)
    }
  }

  /// Appends what `write` puts into memory.
  ///
  /// - Parameters:
  ///   - most: The most bytes it may put there.
  ///   - write: Is given memory for as many, and says how many it used.
  @inline(__always)
  mutating func append(most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    reserve(most)
    let start = count
    let used = unsafe memory.withUnsafeMutableBufferPointer { memory in
      unsafe write(UnsafeMutableBufferPointer(rebasing: memory[start..<start + most]))
    }
    precondition(used <= most)
    count += used
  }

  private mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    unsafe append(most: other.count) { memory in
      _ = unsafe memory.initialize(from: other)
      return other.count
    }
  }

  @inline(__always)
  private mutating func reserve(_ room: Int) {
    if memory.count - count < room {
      grow(by: room)
    }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    memory.append(contentsOf: repeatElement(0, count: max(room, memory.count, 256)))
  }
}
