/// What git ignores below one folder, as git itself says, in the order in which a walk comes by.
///
/// Git lists names by their bytes, a folder's with a closing slash; a walk in that order needs no
/// more of the list than the entry it has come to.
final class GitIgnored {
  /// The work tree's folder and what leads from there to the folder asked about, each closed by a
  /// slash.
  private let top: FilePath
  private let prefix: [UInt8]
  private let git: ChildProcess
  private var list: NameList
  /// The first listed name that the walk has not passed, below the folder asked about.
  private var current: [UInt8]?
  private var isAllIgnored: Bool
  /// Whether git could not answer.
  private(set) var hasFailed = false

  /// Asks git about a folder.
  ///
  /// - Parameters:
  ///   - top: The folder that holds `.git`.
  ///   - below: What leads from there to the folder, without slashes at its ends; may be empty.
  init(top: FilePath, below: [UInt8]) throws(SystemError) {
    self.top = top
    prefix = below.isEmpty ? [] : below + [UInt8(ascii: "/")]
    // Where the folder itself is ignored, `ls-files` is not to be relied on.
    isAllIgnored = try Self.isIgnored(below, top: top)
    git = try Self.run(
      [
        "--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard",
        "--directory", "--",
      ], below, top: top)
    list = NameList(git.output, separator: .nul)
    if !isAllIgnored { advance() }
  }

  /// Whether git ignores what stands at `path` below the folder asked about. Paths come in the order
  /// of their bytes, a folder's with a closing slash.
  func contains(_ path: ArraySlice<UInt8>) -> Bool {
    if isAllIgnored { return true }
    while let entry = current {
      if entry.last == UInt8(ascii: "/") ? path.starts(with: entry) : path.elementsEqual(entry) {
        return true
      }
      guard entry.lexicographicallyPrecedes(path) else { return false }
      advance()
    }
    return false
  }

  /// Whether git ignores one file or folder, whatever the walk's order.
  func ignores(_ path: ArraySlice<UInt8>) -> Bool {
    if isAllIgnored { return true }
    return (try? Self.isIgnored(prefix + path, top: top)) ?? false
  }

  private func advance() {
    while true {
      let entry: FilePath?
      do {
        entry = try list.next()
      } catch {
        hasFailed = true
        current = nil
        return
      }
      guard let entry else {
        if git.wait() != 0 { hasFailed = true }
        current = nil
        return
      }
      if entry.bytes.last == UInt8(ascii: "/"), prefix.starts(with: entry.bytes) {
        isAllIgnored = true
        return
      }
      if entry.bytes.starts(with: prefix) {
        current = Array(entry.bytes.dropFirst(prefix.count))
        return
      }
    }
  }

  private static func isIgnored(_ path: [UInt8], top: FilePath) throws(SystemError) -> Bool {
    guard !path.isEmpty else { return false }
    return try run(["check-ignore", "--quiet", "--"], path, top: top).wait() == 0
  }

  private static func run(
    _ arguments: [String], _ path: [UInt8], top: FilePath
  ) throws(SystemError) -> ChildProcess {
    let start: [[UInt8]] = [Array("git".utf8), Array("-C".utf8), top.bytes]
    // A colon at the beginning would mean something else.
    let below = Array("./".utf8) + path
    // A hook runs with the variables of its own repository, which may not be the one asked about.
    return try ChildProcess(start + arguments.map { Array($0.utf8) } + [below]) { name in
      repositoryVariables.contains(name)
    }
  }

  /// `git rev-parse --local-env-vars`, but for those that carry configuration.
  private static let repositoryVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE",
    "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]
}
