import ImageChecks
import ImageProbe
import Reports
import SystemCalls

/// One run of the check, from its tasks to the report.
struct CheckRun: ~Copyable {
  private let request: CheckRequest
  private let scope: CheckScope
  private let diagnostics: Diagnostics
  private let start = MonotonicTime.now
  private var tasks: CheckTasks
  private var progress: Progress
  private var files: [CheckedFile] = []
  private var summary = CheckSummary(
    files: 0, errors: 0, warnings: 0, unreadable: 0, baselined: 0)
  private var bytesRead = 0
  private(set) var status = ExitStatus.success

  private static let chunkSize = 64

  init(
    _ request: CheckRequest, _ scope: CheckScope, _ tasks: consuming CheckTasks,
    _ diagnostics: Diagnostics, _ console: Console
  ) {
    self.request = request
    self.scope = scope
    self.tasks = tasks
    self.diagnostics = diagnostics
    progress = Progress(console, isQuiet: request.isQuiet, isOutputElsewhere: true)
  }

  /// Reads and judges everything.
  mutating func judge() {
    let judge = CheckJudge(scope.checks)
    let diagnostics = diagnostics
    // What a report on standard output tells is not told twice.
    let tellsUnreadable = !request.reports.showsText
    OrderedWork(jobs: request.input.jobs).run(
      next: { (chunk: inout [CheckTask]) in tasks.fill(&chunk, limit: Self.chunkSize) },
      makeWorker: { ImageProbe() },
      makeOutput: { CheckBatch() },
      work: { probe, tasks, batch in
        probe.beginBatch()
        defer { probe.endBatch() }
        let readBefore = probe.bytesRead
        for task in tasks {
          let outcome = judge.run(task, with: &probe)
          batch.files += outcome.files
          batch.imageCount += outcome.imageCount
          for unreadable in outcome.unreadable {
            batch.unreadableCount += 1
            batch.status.worsen(to: unreadable.isAboutAccess ? .noInput : .noImage)
            if tellsUnreadable {
              batch.diagnostics += diagnostics.error(unreadable.file, unreadable.message)
            }
          }
        }
        batch.bytesRead += probe.bytesRead - readBefore
      },
      deliver: { batch in
        files += batch.files
        summary.files += batch.imageCount
        summary.unreadable += batch.unreadableCount
        status.worsen(to: batch.status)
        bytesRead += batch.bytesRead
        if !batch.diagnostics.isEmpty { progress.erase() }
        diagnostics.write(batch.diagnostics)
        progress.update(files: summary.files)
        batch.clear()
        return true
      })
    progress.erase()
    status.worsen(to: Self.tell(tasks.problems, of: scope, diagnostics))
    if !tasks.hasNames {
      diagnostics.write(diagnostics.warning(nil, "the list names no file, so nothing was checked"))
    }
  }

  /// Whether a file that is to be written is one of those that were judged, by whatever name.
  func hasJudged(_ file: FilePath) -> Bool {
    guard let identity = FileIdentity(regular: file) else { return false }
    return files.contains { FileIdentity($0.file) == identity }
  }

  /// Says what was asked for and is not there.
  static func tell(
    _ problems: [CheckTasks.Problem], of scope: CheckScope, _ diagnostics: Diagnostics
  ) -> ExitStatus {
    var status = ExitStatus.success
    for problem in problems {
      switch problem {
      case .noMatch(let pattern, let position):
        status.worsen(to: .noInput)
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        let file = position == nil ? nil : scope.configuration?.file
        let name = file.map { FilePath(bytes: $0.bytes + Array(place.utf8)) }
        diagnostics.write(diagnostics.error(name, "the pattern '\(pattern)' matches no file"))
      case .emptyFolder(let folder):
        status.worsen(to: .noInput)
        diagnostics.write(diagnostics.error(folder, "no PNG or JPEG files here"))
      case .list(let list, let message):
        status.worsen(to: .noInput)
        diagnostics.write(diagnostics.error(list, message))
      case .remark(let path, let message):
        diagnostics.write(diagnostics.warning(path, message))
      }
    }
    return status
  }

  // MARK: - Baseline

  /// Takes out the findings that a baseline holds, and names its entries that no longer apply.
  mutating func apply(_ baseline: Baseline, named name: FilePath) {
    let ownRules = scope.configuration == nil ? Set(scope.checks.flatMap(\.ruleNames)) : nil
    for index in files.indices {
      let path = scope.base.relative(files[index].file) ?? files[index].file
      let findings = files[index].findings
      let isUnreadable = findings.contains { $0.rule == CheckJudge.readable }
      var left = Set(baseline.entries(of: path))
      files[index].findings.removeAll { finding in
        let entry = Baseline.Entry(finding, file: path)
        left.remove(entry)
        guard finding.rule != CheckJudge.readable, baseline.contains(entry) else { return false }
        summary.baselined += 1
        return true
      }
      guard !isUnreadable else { continue }
      for entry in baseline.entries(of: path) where left.contains(entry) {
        if let ownRules, !ownRules.contains(entry.rule) { continue }
        let actual = entry.actual.map { " \($0)" } ?? ""
        diagnostics.write(
          diagnostics.warning(
            name, "no longer applies: \(entry.file.text): \(entry.rule)\(actual)"))
      }
    }
  }

  /// Takes out all findings, and gives them as a baseline. What could not be read stays.
  mutating func takeBaseline() -> Baseline {
    var baseline = Baseline()
    for index in files.indices {
      let path = scope.base.relative(files[index].file) ?? files[index].file
      files[index].findings.removeAll { finding in
        guard finding.rule != CheckJudge.readable else { return false }
        baseline.insert(Baseline.Entry(finding, file: path))
        summary.baselined += 1
        return true
      }
    }
    return baseline
  }

  // MARK: - The end

  /// What was found, for the reports; the verdict is in `status` then.
  mutating func report() -> CheckReport {
    for finding in files.lazy.flatMap(\.findings) {
      switch finding.severity {
      case .error: summary.errors += 1
      case .warning: summary.warnings += 1
      }
    }
    if summary.errors > 0 || (request.isStrict && summary.warnings > 0) {
      status.worsen(to: .broken)
    }
    if request.showsStatistics {
      let time = Double(Int(start.secondsAgo * 1000)) / 1000
      let count = summary.files
      diagnostics.write(
        diagnostics.note(
          "\(count) \(count == 1 ? "file" : "files"), \(bytesRead) bytes read, \(time) s"))
    }
    return CheckReport(files: files, summary: summary)
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding, file: FilePath) {
    self.init(file: file, rule: finding.rule, actual: finding.actual)
  }
}

extension Check {
  /// The rules that it judges by, as findings name them.
  fileprivate var ruleNames: [String] { rules.map { type(of: $0).key.name } }
}
