extension StringProtocol {
  /// What stands before and after the first occurrence of a separator; nil where it does not occur.
  func parted(by separator: String) -> (before: SubSequence, after: SubSequence)? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(separator) {
        return (self[..<start], rest.dropFirst(separator.count))
      }
      formIndex(after: &start)
    }
    return nil
  }
}
