package import SystemCalls

/// Which checks are for which files.
///
/// What is asked one path after the other is remembered here: which patterns have matched something,
/// and which sets of catalogs are known already.
package final class CheckScope {
  /// Those of the configuration, then the one of the command line.
  package let checks: [Check]
  /// The place of the command line's own check; nil where there is none.
  package let ownCheck: Int?
  /// nil where none counts.
  package let configuration: Configuration?
  /// The configuration's folder, or the working folder.
  package let base: BaseFolder
  package let walkOptions: FolderWalk.Options
  /// For each pattern of each check, whether it has matched something.
  private var hits: [[Bool]]
  private var seenSets: Set<FilePath> = []

  package init(
    configuration: Configuration?, ownCheck: Check?, base: BaseFolder,
    walkOptions: FolderWalk.Options
  ) {
    self.configuration = configuration
    checks = (configuration?.checks ?? []) + (ownCheck.map { [$0] } ?? [])
    self.ownCheck = ownCheck == nil ? nil : checks.count - 1
    self.base = base
    self.walkOptions = walkOptions
    hits = checks.map { $0.files.map { _ in false } }
  }

  /// What a path is to the checks.
  struct Selection {
    /// The checks that are for the file itself.
    var direct: [Int] = []
    /// Those that are for a catalog which it lies in.
    var inCatalog: [Int] = []
    /// Whether it was asked for by a pattern that spells out how its name ends.
    var isSpelledOut = false

    var isEmpty: Bool { direct.isEmpty && inCatalog.isEmpty }
    var all: [Int] { direct.isEmpty ? inCatalog : (direct + inCatalog).sorted() }
  }

  /// The checks that are for a file; none where it is excluded.
  ///
  /// - Parameters:
  ///   - path: The file, as given.
  ///   - isNamed: Whether it was named itself, and not found in a folder.
  func selection(of path: FilePath, isNamed: Bool) -> Selection {
    var selection = Selection()
    let isInCatalog = Self.isInCatalog(path)
    guard configuration != nil else {
      selectOwn(isInCatalog: isInCatalog && !isNamed, &selection)
      return selection
    }
    let relative = base.relative(path).map(PatternPath.init)
    if let relative {
      if isExcluded(relative) { return selection }
      for (index, check) in checks.enumerated() where index != ownCheck {
        for (place, file) in check.files.enumerated() {
          switch file.pattern.reach(relative, isInCatalog: isInCatalog, walkOptions.hidden) {
          case .file:
            hits[index][place] = true
            if selection.direct.last != index { selection.direct.append(index) }
            if file.pattern.spellsExtension { selection.isSpelledOut = true }
          case .folder where !isInCatalog:
            hits[index][place] = true
            if selection.direct.last != index { selection.direct.append(index) }
          case .folder, .catalog:
            if selection.inCatalog.last != index { selection.inCatalog.append(index) }
          case nil: break
          }
        }
      }
    }
    selectOwn(isInCatalog: isInCatalog && !isNamed, &selection)
    return selection
  }

  private func selectOwn(isInCatalog: Bool, _ selection: inout Selection) {
    guard let ownCheck else { return }
    if isInCatalog {
      selection.inCatalog.append(ownCheck)
    } else {
      selection.direct.append(ownCheck)
    }
  }

  /// Whether something in a folder could be for a check.
  func couldSelect(beneath folder: FilePath) -> Bool {
    guard configuration != nil else { return true }
    guard let relative = base.relative(folder).map(PatternPath.init) else { return ownCheck != nil }
    if isExcluded(relative) { return false }
    if ownCheck != nil { return true }
    // In a catalog that is meant as a whole, images are looked for only where there are rules for
    // them: its sets are found otherwise.
    let isCatalog = CatalogSurvey.outermostCatalog(of: folder) != nil
    return checks.contains { check in
      check.files.contains { file in
        file.pattern.couldMatch(beneath: relative, includesHidden: walkOptions.hidden)
          || ((!isCatalog || !check.rules.isEmpty)
            && file.pattern.reach(relative, isInCatalog: isCatalog, walkOptions.hidden) != nil)
      }
    }
  }

  /// The checks that are for a catalog, or a part of one.
  func catalogSelection(of folder: FilePath) -> [Int] {
    let own = ownCheck.map { [$0] } ?? []
    guard configuration != nil else { return own }
    guard let relative = base.relative(folder).map(PatternPath.init) else { return own }
    if isExcluded(relative) { return [] }
    var selection: [Int] = []
    for (index, check) in checks.enumerated() where index != ownCheck {
      for (place, file) in check.files.enumerated() {
        guard file.pattern.reach(relative, isInCatalog: true, walkOptions.hidden) != nil else {
          continue
        }
        hits[index][place] = true
        if selection.last != index { selection.append(index) }
      }
    }
    return selection + own
  }

  /// The tasks for what a path in a catalog stands for, those left out that are known already.
  func catalogTasks(for path: FilePath, _ selection: [Int]) -> [CheckTask] {
    guard !selection.isEmpty else { return [] }
    return CatalogSurvey.sets(for: path, followingLinks: walkOptions.follow)
      .filter { seenSets.insert($0.folder).inserted && !isExcluded($0.folder) }
      .map { .set($0, checks: selection) }
  }

  /// Whether images in catalogs are judged by rules too, beyond what the catalogs say of them.
  func hasRules(_ selection: [Int]) -> Bool {
    selection.contains { !checks[$0].rules.isEmpty }
  }

  /// The patterns that have matched nothing although they have to.
  package var patternsWithoutMatch: [Check.FilePattern] {
    var patterns: [Check.FilePattern] = []
    for (check, hits) in zip(checks, hits) where !check.isOptional {
      for (file, isHit) in zip(check.files, hits) where !isHit { patterns.append(file) }
    }
    return patterns
  }

  /// Whether a pattern names hidden files by their dot.
  var namesHidden: Bool {
    checks.contains { $0.files.contains(where: \.pattern.namesHidden) }
  }

  private func isExcluded(_ path: FilePath) -> Bool {
    guard configuration != nil, let relative = base.relative(path) else { return false }
    return isExcluded(PatternPath(relative))
  }

  private func isExcluded(_ path: PatternPath) -> Bool {
    configuration?.excludes(path) ?? false
  }

  /// Whether one of the folders that a path leads through is a catalog, or a part of one.
  static func isInCatalog(_ path: FilePath) -> Bool {
    // Most folders have no extension, and then there is nothing to look at.
    guard let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")),
      path.bytes[..<slash].contains(UInt8(ascii: "."))
    else { return false }
    return CatalogSurvey.outermostCatalog(of: FilePath(bytes: Array(path.bytes[..<slash]))) != nil
  }
}

extension PathPattern {
  /// How a pattern comes to a path.
  fileprivate enum Reach {
    /// By matching it.
    case file
    /// By spelling out a folder that it lies in.
    case folder
    /// By matching a catalog that it lies in.
    case catalog
  }

  /// nil where it does not.
  fileprivate func reach(
    _ path: PatternPath, isInCatalog: Bool, _ includesHidden: Bool
  ) -> Reach? {
    if matches(path, includesHidden: includesHidden) { return .file }
    guard namesOneThing || isInCatalog else { return nil }
    for folder in path.folders where matches(folder, includesHidden: includesHidden) {
      if namesOneThing { return .folder }
      if folder.isCatalog { return .catalog }
    }
    return nil
  }
}
