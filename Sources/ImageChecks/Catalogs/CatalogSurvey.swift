package import SystemCalls

/// Finds the sets of asset catalogs.
package struct CatalogSurvey {
  private let followsLinks: Bool
  /// Only folders on the way to this one, and those in it, are looked into.
  private let target: FilePath
  private var sets: [CatalogSet] = []
  /// The folders around the one that is visited; nil where links are not followed.
  private var ancestors: [FileIdentity?] = []

  /// The sets that a path stands for: those in the folder, or the one that holds the file.
  ///
  /// What the folders around a set ask of it counts also where only a part of a catalog, or one file
  /// of it, is named.
  ///
  /// - Parameters:
  ///   - path: A catalog, a folder inside one, or a file inside one.
  ///   - followingLinks: Whether links to folders are followed.
  /// - Returns: The sets in the order of their names; none for a path that is in no catalog.
  package static func sets(for path: FilePath, followingLinks: Bool = false) -> [CatalogSet] {
    guard let root = outermostCatalog(of: path) else { return [] }
    var survey = CatalogSurvey(followsLinks: followingLinks, target: path)
    survey.visit(
      CatalogSet(folder: root, name: root.lastName, kind: CatalogFolderKind(folder: root))
    )
    return survey.sets
  }

  /// The outermost folder of a path that is a catalog; nil where there is none.
  package static func outermostCatalog(of path: FilePath) -> FilePath? {
    let slash = UInt8(ascii: "/")
    var start = 0
    for part in path.bytes.split(separator: slash, omittingEmptySubsequences: true) {
      start = part.endIndex
      let prefix = FilePath(bytes: Array(path.bytes[..<start]))
      if CatalogFolderKind(folder: prefix).isCatalog { return prefix }
    }
    return nil
  }

  private init(followsLinks: Bool, target: FilePath) {
    self.followsLinks = followsLinks
    self.target = target
  }

  /// Deeper nesting than this is no work of Xcode's.
  private static let deepest = 64

  private mutating func visit(_ set: CatalogSet) {
    if isWanted(set.folder) { sets.append(set) }
    guard !set.kind.namesImages, ancestors.count < Self.deepest else { return }
    let identity = followsLinks ? FileIdentity(set.folder) : nil
    // A link back to a folder that this one is in.
    if let identity, ancestors.contains(identity) { return }
    ancestors.append(identity)
    defer { ancestors.removeLast() }
    let entries = entries(of: set.folder)
    guard !entries.isEmpty else { return }
    let demands = CatalogDemands(on: set)
    for entry in entries where entry.name.first != UInt8(ascii: ".") && isFolder(entry) {
      let folder = set.folder.appending(entry.name)
      let name = String(decoding: entry.name, as: UTF8.self)
      let kind = CatalogFolderKind(name: name)
      guard kind != .other else { continue }
      var child = CatalogSet(folder: folder, name: name, kind: kind)
      switch set.kind {
      case .brandAssets, .stack, .layer:
        child.name = "\(set.name)/\(name)"
        demands.apply(to: &child, named: entry.name)
      case .catalog, .group, .imageSet, .iconSet, .launchImage, .other: break
      }
      visit(child)
    }
  }

  /// What is to be looked at in a folder: the one entry that leads to the target, or all.
  private func entries(of folder: FilePath) -> [FolderEntry] {
    guard let name = target.name(after: folder) else { return (try? folder.entries()) ?? [] }
    // A link that was named is followed in any case.
    guard (try? FileStatus(folder.appending(name)))?.kind == .folder else { return [] }
    return [FolderEntry(name: Array(name), kind: .folder)]
  }

  private func isFolder(_ entry: FolderEntry) -> Bool {
    switch entry.kind {
    case .folder: true
    case .linkedFolder: followsLinks
    case .file, .other: false
    }
  }

  /// Whether a set is one of those that the target stands for.
  private func isWanted(_ folder: FilePath) -> Bool {
    target.isEqualOrInside(folder) ? isHolder(folder) : folder.isEqualOrInside(target)
  }

  /// Whether the target is this folder, or a file right in it.
  private func isHolder(_ folder: FilePath) -> Bool {
    let rest = target.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
    if rest.isEmpty { return true }
    let isDirectlyInside = !rest.dropLast(rest.last == UInt8(ascii: "/") ? 1 : 0).contains(
      UInt8(ascii: "/"))
    return isDirectlyInside && (try? FileStatus(target))?.kind != .folder
  }
}

extension FilePath {
  /// Whether it is that folder, or in it, going by the names alone.
  fileprivate func isEqualOrInside(_ folder: FilePath) -> Bool {
    let slash = UInt8(ascii: "/")
    var prefix = folder.bytes[...]
    while prefix.last == slash, prefix.count > 1 { prefix.removeLast() }
    guard bytes.starts(with: prefix) else { return false }
    return bytes.count == prefix.count || prefix.last == slash || bytes[prefix.count] == slash
  }

  /// The name that follows a folder's on the way to this path; nil where this is not inside it.
  fileprivate func name(after folder: FilePath) -> ArraySlice<UInt8>? {
    guard isEqualOrInside(folder) else { return nil }
    let slash = UInt8(ascii: "/")
    let rest = bytes.dropFirst(folder.bytes.count).drop { $0 == slash }
    return rest.isEmpty ? nil : rest.prefix { $0 != slash }
  }

  fileprivate var lastName: String { String(decoding: lastComponent, as: UTF8.self) }
}
