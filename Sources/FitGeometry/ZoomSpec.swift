/// A zoom written in the one vocabulary of every zoom option.
///
///     NUMBER · NAME · NUMBERxNAME (3xfit; 3x alone is 3xfit) · min(SPEC,…) · max(SPEC,…)
public enum ZoomSpec: Hashable, Sendable {
  /// A scale as such: points of content per image point.
  case number(Double)
  /// A named scale, times a factor.
  case named(Name, times: Double)
  case smallest([ZoomSpec])
  case largest([ZoomSpec])

  /// The scales that have a name. `min`, `max` and `mid` are those of the zoom range.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case fit, fill, width, height, actual, native, min, max, mid
  }
}

extension ZoomSpec {
  /// Reads a spec as a person writes it: `4`, `fit`, `3xfit`, `max(actual, 4xfit)`.
  ///
  /// Numbers are plain decimals, positive and finite. Spaces may stand around a word, a parenthesis
  /// and a comma.
  ///
  /// - Parameters:
  ///   - text: The spec.
  ///   - role: What the spec is for, which decides the names that are known; nil knows all of them.
  /// - Throws: What is wrong, and where.
  public init(_ text: some StringProtocol, for role: Role? = nil) throws(ZoomSpecError) {
    var parser = ZoomSpecParser(text, role: role)
    self = try parser.parse()
  }

  /// Whether it can only be computed where the display scale is known: it names `native`.
  public var needsDisplayScale: Bool { firstName { $0 == .native } != nil }

  /// The first name, from the left, that answers to a predicate.
  func firstName(where matches: (Name) -> Bool) -> Name? {
    switch self {
    case .number: return nil
    case .named(let name, _): return matches(name) ? name : nil
    case .smallest(let specs), .largest(let specs):
      for spec in specs {
        if let name = spec.firstName(where: matches) { return name }
      }
      return nil
    }
  }
}

/// The canonical spelling, which reads back as an equal spec: `2xfit` for `2x`, no spaces, numbers as
/// the shortest decimals without exponent.
extension ZoomSpec: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let scale): scale.plainDecimal
    case .named(let name, times: 1): name.rawValue
    case .named(let name, let factor): "\(factor.plainDecimal)x\(name.rawValue)"
    case .smallest(let specs): "min(\(specs.map(\.description).joined(separator: ",")))"
    case .largest(let specs): "max(\(specs.map(\.description).joined(separator: ",")))"
    }
  }
}
