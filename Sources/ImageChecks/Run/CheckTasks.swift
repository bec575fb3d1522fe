package import SystemCalls

/// What a check run looks at, one after the other, in order.
package struct CheckTasks: ~Copyable {
  /// What was asked for and is not there, or could not be looked at.
  package enum Problem: Sendable {
    /// An operand or a configuration's pattern that matches nothing.
    case noMatch(String, JSONPosition?)
    /// A folder without images.
    case emptyFolder(FilePath)
    /// A list that can't be read, or not on.
    case list(FilePath, String)
    /// Nothing that was asked for, but to be known.
    case remark(FilePath, String)
  }

  /// What to look at.
  package enum Source: Sendable {
    /// The configuration's folder.
    case configuration(FilePath)
    case operand(FilePath)
  }

  private let scope: CheckScope
  private let workingCatalog: WorkingCatalog?
  private var sources: ArraySlice<Source>
  private var list: NameList?
  private let listName: FilePath
  private var walk: CheckWalk?
  private var queue: ArraySlice<CheckTask> = []
  private var isWhole = false
  /// Whether something was named at all.
  package private(set) var hasNames = false
  package private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - list: Names to follow the sources.
  ///   - listName: What messages call the list.
  ///   - workingCatalog: Through which the names lead; nil where the working folder is in none.
  package init(
    _ scope: CheckScope, sources: [Source], list: consuming NameList?, listName: FilePath,
    workingCatalog: WorkingCatalog?
  ) {
    self.scope = scope
    self.workingCatalog = workingCatalog
    self.sources = sources[...]
    self.list = list
    self.listName = listName
    hasNames = !sources.isEmpty
  }

  /// Fills an empty array with the next few tasks, and leaves it empty at the end.
  package mutating func fill(_ chunk: inout [CheckTask], limit: Int) {
    while chunk.count < limit, let task = next() { chunk.append(task) }
  }

  package mutating func next() -> CheckTask? {
    while true {
      if let task = queue.popFirst() { return task }
      if walk != nil {
        if let entry = walk?.next() {
          take(entry)
        } else {
          endWalk()
        }
      } else if let source = sources.popFirst() {
        begin(source)
      } else {
        guard let name = nextOfList() else { return endOfAll() }
        take(listed: name)
      }
    }
  }

  private mutating func begin(_ source: Source) {
    switch source {
    case .configuration(let folder):
      isWhole = true
      walk = CheckWalk(configuration: folder, scope)
    case .operand(let path) where path == FilePath("-"):
      let own = scope.ownCheck.map { [$0] } ?? []
      if !own.isEmpty { queue.append(.standardInput(checks: own)) }
    case .operand(let path):
      switch (try? FileStatus(path))?.kind {
      case .folder: begin(folder: leading(to: path))
      case .regular: take(named: leading(to: path), isKnownRegular: true)
      case .link, .other: take(named: leading(to: path), isKnownRegular: false)
      case nil: begin(pattern: path)
      }
    }
  }

  private func leading(to path: FilePath) -> FilePath {
    workingCatalog?.path(to: path) ?? path
  }

  /// A folder that was named: a catalog or a part of one, or one to walk.
  private mutating func begin(folder: FilePath) {
    if CatalogSurvey.outermostCatalog(of: folder) != nil {
      queue += scope.catalogTasks(for: folder, scope.catalogSelection(of: folder))
      guard scope.hasRules(scope.catalogSelection(of: folder)) else { return }
    }
    walk = CheckWalk(folder, scope)
  }

  /// What does not exist by that name may be a pattern.
  private mutating func begin(pattern path: FilePath) {
    guard let operand = OperandPattern(path) else {
      // Reading it tells what is wrong with it.
      let selection = scope.selection(of: path, isNamed: true)
      queue.append(.image(path, checks: selection.direct, isKnownRegular: false))
      return
    }
    guard (try? FileStatus(operand.base))?.kind == .folder else {
      problems.append(.noMatch(operand.text, nil))
      return
    }
    walk = CheckWalk(operand, scope)
  }

  private mutating func take(_ entry: CheckWalk.Entry) {
    switch entry {
    case .tasks(let tasks): queue += tasks
    case .remark(let path, let message): problems.append(.remark(path, message))
    }
  }

  private mutating func endWalk() {
    defer { walk = nil }
    guard let walk, walk.isEmpty else { return }
    if let pattern = walk.pattern {
      // What is for no check is passed by in silence, as where the shell had matched it.
      if !walk.hasPassedBy { problems.append(.noMatch(pattern.text, nil)) }
    } else if scope.configuration == nil {
      problems.append(.emptyFolder(walk.root))
    }
  }

  /// A file that was named, there or not.
  private mutating func take(named path: FilePath, isKnownRegular: Bool) {
    let selection = scope.selection(of: path, isNamed: true)
    if CheckScope.isInCatalog(path) {
      let catalog = selection.inCatalog + (scope.ownCheck.map { [$0] } ?? [])
      let isOwnAlone = scope.configuration == nil
      // Rules of the command line are for the file; without any the set that holds it is meant.
      if !isOwnAlone || !scope.hasRules(catalog) || path.isContents {
        queue += scope.catalogTasks(for: path, catalog)
      }
      if path.isContents, selection.direct.allSatisfy({ $0 == scope.ownCheck }) { return }
    }
    if !selection.direct.isEmpty {
      queue.append(.image(path, checks: selection.all, isKnownRegular: isKnownRegular))
    } else if scope.hasRules(selection.inCatalog), path.isNamedLikeImage {
      queue.append(.catalogImage(path, checks: selection.inCatalog))
    }
  }

  /// A name of a list: a file, or a folder, but never a pattern.
  private mutating func take(listed name: FilePath) {
    hasNames = true
    let path = leading(to: name)
    // What is named like an image is taken for a file without a look, which saves a call for each.
    if !path.isNamedLikeImage, scope.couldSelect(beneath: path),
      (try? FileStatus(path))?.kind == .folder
    {
      begin(folder: path)
    } else {
      take(named: path, isKnownRegular: path.isNamedLikeImage)
    }
  }

  private mutating func nextOfList() -> FilePath? {
    do throws(NameListError) {
      return try list?.next()
    } catch {
      problems.append(.list(listName, error.message))
      list = nil
      return nil
    }
  }

  private mutating func endOfAll() -> CheckTask? {
    if isWhole {
      for file in scope.patternsWithoutMatch {
        problems.append(.noMatch(file.pattern.text, file.position))
      }
      isWhole = false
    }
    return nil
  }
}

extension FilePath {
  /// Whether it is what says what is in a folder of a catalog.
  fileprivate var isContents: Bool { lastComponent.elementsEqual(CatalogSet.contentsName) }
}
