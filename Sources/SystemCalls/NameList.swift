/// File names from a list, one after the other, in memory that does not grow with the list.
///
/// Names are bytes. In a list of lines an empty line is passed by and a carriage return before the
/// line feed is not part of the name; in a list separated by NUL everything but NUL is.
package struct NameList: ~Copyable {
  /// What ends a name.
  package enum Separator: Sendable {
    case newline, nul
  }

  /// No system takes longer paths; a longer line is no list of names but some other file.
  package static let longestName = 65_536

  private let descriptor: Descriptor
  private let isOwned: Bool
  private let separator: Separator
  /// The bytes read and not given out yet are `buffer[start..<end]`.
  private var buffer = [UInt8](repeating: 0, count: NameList.longestName + 2)
  private var start = 0
  private var end = 0
  /// Bytes from `start` on that are known to hold no separator.
  private var searched = 0
  private var isAtEnd = false
  private var number = 0

  /// Reads a list from an open descriptor, which stays open.
  package init(_ descriptor: Descriptor, separator: Separator) {
    self.descriptor = descriptor
    self.separator = separator
    isOwned = false
  }

  /// Reads a list from a file.
  package init(_ path: FilePath, separator: Separator) throws(SystemError) {
    let opened = try Descriptor.open(reading: path)
    descriptor = opened
    self.separator = separator
    isOwned = true
  }

  deinit {
    if isOwned { descriptor.close() }
  }

  /// Whether the next name has been read already, so that `next()` will not wait for the writer of a
  /// pipe.
  package mutating func isNextReady() -> Bool {
    isAtEnd || separatorIndex() != nil
  }

  /// The next name; nil at the end.
  package mutating func next() throws(NameListError) -> FilePath? {
    while true {
      guard let index = try indexAfterReading() else { return nil }
      number += 1
      var stop = index
      if separator == .newline, stop > start, buffer[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
      let name = start..<stop
      start = min(index + 1, end)
      searched = 0
      if name.isEmpty { continue }
      guard name.count <= Self.longestName else { throw .tooLong(entry: number) }
      let path = FilePath(bytes: Array(buffer[name]))
      guard separator == .nul || !path.contains(0) else { throw .containsNUL(line: number) }
      return path
    }
  }

  /// The index at which the name at `start` ends; nil where the list does.
  private mutating func indexAfterReading() throws(NameListError) -> Int? {
    while true {
      if let index = separatorIndex() { return index }
      if isAtEnd { return start < end ? end : nil }
      try read()
    }
  }

  private mutating func separatorIndex() -> Int? {
    let byte: UInt8 = separator == .nul ? 0 : UInt8(ascii: "\n")
    let index = platformFirstIndex(of: byte, in: buffer, range: (start + searched)..<end)
    searched = (index ?? end) - start
    return index
  }

  private mutating func read() throws(NameListError) {
    if start > 0 {
      let kept = start..<end
      unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[kept]))
      }
      end -= start
      start = 0
    }
    guard end < buffer.count else { throw .tooLong(entry: number + 1) }
    do {
      let count = try descriptor.read(into: &buffer, at: end)
      end += count
      isAtEnd = count == 0
    } catch {
      throw .failed(error)
    }
  }
}

/// Why a list of names cannot be read on.
package enum NameListError: Error, Hashable, Sendable {
  /// An entry, counted from 1, is longer than a path can be.
  case tooLong(entry: Int)
  /// A line holds a NUL: the list is separated by NUL, or no list.
  case containsNUL(line: Int)
  case failed(SystemError)

  package var message: String {
    switch self {
    case .tooLong(let entry):
      "entry \(entry) is longer than a path can be (\(NameList.longestName) bytes)"
    case .containsNUL(let line):
      "line \(line) holds a NUL byte; for names separated by NUL add -0"
    case .failed(let error): error.message
    }
  }
}
