package import SystemCalls

/// The findings that stood on the day a team began: path, rule and actual value of each.
package struct Baseline: Sendable {
  /// One finding, as far as it is to be known again.
  package struct Entry: Hashable, Sendable {
    /// From the configuration's folder.
    package var file: FilePath
    package var rule: String
    package var actual: String?

    package init(file: FilePath, rule: String, actual: String?) {
      self.file = file
      self.rule = rule
      self.actual = actual
    }
  }

  /// By their files.
  private var entries: [FilePath: Set<Entry>] = [:]

  package init(_ entries: some Sequence<Entry> = []) {
    for entry in entries { insert(entry) }
  }

  package mutating func insert(_ entry: Entry) {
    entries[entry.file, default: []].insert(entry)
  }

  package func contains(_ entry: Entry) -> Bool {
    entries[entry.file]?.contains(entry) ?? false
  }

  /// Those of a file, sorted.
  package func entries(of file: FilePath) -> [Entry] {
    (entries[file] ?? []).sorted(by: Self.precedes)
  }

  package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// All of them, by path, rule and actual value.
  package var sorted: [Entry] {
    entries.values.flatMap(\.self).sorted(by: Self.precedes)
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.file != right.file {
      return left.file.bytes.lexicographicallyPrecedes(right.file.bytes)
    }
    if left.rule != right.rule { return left.rule < right.rule }
    return (left.actual ?? "") < (right.actual ?? "")
  }
}
