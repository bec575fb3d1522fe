/// Why a template can't be used, and where.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The character where the trouble starts, from 1.
  package var position: Int
  package var reason: Reason

  package enum Reason: Hashable, Sendable {
    /// A brace that is never closed.
    case unclosed
    /// A backslash with what follows it.
    case unknownEscape(String)
    case field(FieldError)
  }

  package var description: String {
    switch reason {
    case .unclosed: "character \(position): '{' is never closed (write '{{' for a brace)"
    case .unknownEscape(let sequence):
      #"character \#(position): unknown escape '\#(sequence)' (there are '\n', '\t' and '\\')"#
    case .field(let error): "character \(position): \(error)"
    }
  }
}
