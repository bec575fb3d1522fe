/// A name in a folder, and what it leads to.
package struct FolderEntry: Hashable, Sendable {
  /// The bytes of the name, without any path.
  package var name: [UInt8]
  package var kind: Kind

  package init(name: [UInt8], kind: Kind) {
    self.name = name
    self.kind = kind
  }

  package enum Kind: Sendable {
    case file, folder
    /// A symbolic link that leads to a folder.
    case linkedFolder
    /// Anything else, and a link that leads nowhere.
    case other
  }
}

extension FilePath {
  /// What is in this folder, sorted by bytes, a folder's name as if a slash closed it.
  package func entries() throws(SystemError) -> [FolderEntry] {
    let entries = try FolderEntries(self, following: true) { _ in true }
    return (0..<entries.count).map { index in
      FolderEntry(
        name: Array(entries.name(at: index)), kind: FolderEntry.Kind(entries.kind(at: index)))
    }
  }
}

extension FolderEntry.Kind {
  fileprivate init(_ kind: FolderEntries.Kind) {
    self =
      switch kind {
      case .file: .file
      case .folder: .folder
      case .linkedFolder: .linkedFolder
      case .other: .other
      }
  }
}
