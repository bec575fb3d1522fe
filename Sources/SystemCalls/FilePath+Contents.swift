extension FilePath {
  /// The bytes of a regular file, or as many of its first as asked for.
  ///
  /// - Parameter limit: How many bytes to read at most.
  package func contents(limit: Int) throws(ReadRefusal) -> [UInt8] {
    let file = try ReadableFile(self)
    var bytes: [UInt8] = []
    // One byte more than the file has is asked for, so that one read shows that it has ended.
    let expected = try min(file.version().size, 65_536) + 1
    var chunk = [UInt8](repeating: 0, count: max(1, min(limit, expected)))
    while bytes.count < limit {
      let count = try file.fill(&chunk)
      bytes.append(contentsOf: chunk.prefix(min(count, limit - bytes.count)))
      if count < chunk.count { break }
    }
    return bytes
  }

  /// Hands over the bytes of a regular file, so many at a time, fewer only at its end.
  package func readChunks(
    of size: Int, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(ReadRefusal) {
    let file = try ReadableFile(self)
    var chunk = [UInt8](repeating: 0, count: size)
    while true {
      let count = try file.fill(&chunk)
      take(chunk.prefix(count))
      if count < size { return }
    }
  }

  /// Whether two regular files hold the same bytes; false where one can't be read.
  package func hasSameBytes(as other: FilePath) -> Bool {
    (try? isSame(as: other)) ?? false
  }

  private func isSame(as other: FilePath) throws(ReadRefusal) -> Bool {
    let left = try ReadableFile(self)
    let right = try ReadableFile(other)
    var leftChunk = [UInt8](repeating: 0, count: 65_536)
    var rightChunk = leftChunk
    while true {
      let leftCount = try left.fill(&leftChunk)
      let rightCount = try right.fill(&rightChunk)
      guard leftCount == rightCount, leftChunk.prefix(leftCount) == rightChunk.prefix(leftCount)
      else { return false }
      if leftCount < leftChunk.count { return true }
    }
  }
}

extension ReadableFile {
  /// Reads on until the buffer is full or the file ends.
  fileprivate borrowing func fill(_ buffer: inout [UInt8]) throws(ReadRefusal) -> Int {
    var count = 0
    do {
      while count < buffer.count {
        let read = try Descriptor(number: descriptor).read(into: &buffer, at: count)
        if read == 0 { break }
        count += read
      }
    } catch {
      throw .failed(error)
    }
    return count
  }
}
