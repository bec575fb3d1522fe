/// Where something stands in a JSON text.
package struct JSONPosition: Hashable, Sendable {
  /// From 1; `\n`, `\r\n` and a lone `\r` each end a line.
  package var line: Int
  /// From 1, in Unicode scalars from the line's start; a byte order mark counts as nothing.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension JSONPosition: Comparable {
  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
