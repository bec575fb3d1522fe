/// Why a field can't be had.
package enum FieldError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing where a field should be named.
  case missing
  case unknown(String, nearest: [String])
  /// An object, of which the leaves can be had.
  case isObject(String, leaves: [String])

  package var description: String {
    switch self {
    case .missing: "a field's name is missing"
    case .unknown(let name, let nearest) where nearest.isEmpty:
      "unknown field '\(name)' (fields are the paths of the JSON, such as image.pixelSize.width)"
    case .unknown(let name, let nearest):
      "unknown field '\(name)', did you mean \(nearest.joined(separator: " or "))?"
    case .isObject(let name, let leaves):
      "'\(name)' is an object, name one of its fields: \(leaves.joined(separator: ", "))"
    }
  }
}
