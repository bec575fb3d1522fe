/// What was given for rules and settings, still as text: from the command line or the configuration.
package struct CheckValues: Hashable, Sendable {
  /// One value of a key.
  package struct Value: Hashable, Sendable {
    package var text: String
    /// Where it stands in the configuration; nil on the command line.
    package var position: JSONPosition?

    package init(text: String, position: JSONPosition? = nil) {
      self.text = text
      self.position = position
    }
  }

  private var given: [String: [Value]] = [:]

  package init() {}

  /// Takes note of a key's values, in place of what was noted before; a flag has none.
  package mutating func set(_ key: CheckKey, to values: [Value]) {
    given[key.name] = values
  }

  /// Takes note of a value where none was given.
  mutating func setDefault(_ key: CheckKey, to text: String) {
    if !has(key) { set(key, to: [Value(text: text)]) }
  }

  /// Takes note of one value more.
  package mutating func add(_ value: Value, to key: CheckKey) {
    given[key.name, default: []].append(value)
  }

  package mutating func remove(_ key: CheckKey) {
    given[key.name] = nil
  }

  package var isEmpty: Bool { given.isEmpty }

  package func has(_ key: CheckKey) -> Bool { given[key.name] != nil }

  package func values(of key: CheckKey) -> [Value] { given[key.name] ?? [] }

  /// The key's one value.
  ///
  /// - Parameter read: What its text means.
  /// - Returns: nil where the key was not given.
  package func one<Result>(
    _ key: CheckKey, _ read: (String) throws(ValueProblem) -> Result
  ) throws(ValueError) -> Result? {
    guard let value = values(of: key).last else { return nil }
    return try value.read(key, read)
  }

  /// All of the key's values; empty where it was not given.
  package func all<Result>(
    _ key: CheckKey, _ read: (String) throws(ValueProblem) -> Result
  ) throws(ValueError) -> [Result] {
    var results: [Result] = []
    for value in values(of: key) {
      guard key.arity == .commaSeparated else {
        results.append(try value.read(key, read))
        continue
      }
      for part in value.text.split(separator: ",", omittingEmptySubsequences: false) {
        let trimmed = Value(text: String(part.drop { $0 == " " }), position: value.position)
        results.append(try trimmed.read(key, read))
      }
    }
    return results
  }

  /// The one of the key's words that was given.
  package func word<Word>(_ key: CheckKey, _ type: Word.Type) throws(ValueError) -> Word?
  where Word: RawRepresentable, Word.RawValue == String {
    try one(key) { text throws(ValueProblem) in
      guard let word = Word(rawValue: text) else { throw ValueProblem(notOneOf: key.words, text) }
      return word
    }
  }

}

extension CheckValues.Value {
  /// What the value means.
  func read<Result>(
    _ key: CheckKey, _ read: (String) throws(ValueProblem) -> Result
  ) throws(ValueError) -> Result {
    do {
      return try read(text)
    } catch {
      throw ValueError(key, self, error)
    }
  }
}
