/// A text with fields in it, as `--template` takes it.
///
///     {field} · \n · \t · \\ · {{ for a brace; a closing brace that closes nothing is one
package struct PrintTemplate: Sendable {
  enum Part: Sendable {
    case literal([UInt8])
    case field(FitLeaf)
  }

  let parts: [Part]

  /// The fields it names, in order.
  package var leaves: [FitLeaf] {
    parts.compactMap { part in
      if case .field(let leaf) = part { leaf } else { nil }
    }
  }

  /// - Parameter bytes: The template, as typed.
  /// - Throws: `TemplateError`, with the character where the trouble starts.
  package init(parsing bytes: [UInt8]) throws(TemplateError) {
    var parts: [Part] = []
    var literal: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      switch bytes[index] {
      case UInt8(ascii: "{") where next == UInt8(ascii: "{"):
        literal.append(UInt8(ascii: "{"))
        index += 2
      case UInt8(ascii: "{"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
          throw TemplateError(position: Self.position(of: index, in: bytes), reason: .unclosed)
        }
        let path = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        if !literal.isEmpty {
          parts.append(.literal(literal))
          literal = []
        }
        do throws(FieldError) {
          parts.append(.field(try FitLeaf(path: path)))
        } catch {
          throw TemplateError(position: Self.position(of: index, in: bytes), reason: .field(error))
        }
        index = end + 1
      case UInt8(ascii: "\\"):
        guard let escaped = next.flatMap(Self.meaning(ofEscape:)) else {
          let sequence = String(decoding: bytes[index...], as: UTF8.self).prefix(2)
          throw TemplateError(
            position: Self.position(of: index, in: bytes), reason: .unknownEscape(String(sequence)))
        }
        literal.append(escaped)
        index += 2
      default:
        literal.append(bytes[index])
        index += 1
      }
    }
    if !literal.isEmpty {
      parts.append(.literal(literal))
    }
    self.parts = parts
  }

  private static func meaning(ofEscape byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  /// The number, from 1, of the character that starts at a byte.
  private static func position(of index: Int, in bytes: [UInt8]) -> Int {
    String(decoding: bytes[..<index], as: UTF8.self).count + 1
  }
}
