/// A JSON value that knows where it stands in its text.
package struct JSONValue: Hashable, Sendable {
  /// Where its first character stands.
  package var position: JSONPosition
  package var content: Content

  package init(position: JSONPosition, content: Content) {
    self.position = position
    self.content = content
  }

  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text, a key given twice standing there twice.
    case object([JSONMember])
  }
}

extension JSONValue {
  package var isNull: Bool { content == .null }

  /// nil where it is no boolean; likewise for the other kinds below.
  package var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  package var number: JSONNumber? {
    guard case .number(let value) = content else { return nil }
    return value
  }

  package var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  package var array: [JSONValue]? {
    guard case .array(let values) = content else { return nil }
    return values
  }

  package var object: [JSONMember]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The member's value; of a key given twice the last, nil where there is none or this is no object.
  package subscript(key: String) -> JSONValue? {
    member(key)?.value
  }

  /// The member by a key; of a key given twice the last.
  package func member(_ key: String) -> JSONMember? {
    object?.last { $0.key == key }
  }

  /// The members whose key stood before in the same object, in the order of the text.
  package var repeatedMembers: [JSONMember] {
    var seen: Set<String> = []
    return (object ?? []).filter { !seen.insert($0.key).inserted }
  }

  /// What kind it is, for a message: `a string`, `an object`.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
