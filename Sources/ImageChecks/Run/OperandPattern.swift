import SystemCalls

/// An operand that is no existing file, read as a pattern.
struct OperandPattern {
  /// As it was given.
  let text: String
  /// The folder that is spelled out before the first wildcard.
  let base: FilePath
  let pattern: PathPattern

  /// nil where it has no wildcard, or is no pattern.
  init?(_ operand: FilePath) {
    let special = Set("*?[{\\".utf8)
    let slash = UInt8(ascii: "/")
    guard let first = operand.bytes.firstIndex(where: special.contains) else { return nil }
    let cut = operand.bytes[..<first].lastIndex(of: slash)
    let rest = operand.bytes[(cut.map { $0 + 1 } ?? 0)...]
    guard let pattern = try? PathPattern(String(decoding: rest, as: UTF8.self)) else { return nil }
    text = operand.text
    self.pattern = pattern
    switch cut {
    case nil: base = FilePath(".")
    case 0: base = FilePath("/")
    case let cut?: base = FilePath(bytes: Array(operand.bytes[..<cut]))
    }
  }

  /// Whether a path lies in a folder that the pattern matches and is meant to: one it spells out, or
  /// a catalog.
  func isBeneathMatch(_ path: PatternPath, includesHidden: Bool) -> Bool {
    path.folders.contains { folder in
      (pattern.namesOneThing || folder.isCatalog)
        && pattern.matches(folder, includesHidden: includesHidden)
    }
  }
}
