/// The images below a folder, one after the other, sorted by the bytes of their paths.
///
/// In memory is one folder a level of depth, and no more.
package struct FolderWalk {
  package struct Options: Sendable {
    /// Whether names that begin with a dot are walked too.
    package var hidden: Bool
    /// Whether symbolic links stand for what they lead to; otherwise they are passed by.
    package var follow: Bool
    /// Whether git is not asked what it ignores.
    package var noIgnore: Bool

    package init(hidden: Bool = false, follow: Bool = false, noIgnore: Bool = false) {
      self.hidden = hidden
      self.follow = follow
      self.noIgnore = noIgnore
    }
  }

  /// What a walk comes by.
  package enum Entry: Hashable, Sendable {
    /// An image by its content, or by its name.
    case file(FilePath)
    /// A folder that `onFolder` has taken as a whole.
    case folder(FilePath)
    case problem(FilePath, Problem)
  }

  /// What keeps a walk from seeing everything, or from leaving out what it should.
  package enum Problem: Hashable, Sendable {
    /// The folder could not be listed.
    case unreadable(SystemError)
    /// Git is not there or gave no answer, so what it ignores is not left out.
    case gitUnavailable

    package var message: String {
      switch self {
      case .unreadable(let error): error.message
      case .gitUnavailable:
        "git did not say what it ignores here, so nothing is left out for that"
      }
    }
  }

  /// What to do with a folder.
  package enum FolderChoice: Sendable {
    case descend, take, skip
  }

  /// What to do with a file.
  package enum FileChoice: Sendable {
    /// Take it where it is an image by its content or name.
    case takeImage
    /// Take it whatever it is.
    case take
    case skip
  }

  private struct Level {
    var path: FilePath
    var entries: FolderEntries
    var position = 0
    var identity: FileIdentity?
    /// Whether the last of `scopes` is this level's.
    var hasScope: Bool
  }

  /// Where one git work tree's answers hold; without answers outside of any.
  private struct Scope {
    var ignored: GitIgnored?
    var folder: FilePath
    /// How much of a path leads to the scope's folder.
    var depth: Int
  }

  private let options: Options
  private let onFolder: (FilePath) -> FolderChoice
  private let onFile: (FilePath) -> FileChoice
  private var levels: [Level] = []
  private var scopes: [Scope] = []
  private var problems: [Entry] = []
  /// How many files and folders were left out because git ignores them.
  package private(set) var ignoredCount = 0

  /// - Parameters:
  ///   - root: The folder; a link to one is followed in any case.
  ///   - onFolder: Asked for every folder below.
  ///   - onFile: Asked for every file below, before it is opened.
  package init(
    _ root: FilePath, options: Options = Options(),
    onFolder: @escaping (FilePath) -> FolderChoice = { _ in .descend },
    onFile: @escaping (FilePath) -> FileChoice = { _ in .takeImage }
  ) {
    self.options = options
    self.onFolder = onFolder
    self.onFile = onFile
    descend(into: root, isElsewhere: true)
  }

  /// The next image, folder or problem; nil at the end.
  package mutating func next() -> Entry? {
    while true {
      if let problem = problems.popLast() { return problem }
      guard let level = levels.indices.last else { return nil }
      guard levels[level].position < levels[level].entries.count else {
        leave()
        continue
      }
      let index = levels[level].position
      levels[level].position += 1
      let path = levels[level].path.appending(levels[level].entries.name(at: index))
      if let entry = visit(path, levels[level].entries.kind(at: index)) { return entry }
    }
  }

  private mutating func visit(_ path: FilePath, _ kind: FolderEntries.Kind) -> Entry? {
    if isIgnored(path, kind) {
      ignoredCount += 1
      return nil
    }
    switch kind {
    case .file, .other:
      switch onFile(path) {
      case .skip: return nil
      case .take: return .file(path)
      case .takeImage:
        // What is no regular file is refused when it is read, but not passed over: by its name it is
        // an image.
        let isImage = path.isNamedLikeImage || (kind == .file && path.holdsImage)
        return isImage ? .file(path) : nil
      }
    case .folder, .linkedFolder:
      switch onFolder(path) {
      case .skip: return nil
      case .take: return .folder(path)
      case .descend:
        descend(into: path, isElsewhere: kind == .linkedFolder)
        return nil
      }
    }
  }

  private func isIgnored(_ path: FilePath, _ kind: FolderEntries.Kind) -> Bool {
    guard let scope = scopes.last, let ignored = scope.ignored else { return false }
    let below = path.bytes[scope.depth...]
    switch kind {
    case .folder: return ignored.contains(below + [UInt8(ascii: "/")])
    case .linkedFolder: return ignored.ignores(below)
    case .file, .other: return ignored.contains(below)
    }
  }

  /// - Parameter isElsewhere: Whether the folder may belong to another work tree than the one before.
  private mutating func descend(into path: FilePath, isElsewhere: Bool) {
    var identity: FileIdentity?
    if options.follow {
      identity = FileIdentity(path)
      // A link back to a folder that the walk is in.
      if let identity, levels.contains(where: { $0.identity == identity }) { return }
    }
    let entries: FolderEntries
    do {
      let options = options
      entries = try FolderEntries(path, following: options.follow) { name in
        guard name.first == UInt8(ascii: ".") else { return true }
        return options.hidden && (options.noIgnore || !name.elementsEqual(".git".utf8))
      }
    } catch {
      problems.append(.problem(path, .unreadable(error)))
      return
    }
    let hasScope = !options.noIgnore && (isElsewhere || entries.hasGit)
    if hasScope { enterScope(path) }
    levels.append(Level(path: path, entries: entries, identity: identity, hasScope: hasScope))
  }

  private mutating func leave() {
    guard let level = levels.popLast(), level.hasScope, let scope = scopes.popLast() else { return }
    if scope.ignored?.hasFailed == true {
      problems.append(.problem(scope.folder, .gitUnavailable))
    }
  }

  private mutating func enterScope(_ folder: FilePath) {
    var scope = Scope(folder: folder, depth: folder.appending([]).bytes.count)
    if let (top, below) = folder.workTree {
      do {
        scope.ignored = try GitIgnored(top: top, below: below)
      } catch {
        problems.append(.problem(folder, .gitUnavailable))
      }
    }
    scopes.append(scope)
  }
}

extension FilePath {
  /// The nearest folder, this one or above it, that holds `.git`, and what leads from there back.
  fileprivate var workTree: (top: FilePath, below: [UInt8])? {
    guard let real = platformRealPath(self) else { return nil }
    let slash = UInt8(ascii: "/")
    var top = real.bytes
    while true {
      let holder = FilePath(bytes: top.isEmpty ? [slash] : top)
      if (try? FileStatus(holder.appending(".git".utf8))) != nil {
        return (holder, Array(real.bytes.dropFirst(top.count).drop { $0 == slash }))
      }
      guard let cut = top.lastIndex(of: slash) else { return nil }
      top.removeSubrange(cut...)
    }
  }
}
