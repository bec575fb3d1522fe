#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is in one folder, in the order of a walk: by bytes, a folder's name as if a slash closed it,
/// so that whole paths come sorted too.
///
/// Names lie in one array one after the other: a folder may hold a million.
struct FolderEntries {
  enum Kind: UInt8 {
    case file, folder
    /// A symbolic link, followed, to a folder.
    case linkedFolder
    /// Neither, or a link that leads nowhere.
    case other
  }

  private struct Item {
    var offset: Int
    var length: UInt16
    var kind: Kind
  }

  private var names: [UInt8] = []
  private var items: [Item] = []
  /// Whether the folder is a git work tree's own.
  private(set) var hasGit = false

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a name is to be kept at all.
  ///   - following: Whether links stand for what they lead to; otherwise they are left out.
  init(
    _ path: FilePath, following: Bool, isWanted: (ArraySlice<UInt8>) -> Bool
  ) throws(SystemError) {
    guard let folder = unsafe path.withCString({ name in unsafe opendir(name) }) else {
      throw .last
    }
    defer { unsafe closedir(folder) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        guard errno == 0 else { throw .last }
        break
      }
      let start = names.count
      let type = unsafe platformEntry(entry, appendingNameTo: &names)
      let name = names[start...]
      let isOwn = name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
      if name.elementsEqual(".git".utf8) { hasGit = true }
      guard !isOwn, isWanted(name),
        let kind = kind(ofType: type, path.appending(name), following: following)
      else {
        names.removeLast(names.count - start)
        continue
      }
      items.append(Item(offset: start, length: UInt16(names.count - start), kind: kind))
    }
    sort()
  }

  var count: Int { items.count }

  func kind(at index: Int) -> Kind { items[index].kind }

  func name(at index: Int) -> ArraySlice<UInt8> {
    let item = items[index]
    return names[item.offset..<(item.offset + Int(item.length))]
  }

  /// nil for what is left out.
  private func kind(
    ofType type: UInt8, _ path: @autoclosure () -> FilePath, following: Bool
  ) -> Kind? {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN): break
    default: return .other
    }
    let path = path()
    guard let own = try? FileStatus(path, following: false) else { return .other }
    guard own.kind == .link else { return Kind(own.kind) }
    guard following else { return nil }
    guard let target = try? FileStatus(path) else { return .other }
    return target.kind == .folder ? .linkedFolder : Kind(target.kind)
  }

  private mutating func sort() {
    unsafe names.withUnsafeBytes { names in
      items.sort { one, other in
        let common = Int(min(one.length, other.length))
        let order = unsafe memcmp(
          names.baseAddress.unsafelyUnwrapped + one.offset,
          names.baseAddress.unsafelyUnwrapped + other.offset, common)
        guard order == 0 else { return order < 0 }
        func next(_ item: Item) -> UInt8 {
          if Int(item.length) > common { return unsafe names[item.offset + common] }
          return item.kind == .folder || item.kind == .linkedFolder ? UInt8(ascii: "/") : 0
        }
        return next(one) < next(other)
      }
    }
  }
}

extension FolderEntries.Kind {
  fileprivate init(_ kind: FileStatus.Kind) {
    self =
      switch kind {
      case .regular: .file
      case .folder: .folder
      case .link, .other: .other
      }
  }
}
