import SystemCalls

/// The images and catalogs below a folder that checks are for.
struct CheckWalk {
  enum Entry {
    case tasks([CheckTask])
    case remark(FilePath, String)
  }

  let root: FilePath
  /// What an operand asks for; nil for a folder.
  let pattern: OperandPattern?
  private let finder: Finder
  private var walk: FolderWalk
  /// Whether nothing was found so far.
  private(set) var isEmpty = true
  /// Whether the pattern matched something that the configuration has no check for.
  var hasPassedBy: Bool { finder.hasPassedBy }

  /// A folder that was named.
  init(_ root: FilePath, _ scope: CheckScope) {
    self.init(root, scope, pattern: nil, workingPrefix: [])
  }

  /// The configuration's folder, from where what lies in the working folder is shown as from there.
  init(configuration root: FilePath, _ scope: CheckScope) {
    self.init(root, scope, pattern: nil, workingPrefix: scope.base.below ?? [])
  }

  /// What an operand that is a pattern matches.
  init(_ pattern: OperandPattern, _ scope: CheckScope) {
    self.init(pattern.base, scope, pattern: pattern, workingPrefix: [])
  }

  private init(
    _ root: FilePath, _ scope: CheckScope, pattern: OperandPattern?, workingPrefix: [UInt8]
  ) {
    self.root = root
    self.pattern = pattern
    let finder = Finder(root, scope, pattern, workingPrefix)
    self.finder = finder
    var options = scope.walkOptions
    // Hidden folders that nothing asks for are passed by one by one then.
    options.hidden = options.hidden || scope.namesHidden || pattern?.pattern.namesHidden == true
    walk = FolderWalk(
      root, options: options, onFolder: { finder.choice(forFolder: $0) },
      onFile: { finder.choice(forFile: $0) })
  }

  mutating func next() -> Entry? {
    let entry = walk.next()
    let catalogTasks = finder.takeCatalogTasks()
    if !catalogTasks.isEmpty { isEmpty = false }
    switch entry {
    case .file(let path):
      isEmpty = false
      return .tasks(catalogTasks + finder.tasks(forFile: path))
    case .folder:
      return .tasks(catalogTasks)
    case .problem(let path, .unreadable(let error)):
      isEmpty = false
      return .tasks(catalogTasks + [.unreadable(finder.shown(path), error.message)])
    case .problem(let path, .gitUnavailable):
      finder.giveBack(catalogTasks)
      return .remark(path, FolderWalk.Problem.gitUnavailable.message)
    case nil:
      return catalogTasks.isEmpty ? nil : .tasks(catalogTasks)
    }
  }

  /// Answers the walk's questions, and keeps what it learns by them.
  private final class Finder {
    private let scope: CheckScope
    private let pattern: OperandPattern?
    /// How much of a path leads to the folder that is walked.
    private let depth: Int
    /// What leads to the working folder, and is not shown; nil where the walk does not come by it.
    private let hiddenPrefix: [UInt8]?
    private var catalogTasks: [CheckTask] = []
    private var lastSelection = CheckScope.Selection()
    private(set) var hasPassedBy = false

    init(
      _ root: FilePath, _ scope: CheckScope, _ pattern: OperandPattern?, _ workingPrefix: [UInt8]
    ) {
      self.scope = scope
      self.pattern = pattern
      depth = root.appending([]).bytes.count
      hiddenPrefix =
        root == FilePath(".") || !workingPrefix.isEmpty
        ? root.appending(workingPrefix).bytes : nil
    }

    func shown(_ path: FilePath) -> FilePath {
      guard let hiddenPrefix, path.bytes.count > hiddenPrefix.count,
        path.bytes.starts(with: hiddenPrefix)
      else { return path }
      return FilePath(bytes: Array(path.bytes[hiddenPrefix.count...]))
    }

    func choice(forFolder path: FilePath) -> FolderWalk.FolderChoice {
      let folder = shown(path)
      if let pattern {
        let below = PatternPath(bytes: path.bytes[depth...])
        let hidden = scope.walkOptions.hidden
        if pattern.pattern.matches(below, includesHidden: hidden) {
          // A catalog, or what lies in a folder that was spelled out.
          guard CatalogFolderKind(folder: folder).isCatalog || pattern.pattern.namesOneThing else {
            return deeper(below)
          }
        } else if !pattern.isBeneathMatch(below, includesHidden: hidden) {
          return deeper(below)
        }
      }
      if CatalogFolderKind(folder: folder).isCatalog {
        let selection = scope.catalogSelection(of: folder)
        if selection.isEmpty, pattern != nil { hasPassedBy = true }
        if !selection.isEmpty, !CheckScope.isInCatalog(folder) || scope.configuration != nil {
          catalogTasks += scope.catalogTasks(for: folder, selection)
        }
        if scope.configuration == nil, !scope.hasRules(selection) { return .skip }
      }
      return scope.couldSelect(beneath: folder) ? .descend : .skip
    }

    private func deeper(_ below: PatternPath) -> FolderWalk.FolderChoice {
      let couldMatch = pattern?.pattern.couldMatch(
        beneath: below, includesHidden: scope.walkOptions.hidden)
      return couldMatch == true ? .descend : .skip
    }

    func choice(forFile path: FilePath) -> FolderWalk.FileChoice {
      var isSpelledOut = false
      if let pattern {
        let below = PatternPath(bytes: path.bytes[depth...])
        let hidden = scope.walkOptions.hidden
        if pattern.pattern.matches(below, includesHidden: hidden) {
          isSpelledOut = pattern.pattern.spellsExtension
        } else if !pattern.isBeneathMatch(below, includesHidden: hidden) {
          return .skip
        }
      }
      lastSelection = scope.selection(of: shown(path), isNamed: pattern != nil)
      guard !lastSelection.isEmpty else {
        if pattern != nil { hasPassedBy = true }
        return .skip
      }
      if lastSelection.direct.isEmpty, !scope.hasRules(lastSelection.inCatalog) { return .skip }
      return isSpelledOut || lastSelection.isSpelledOut ? .take : .takeImage
    }

    /// For the file that was asked about last.
    func tasks(forFile path: FilePath) -> [CheckTask] {
      let file = shown(path)
      return lastSelection.direct.isEmpty
        ? [.catalogImage(file, checks: lastSelection.inCatalog)]
        : [
          .image(file, checks: lastSelection.all, isKnownRegular: file.isNamedLikeImage)
        ]
    }

    func takeCatalogTasks() -> [CheckTask] {
      defer { catalogTasks = [] }
      return catalogTasks
    }

    func giveBack(_ tasks: [CheckTask]) {
      catalogTasks = tasks + catalogTasks
    }
  }
}
