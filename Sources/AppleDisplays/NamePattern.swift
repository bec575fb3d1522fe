/// A pattern over names: `*`, `?`, `[a-z]` (`[!a-z]` for the others), `{a,b}`; `\` takes the next
/// character as it is.
///
/// Upper and lower case count as the same, and so do space, hyphen and underscore. A bracket or brace
/// that is never closed stands for itself.
package struct NamePattern: Hashable, Sendable {
  private let elements: [Element]

  fileprivate indirect enum Element: Hashable, Sendable {
    case one(Unicode.Scalar)
    case any
    case anyNumber
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case choice([[Element]])
  }

  package init(_ text: String) {
    elements = Self.elements(ArraySlice(text.lowercased().unicodeScalars))
  }

  /// Whether a text is meant as a pattern and not as a name.
  package static func isPattern(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "*" || $0 == "?" || $0 == "[" || $0 == "{" }
  }

  package func matches(_ name: String) -> Bool {
    let name = name.lowercased().unicodeScalars.map(Self.folded)
    var reached = [Bool](repeating: false, count: name.count + 1)
    reached[0] = true
    Self.advance(&reached, over: elements, in: name)
    return reached[name.count]
  }

  /// Whether it has this character as such, braces and brackets aside.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    Self.holds(elements, scalar)
  }

  private static func holds(_ elements: [Element], _ scalar: Unicode.Scalar) -> Bool {
    elements.contains { element in
      guard case .choice(let parts) = element else { return element == .one(scalar) }
      return parts.contains { holds($0, scalar) }
    }
  }

  /// Moves on from the places in the name that are reached to those where the elements can end.
  ///
  /// All places at once, and no backtracking: no pattern takes longer than its length times the
  /// name's.
  private static func advance(
    _ reached: inout [Bool], over elements: [Element], in name: [Unicode.Scalar]
  ) {
    for element in elements {
      switch element {
      case .anyNumber:
        for place in name.indices where reached[place] { reached[place + 1] = true }
      case .choice(let parts):
        let starts = reached
        for place in reached.indices { reached[place] = false }
        for part in parts {
          var ends = starts
          advance(&ends, over: part, in: name)
          for place in ends.indices where ends[place] { reached[place] = true }
        }
      case .one, .any, .set:
        for place in name.indices.reversed() {
          reached[place + 1] = reached[place] && element.holds(name[place])
        }
        reached[0] = false
      }
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == " " || scalar == "_" ? "-" : scalar
  }
}

extension NamePattern {
  private static func elements(_ text: ArraySlice<Unicode.Scalar>) -> [Element] {
    var result: [Element] = []
    var at = text.startIndex
    while at < text.endIndex {
      let (element, end) = element(from: at, in: text)
      result.append(element)
      at = end
    }
    return result
  }

  /// The element that begins at `start`, and where the pattern goes on.
  private static func element(
    from start: Int, in text: ArraySlice<Unicode.Scalar>
  ) -> (Element, Int) {
    switch text[start] {
    case "*": return (.anyNumber, start + 1)
    case "?": return (.any, start + 1)
    case "\\" where start + 1 < text.endIndex:
      return (.one(folded(text[start + 1])), start + 2)
    case "[": return set(from: start, in: text) ?? (.one("["), start + 1)
    case "{": return choice(from: start, in: text) ?? (.one("{"), start + 1)
    default: return (.one(folded(text[start])), start + 1)
    }
  }

  private static func set(
    from start: Int, in text: ArraySlice<Unicode.Scalar>
  ) -> (Element, Int)? {
    var at = start + 1
    let isNegated = at < text.endIndex && (text[at] == "!" || text[at] == "^")
    if isNegated { at += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while at < text.endIndex, text[at] != "]" || ranges.isEmpty {
      let isRange = at + 2 < text.endIndex && text[at + 1] == "-" && text[at + 2] != "]"
      if isRange, text[at] <= text[at + 2] {
        ranges.append(text[at]...text[at + 2])
        at += 3
      } else {
        ranges.append(folded(text[at])...folded(text[at]))
        at += 1
      }
    }
    return at < text.endIndex ? (.set(ranges, isNegated: isNegated), at + 1) : nil
  }

  private static func choice(
    from start: Int, in text: ArraySlice<Unicode.Scalar>
  ) -> (Element, Int)? {
    var parts: [[Element]] = []
    var depth = 0
    var partStart = start + 1
    var at = start
    while at < text.endIndex {
      switch text[at] {
      case "\\": at += 1
      case "{": depth += 1
      case "," where depth == 1:
        parts.append(elements(text[partStart..<at]))
        partStart = at + 1
      case "}":
        depth -= 1
        if depth == 0 {
          return (.choice(parts + [elements(text[partStart..<at])]), at + 1)
        }
      default: break
      }
      at += 1
    }
    return nil
  }
}

extension NamePattern.Element {
  /// Whether an element of one character stands for this one.
  fileprivate func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .one(let expected): scalar == expected
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    case .any, .anyNumber, .choice: true
    }
  }
}
