import ImageChecks
import Reports
import SystemCalls

/// A command line of the check, understood.
struct CheckRequest: Sendable {
  /// What is to be done.
  enum Task: Sendable {
    case check, printConfiguration, initialize
  }

  let task: Task
  let input: InputOptions
  let walkOptions: FolderWalk.Options
  /// The check that the command line itself asks for; nil where it names no rule.
  let ownCheck: Check?
  /// `--exif`, which counts for the configuration's checks as well.
  let appliesOrientation: Bool?
  let configurationFile: FilePath?
  let baselineFile: FilePath?
  let newBaselineFile: FilePath?
  let isStrict: Bool
  let isQuiet: Bool
  let showsStatistics: Bool
  let reports: ReportTargets
  /// A file that a rule names and that could not be opened; nil where all could.
  let failure: CheckFailure?

  /// - Throws: `UsageError`, the first that is found.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    for option in [Option.print, .print0, .template] where arguments.has(option) {
      throw UsageError(
        "\(option.flag) is for results of the fit; findings have --reporter json, or another of "
          + CheckFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    task =
      arguments.has(.initialize)
      ? .initialize : arguments.has(.printConfiguration) ? .printConfiguration : .check
    input = try InputOptions(arguments)
    walkOptions = input.walk ?? FolderWalk.Options()
    reports = try ReportTargets(arguments)
    configurationFile = try Self.file(arguments, .configuration)
    baselineFile = try Self.file(arguments, .baseline)
    newBaselineFile = try Self.file(arguments, .writeBaseline)
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    showsStatistics = arguments.has(.stats)
    let check: Check
    do throws(ValueError) {
      check = try Self.check(arguments)
      failure = nil
    } catch {
      guard error.isAboutAccess, let file = error.text else { throw UsageError(error) }
      check = Check(appliesOrientation: true)
      failure = CheckFailure(.noInput, FilePath(file), error.message)
    }
    ownCheck = Self.asksForRules(check) ? check : nil
    appliesOrientation = arguments.has(.exif) ? check.appliesOrientation : nil
    try checkPaths(arguments, check)
    try checkFiles()
  }

  /// Whether something was named to look at.
  var namesPaths: Bool { !input.operands.isEmpty || input.list != nil }

  private static func check(_ arguments: ParsedArguments) throws(ValueError) -> Check {
    var values = CheckValues()
    for key in RuleTable.keys {
      for use in arguments.uses where use.option.name == key.flag {
        let value = CheckValues.Value(text: use.text)
        if key.arity == .repeated {
          values.add(value, to: key)
        } else {
          values.set(key, to: [value])
        }
      }
    }
    return try Check(values: values)
  }

  /// Whether there is more than `--exif`, which does not make a check of its own.
  private static func asksForRules(_ check: Check) -> Bool {
    !check.rules.isEmpty || check.wantsWholePoints || check.values.has(CheckSettings.severity)
  }

  private func checkPaths(_ arguments: ParsedArguments, _ check: Check) throws(UsageError) {
    if ownCheck == nil {
      let settings = RuleTable.keys.filter { $0 != CheckSettings.exif && check.values.has($0) }
      if let setting = settings.first {
        throw UsageError("--\(setting.flag) is a setting of a rule, and no rule is given")
      }
    } else if !namesPaths, task != .initialize {
      throw UsageError("rules need paths: zoomfit check PATH... --\(exampleFlag(arguments)) ...")
    }
  }

  /// What is written must be nothing that is read.
  private func checkFiles() throws(UsageError) {
    for file in writtenFiles {
      guard let identity = FileIdentity(regular: file) else { continue }
      if input.names(file) || configurationFile.flatMap({ FileIdentity($0) }) == identity {
        throw UsageError(Self.isInput(file))
      }
    }
  }

  /// The files that reports and a new baseline go to.
  var writtenFiles: [FilePath] {
    (reports.all.map(\.file) + [newBaselineFile]).compactMap(\.self)
  }

  static func isInput(_ file: FilePath) -> String {
    "\(file.text): is also an input; write to another file"
  }

  private func exampleFlag(_ arguments: ParsedArguments) -> String {
    arguments.first(in: .rules)?.option.name ?? "long-side"
  }

  private static func file(
    _ arguments: ParsedArguments, _ option: Option
  ) throws(UsageError) -> FilePath? {
    guard let use = arguments.last(option) else { return nil }
    guard !use.value.isEmpty else { throw use.wrong("needs the name of a file") }
    return FilePath(bytes: use.value)
  }
}

extension UsageError {
  /// What is wrong with the value of a rule or setting, as the command line has it.
  init(_ error: ValueError) {
    if !error.needs.isEmpty {
      let needs = error.needs.map { "--\($0.flag) \($0.placeholder)" }
      self.init("--\(error.key.flag) needs \(needs.joined(separator: " or "))")
    } else {
      let text = error.text.map { $0.isEmpty ? "''" : $0 } ?? ""
      self.init("--\(error.key.flag) \(text): \(error.message)")
    }
  }
}
