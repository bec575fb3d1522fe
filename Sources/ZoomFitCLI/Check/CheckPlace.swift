import ImageChecks
import Reports
import SystemCalls

/// Where a check run stands: working folder, repository, and the configuration that counts.
struct CheckPlace {
  let scope: CheckScope
  let context: ReportContext
  /// What is to be said before anything is read.
  private(set) var warnings: [String]
  private let configuration: ConfigurationFile?
  /// nil where the working folder is in no catalog.
  let workingCatalog: WorkingCatalog?

  init(_ request: CheckRequest, _ console: Console) throws(CheckFailure) {
    guard let workingFolder = FilePath.workingFolder else {
      throw CheckFailure(.noInput, nil, "the working folder is gone")
    }
    workingCatalog = WorkingCatalog(workingFolder)
    configuration = try Self.configuration(request, workingFolder)
    var counting = configuration?.configuration
    if let applies = request.appliesOrientation {
      for index in counting?.checks.indices ?? 0..<0 {
        counting?.checks[index].appliesOrientation = applies
      }
    }
    var own = request.ownCheck
    warnings = []
    if own == nil, counting == nil {
      guard request.namesPaths else {
        throw CheckFailure(
          .usage, nil,
          "nothing to do: there is no \(Configuration.fileName) here or above, and no path is named; "
            + "zoomfit check --init writes one to start from")
      }
      own = Check(appliesOrientation: request.appliesOrientation ?? true)
      if !request.namesOnlyCatalogs(in: workingCatalog) {
        warnings.append(
          "there is no rule and no \(Configuration.fileName), so files only have to be readable")
      }
    }
    if let counting, counting.checks.isEmpty {
      warnings.append("\(counting.file.text) has no checks")
    }
    scope = CheckScope(
      configuration: counting, ownCheck: own,
      base: BaseFolder(
        configuration?.realFolder ?? workingFolder, workingFolder: workingFolder),
      walkOptions: request.walkOptions)
    for warning in scope.checks.flatMap(\.warnings) where !warnings.contains(warning) {
      warnings.append(warning)
    }
    context = ReportContext(
      workingFolder: workingFolder, root: Self.root(workingFolder, console),
      version: Version.number)
  }

  /// A configuration counts beside rules of the command line only where it is named.
  private static func configuration(
    _ request: CheckRequest, _ workingFolder: FilePath
  ) throws(CheckFailure) -> ConfigurationFile? {
    if let file = request.configurationFile { return try ConfigurationFile(named: file) }
    return request.ownCheck == nil ? try ConfigurationFile(above: workingFolder) : nil
  }

  /// The folder that reports for build servers name files from.
  private static func root(_ workingFolder: FilePath, _ console: Console) -> FilePath {
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let value = console.environment(variable), !value.isEmpty else { continue }
      let folder = FilePath(value)
      return folder.real ?? folder
    }
    return workingFolder.repositoryRoot ?? workingFolder
  }

  /// What there is to look at, apart from a list.
  func sources(_ request: CheckRequest) -> [CheckTasks.Source] {
    if let configuration, !request.namesPaths { return [.configuration(configuration.folder)] }
    return request.input.operands.map { .operand($0) }
  }

  /// The baseline that holds for this run, and its name; nil where there is none.
  func baseline(
    _ request: CheckRequest
  ) throws(CheckFailure) -> (entries: Baseline, file: FilePath)? {
    guard request.newBaselineFile == nil else { return nil }
    var file = request.baselineFile
    if file == nil, let configuration, let name = configuration.configuration.baseline {
      let isHere = configuration.folder == FilePath(".") || name.hasPrefix("/")
      file = isHere ? FilePath(name) : configuration.folder.appending(name.utf8)
    }
    guard let file else { return nil }
    return (try ConfigurationFile.baseline(file), file)
  }
}

extension CheckRequest {
  /// Whether everything that is named is a catalog, which needs no rule.
  fileprivate func namesOnlyCatalogs(in catalog: WorkingCatalog?) -> Bool {
    input.list == nil
      && input.operands.allSatisfy {
        CatalogSurvey.outermostCatalog(of: catalog?.path(to: $0) ?? $0) != nil
      }
  }
}
