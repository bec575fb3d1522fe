/// The known names that a mistyped one most likely meant.
///
/// Whatever takes a name from a person (an option, a zoom, a device) says with it what it knows, so
/// that an unknown name is answered by the nearest known ones.
package enum NearestName {
  /// The names nearest to an unknown one, best first.
  ///
  /// A name is near where few edits part the two (a third of the longer one's length, at least one),
  /// or where the unknown one is its beginning. Where none is, half of the length will do for names
  /// with the same first letter, as in `alfa` for `alpha`. Upper and lower case count as the same.
  ///
  /// - Parameters:
  ///   - unknown: What was typed.
  ///   - names: What is known, in the order in which equally near ones are given.
  ///   - limit: How many to give at most.
  /// - Returns: Up to `limit` of `names` as they are spelled there; empty where none is near.
  package static func nearest(
    to unknown: String, among names: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let typed = Array(unknown.lowercased().unicodeScalars)
    guard !typed.isEmpty else { return [] }
    var near: [(name: String, edits: Int)] = []
    var fairlyNear: [(name: String, edits: Int)] = []
    for name in names {
      let known = Array(name.lowercased().unicodeScalars)
      let edits = distance(typed, known)
      let length = max(typed.count, known.count)
      let isNear = edits <= max(1, length / 3)
      if isNear || known.starts(with: typed) {
        near.append((name, edits))
      } else if edits <= length / 2, typed.first == known.first {
        fairlyNear.append((name, edits))
      }
    }
    if near.isEmpty { near = fairlyNear }
    // The standard library's sort is stable, so ties keep the order of `names`.
    near.sort { $0.edits < $1.edits }
    var result: [String] = []
    for candidate in near where result.count < limit && !result.contains(candidate.name) {
      result.append(candidate.name)
    }
    return result
  }

  /// How many insertions, deletions, substitutions and swaps of neighbours turn one into the other.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        let substituted = last[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(substituted, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
