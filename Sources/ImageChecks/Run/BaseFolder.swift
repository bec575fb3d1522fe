package import SystemCalls

/// The folder that patterns and baselines name files from: the configuration's.
package struct BaseFolder: Sendable {
  private static let slash = UInt8(ascii: "/")

  /// The names that lead to it from the root.
  private let names: [ArraySlice<UInt8>]
  /// The names that lead from the root to the working folder.
  private let workingNames: [ArraySlice<UInt8>]
  /// What leads from the folder to the working folder, closed by a slash where it is not empty; nil
  /// where the working folder lies elsewhere.
  let below: [UInt8]?

  /// - Parameters:
  ///   - folder: Absolute and without links.
  ///   - workingFolder: Likewise.
  package init(_ folder: FilePath, workingFolder: FilePath) {
    names = folder.bytes.split(separator: Self.slash)
    workingNames = workingFolder.bytes.split(separator: Self.slash)
    below =
      workingNames.starts(with: names)
      ? workingNames.dropFirst(names.count).flatMap { $0 + [Self.slash] } : nil
  }

  /// A file's path from the folder; nil where it lies elsewhere.
  ///
  /// - Parameter path: As given: from the working folder, or absolute.
  package func relative(_ path: FilePath) -> FilePath? {
    if let below, Self.isPlain(path.bytes) {
      return below.isEmpty ? path : FilePath(bytes: below + path.bytes)
    }
    if let relative = lexically(path) { return relative }
    // The name may lead here through a link.
    guard path.bytes.first == Self.slash || path.bytes.contains(Self.slash),
      let real = path.folder.real
    else { return nil }
    return lexically(real.appending(path.lastComponent))
  }

  private func lexically(_ path: FilePath) -> FilePath? {
    var all = path.bytes.first == Self.slash ? [] : workingNames
    for name in path.bytes.split(separator: Self.slash) {
      switch name {
      case [UInt8(ascii: ".")]: continue
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: _ = all.popLast()
      default: all.append(name)
      }
    }
    guard all.starts(with: names) else { return nil }
    let rest = all.dropFirst(names.count)
    return FilePath(bytes: Array(rest.joined(separator: [Self.slash])))
  }

  /// Whether a path is relative, without `.`, `..` and empty names.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == slash {
      if isSpecial(bytes[start..<index]) { return false }
      start = index + 1
    }
    return !isSpecial(bytes[start...])
  }

  private static func isSpecial(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}
