/// Takes a pattern's text apart.
struct PatternParser {
  /// What a pattern is made of once one of each brace's choices is taken.
  enum Item: Hashable, Sendable {
    case literal(Unicode.Scalar)
    case separator
    case any
    case star
    case oneOf(CharacterChoice)
  }

  /// How many patterns without braces one with braces may stand for.
  static let alternativeLimit = 256
  /// How long a pattern may be, in Unicode scalars.
  static let lengthLimit = 4096
  /// How many braces may stand within each other.
  static let depthLimit = 16

  private let scalars: [Unicode.Scalar]
  private var offset = 0

  /// The items of every way to choose among the braces.
  static func parse(_ text: String) throws(ValueProblem) -> [[Item]] {
    var parser = PatternParser(scalars: Array(text.unicodeScalars))
    guard !parser.scalars.isEmpty else { throw ValueProblem("is empty") }
    guard parser.scalars.count <= lengthLimit else {
      throw ValueProblem("is longer than \(lengthLimit) characters")
    }
    return try parser.alternatives(depth: 0)
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Reads up to the end, or to the `,` or `}` that ends a choice.
  private mutating func alternatives(depth: Int) throws(ValueProblem) -> [[Item]] {
    var results: [[Item]] = [[]]
    while offset < scalars.count {
      let scalar = scalars[offset]
      if depth > 0, scalar == "," || scalar == "}" { return results }
      offset += 1
      switch scalar {
      case "{":
        let choices = try braces(depth: depth + 1)
        guard results.count * choices.count <= Self.alternativeLimit else { throw Self.tooMany }
        results = results.flatMap { result in choices.map { result + $0 } }
      case "[": append(.oneOf(try choice()), to: &results)
      case "*": append(.star, to: &results)
      case "?": append(.any, to: &results)
      case "/": append(.separator, to: &results)
      case "\\":
        guard offset < scalars.count else { throw ValueProblem("ends in a lone \\") }
        append(.literal(scalars[offset]), to: &results)
        offset += 1
      default: append(.literal(scalar), to: &results)
      }
    }
    return results
  }

  private func append(_ item: Item, to results: inout [[Item]]) {
    for index in results.indices { results[index].append(item) }
  }

  private mutating func braces(depth: Int) throws(ValueProblem) -> [[Item]] {
    guard depth <= Self.depthLimit else {
      throw ValueProblem("has more than \(Self.depthLimit) braces within each other")
    }
    var choices: [[Item]] = []
    while true {
      choices += try alternatives(depth: depth)
      guard choices.count <= Self.alternativeLimit else { throw Self.tooMany }
      guard offset < scalars.count else { throw ValueProblem("has a { that is not closed") }
      offset += 1
      if scalars[offset - 1] == "}" { return choices }
    }
  }

  /// Reads what stands between brackets. A `]` that stands first is one of the characters.
  private mutating func choice() throws(ValueProblem) -> CharacterChoice {
    var choice = CharacterChoice(ranges: [], isNegated: false)
    if offset < scalars.count, scalars[offset] == "!" || scalars[offset] == "^" {
      choice.isNegated = true
      offset += 1
    }
    let start = offset
    while offset < scalars.count {
      if scalars[offset] == "]", offset > start {
        offset += 1
        return choice
      }
      let first = try member()
      guard offset + 1 < scalars.count, scalars[offset] == "-", scalars[offset + 1] != "]" else {
        choice.ranges.append(first...first)
        continue
      }
      offset += 1
      let last = try member()
      guard first <= last else { throw ValueProblem("has a range that ends before it begins") }
      choice.ranges.append(first...last)
    }
    throw ValueProblem("has a [ that is not closed")
  }

  /// Reads one character between brackets, with the marks that belong to it.
  private mutating func member() throws(ValueProblem) -> Character {
    if scalars[offset] == "\\" { offset += 1 }
    guard offset < scalars.count else { throw ValueProblem("has a [ that is not closed") }
    var text = String(Character(scalars[offset]))
    offset += 1
    while offset < scalars.count, scalars[offset] != "/" {
      let longer = text + String(Character(scalars[offset]))
      guard longer.count == 1 else { break }
      text = longer
      offset += 1
    }
    return Character(text)
  }

  private static let tooMany = ValueProblem(
    "stands for more than \(alternativeLimit) patterns without braces")
}
