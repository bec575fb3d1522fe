/// Why a text is no zoom spec, and where it stops being one.
public struct ZoomSpecError: Error, Hashable, Sendable {
  public var reason: Reason
  /// Where in the text, in characters; the first is 1.
  public var position: Int

  public init(reason: Reason, position: Int) {
    self.reason = reason
    self.position = position
  }

  public enum Reason: Hashable, Sendable {
    /// Nothing stands where a zoom should.
    case missing
    /// A word that is neither a number nor a name, the name it is nearest to, and the known ones.
    case unknownName(String, nearest: String?, known: [ZoomSpec.Name])
    /// A name that is not known yet where this spec is computed, and the ones that are.
    case nameNotAllowed(ZoomSpec.Name, known: [ZoomSpec.Name])
    /// A word that begins like a number and is no plain decimal.
    case malformedNumber(String)
    /// A number that is zero, negative, or too large or too small for a double.
    case outOfRange(String)
    /// Something stands after what was already complete.
    case unexpected(String)
    /// A list that is not closed.
    case unclosed
    /// Lists within lists within lists.
    case tooDeep(limit: Int)
  }
}

/// What is wrong, and what would be right: no capital, no full stop.
extension ZoomSpecError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .missing:
      "a zoom is missing at character \(position); give a number, a name such as fit, or min(…)"
    case .unknownName(let word, let nearest?, _):
      "'\(word)' at character \(position) is not a zoom; did you mean '\(nearest)'?"
    case .unknownName(let word, nil, let known):
      "'\(word)' at character \(position) is not a zoom; give a number or \(Self.list(known))"
    case .nameNotAllowed(let name, let known):
      "'\(name.rawValue)' at character \(position) is not known here; what is: \(Self.list(known))"
    case .malformedNumber(let word):
      "'\(word)' at character \(position) is not a number; write it as in 2, 0.5, or 3xfit"
    case .outOfRange(let word):
      "'\(word)' at character \(position) is not positive and finite; give another number"
    case .unexpected(let word):
      "'\(word)' at character \(position) is too much; a list is written min(…) or max(…)"
    case .unclosed:
      "a ')' is missing at character \(position)"
    case .tooDeep(let limit):
      "the list at character \(position) is nested more than \(limit) deep; write it flatter"
    }
  }

  private static func list(_ names: [ZoomSpec.Name]) -> String {
    names.map(\.rawValue).joined(separator: ", ")
  }
}
