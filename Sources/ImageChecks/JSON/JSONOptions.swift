/// What a JSON parser takes beyond RFC 8259.
package struct JSONOptions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `// to the end of the line` and `/* to the first */`, wherever white space may stand.
  package static let comments = JSONOptions(rawValue: 1)
  /// One comma after the last element of a list or member of an object.
  package static let trailingCommas = JSONOptions(rawValue: 2)
}
