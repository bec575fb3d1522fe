import Foundation
import TestSupport
import Testing

@testable import ImageChecks

/// Holds the parser against Foundation's over random texts and broken copies of them.
struct JSONDifferentialTests {
  @Test("random texts say what Foundation says they say", arguments: 0..<40 as Range<UInt64>)
  func documents(seed: UInt64) throws {
    var random = SeededGenerator(seed: SeededGenerator.standardSeed &+ seed)
    for _ in 0..<50 {
      let text = Self.text(depth: 0, &random)
      let ours = try JSONParser.parse(Array(text.utf8))
      let theirs = try #require(Self.foundation(Array(text.utf8)), "\(random): \(text)")
      #expect(Self.agree(ours, theirs), "\(random): \(text)")
    }
  }

  @Test("broken texts are refused where Foundation refuses", arguments: 0..<40 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: SeededGenerator.standardSeed &+ seed)
    for _ in 0..<500 {
      var bytes = Array(Self.text(depth: 0, &random).utf8)
      for _ in 0..<(1 + Self.below(3, &random)) { Self.mutate(&bytes, &random) }
      let ours = try? JSONParser.parse(bytes)
      let theirs = Self.foundation(bytes)
      switch (ours, theirs) {
      case (let ours?, let theirs?):
        #expect(Self.agree(ours, theirs), "\(random): \(bytes)")
      case (nil, .some): #expect(Self.isLaxity(bytes), "\(random): Foundation reads \(bytes)")
      case (.some, nil): Issue.record("\(random): Foundation refuses \(bytes)")
      case (nil, nil): break
      }
    }
  }

  /// A number from 0 up to, and not with, `bound`.
  static func below(_ bound: Int, _ random: inout SeededGenerator) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  // MARK: - Texts

  static func text(depth: Int, _ random: inout SeededGenerator) -> String {
    let space = [" ", "", "", "\n", "\t", "\r\n"][below(6, &random)]
    switch below(depth > 4 ? 4 : 7, &random) {
    case 0: return space + ["true", "false", "null"][below(3, &random)]
    case 1: return space + number(&random)
    case 2, 3: return space + string(&random)
    case 4, 5:
      // Keys are numbered: which of two equal ones counts is each reader's own choice.
      let members = (0..<below(5, &random)).map { index -> String in
        var key = string(&random)
        key.insert(contentsOf: "\(index):", at: key.index(after: key.startIndex))
        return "\(key)\(space):\(text(depth: depth + 1, &random))"
      }
      return space + "{" + space + members.joined(separator: "," + space) + "}"
    default:
      let elements = (0..<below(5, &random)).map { _ in text(depth: depth + 1, &random) }
      return "[" + elements.joined(separator: space + ",") + space + "]" + space
    }
  }

  static func number(_ random: inout SeededGenerator) -> String {
    var text = below(2, &random) == 0 ? "-" : ""
    text += below(3, &random) == 0 ? "0" : "\(1 + below(1_000_000, &random))"
    if below(2, &random) == 0 { text += ".\(below(100_000, &random))" }
    if below(3, &random) == 0 {
      text +=
        ["e", "E"][below(2, &random)] + ["", "+", "-"][below(3, &random)] + "\(below(30, &random))"
    }
    return text
  }

  static func string(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "Z", "0", " ", "é", "e\u{301}", "漢", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\b", "\\f",
      "\\r", "\\t", "\\u0041", "\\u00e9", "\\uD83D\\uDE00", "/", "{", ",", "\u{7F}", "\u{2028}",
    ]
    return "\"" + (0..<below(8, &random)).map { _ in pieces[below(pieces.count, &random)] }.joined()
      + "\""
  }

  static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let alphabet =
      Array("{}[],:\"\\/*0123456789.eE+-truefalsn \n\tu".utf8) + [0x00, 0x80, 0xC3, 0xFF]
    let at = below(bytes.count + 1, &random)
    switch below(4, &random) {
    case 0: bytes.insert(alphabet[below(alphabet.count, &random)], at: at)
    case 1 where at < bytes.count: bytes.remove(at: at)
    case 2 where at < bytes.count: bytes[at] = alphabet[below(alphabet.count, &random)]
    default: bytes.removeLast(below(bytes.count / 2 + 1, &random))
    }
  }

  // MARK: - Foundation

  static func foundation(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  static func agree(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours.content {
    case .null: return theirs is NSNull
    case .bool(let value): return (theirs as? Bool) == value
    case .number(let value):
      // Foundation reads by way of a decimal and can be off in the last place.
      guard let other = (theirs as? NSNumber)?.doubleValue else { return false }
      return abs(other - value.double) <= abs(value.double) * 1e-15
    case .string(let value): return (theirs as? String).map { Array($0.utf8) } == Array(value.utf8)
    case .array(let values):
      guard let others = theirs as? [Any], others.count == values.count else { return false }
      return zip(values, others).allSatisfy { agree($0, $1) }
    case .object(let members):
      guard let others = theirs as? [String: Any] else { return false }
      let repeated = Set(ours.repeatedMembers.map(\.key))
      return Set(members.map(\.key)).count == others.count
        && members.allSatisfy { member in
          if repeated.contains(member.key) { return true }
          guard let other = others[member.key] else { return false }
          return agree(member.value, other)
        }
    }
  }

  /// What Foundation on Linux takes although RFC 8259 does not: a comma before a closing bracket, and
  /// NUL, from which it guesses another encoding than UTF-8.
  static func isLaxity(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0) || (try? JSONParser.parse(bytes, options: .trailingCommas)) != nil
  }
}
