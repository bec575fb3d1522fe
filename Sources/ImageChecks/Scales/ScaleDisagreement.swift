import AppleDisplays
import FitGeometry
import SystemCalls

/// Which of several scales of an image does not show it at the size in points that the others do.
struct ScaleDisagreement {
  /// The ones that disagree with the majority; without a majority all.
  let named: [ScaleMember]
  /// The one that says what the named ones should be; nil without a majority.
  let measure: ScaleMember?
  private let all: [ScaleMember]

  /// nil where all agree.
  init?(_ members: [ScaleMember]) {
    if ScaleMember.allAgree(members) { return nil }
    all = members.sorted { $0.scale < $1.scale }
    let majorities = Self.majorities(of: all)
    // Where several majorities overlap, whoever is in all of them disagrees with nobody.
    let undisputed = all.indices.filter { index in majorities.allSatisfy { $0.contains(index) } }
    named = all.indices.filter { majorities.isEmpty || !undisputed.contains($0) }.map { [all] in
      all[$0]
    }
    // Of the majority the largest is the most exact.
    measure = majorities.count == 1 ? undisputed.last.map { [all] in all[$0] } : nil
  }

  /// Members past this number are no scales of one image; they are not told apart.
  private static let most = 12

  /// The largest groups of members that all agree with each other, where that is more than half.
  private static func majorities(of members: [ScaleMember]) -> [[Int]] {
    guard members.count <= most else { return [] }
    var largest: [[Int]] = []
    for subset in 1..<(1 << members.count) where 2 * subset.nonzeroBitCount > members.count {
      let chosen = members.indices.filter { subset & (1 << $0) != 0 }
      let agrees = chosen.allSatisfy { left in
        chosen.allSatisfy { $0 >= left || members[left].agrees(with: members[$0]) }
      }
      guard agrees else { continue }
      if chosen.count > largest.first?.count ?? 0 { largest = [] }
      if chosen.count >= largest.first?.count ?? 0 { largest.append(chosen) }
    }
    return largest
  }

  /// How far the named ones are off at most: from the majority, or from the smallest scale.
  private var deviation: ScaleMember.Deviation {
    let measure = measure ?? all[0]
    return named.map { $0.deviation(from: measure) }.max() ?? measure.deviation(from: measure)
  }

  var severity: Finding.Severity { deviation.isSmall ? .warning : .error }

  var actual: String { named.map(Self.text).joined(separator: ", ") }

  var expected: String {
    guard let measure else { return "one size in points" }
    return named.map { "\($0.expectedSize(by: measure))" }.joined(separator: ", ")
  }

  /// Sizes that would do.
  var suggestion: String? {
    if let measure {
      return named.map { "\($0.name) at \($0.expectedSize(by: measure))" }.joined(
        separator: " and ")
    }
    guard named.count == 2 else { return nil }
    let (left, right) = (named[0], named[1])
    return "\(right.name) at \(right.expectedSize(by: left)) or "
      + "\(left.name) at \(left.expectedSize(by: right))"
  }

  /// Says who disagrees with whom and by how much, and what explains it: the same bytes in two
  /// scales.
  var message: String {
    let others = measure == nil ? [] : all.filter { !named.contains($0) }
    var message =
      if others.isEmpty {
        "\(Self.list(named)) do not agree, they are \(deviation.text) apart"
      } else {
        "\(Self.list(named)) \(named.count == 1 ? "does" : "do") not agree with "
          + "\(Self.list(others)), off by \(deviation.text)"
      }
    for copies in copies {
      message += "; \(copies.map { "\($0.scale)x" }.listed("and")) are the same bytes"
    }
    return message
  }

  /// The groups of members of several scales that hold the same bytes.
  private var copies: [[ScaleMember]] {
    guard all.count <= Self.most else { return [] }
    var groups: [[ScaleMember]] = []
    for member in all {
      let group = groups.firstIndex { group in
        group[0].size == member.size
          && (group[0].path == member.path || group[0].path.hasSameBytes(as: member.path))
      }
      if let group {
        groups[group].append(member)
      } else {
        groups.append([member])
      }
    }
    return groups.filter { Set($0.map(\.scale)).count > 1 }
  }

  private static func text(_ member: ScaleMember) -> String { "\(member.name) \(member.size)" }

  private static func list(_ members: [ScaleMember]) -> String {
    let shown = members.prefix(4).map { "\($0.scale)x (\($0.name), \($0.size))" }
    let rest = members.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    return shown.listed("and")
  }
}
