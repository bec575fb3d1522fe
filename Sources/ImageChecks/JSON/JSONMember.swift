/// A key of a JSON object, and what stands under it.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  /// Where the key's opening quote stands.
  package var keyPosition: JSONPosition
  package var value: JSONValue

  package init(key: String, keyPosition: JSONPosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
