import ImageChecks
import Reports
import SystemCalls

/// Writes a run's reports to where they belong.
struct ReportOutput {
  private let targets: ReportTargets
  private let context: ReportContext
  private let diagnostics: Diagnostics
  private let console: Console

  init(
    _ targets: ReportTargets, _ context: ReportContext, _ diagnostics: Diagnostics,
    _ console: Console
  ) {
    self.targets = targets
    self.context = context
    self.diagnostics = diagnostics
    self.console = console
  }

  /// Writes every report, whatever becomes of the others.
  ///
  /// - Returns: Whether all were written. That nobody reads on is no failure.
  func write(_ report: CheckReport) -> ExitStatus {
    var status = ExitStatus.success
    for target in targets.all {
      status.worsen(to: write(report, to: target))
    }
    if targets.all.contains(where: { $0.format == .github }) {
      status.worsen(to: writeSummary(report))
    }
    return status
  }

  private func write(_ report: CheckReport, to target: ReportTargets.Target) -> ExitStatus {
    var stream: ResultStream
    do throws(SystemError) {
      stream = try target.file.map(ResultStream.init) ?? ResultStream(console)
    } catch {
      return refuse(target.file, error)
    }
    var context = context
    context.isTerminal = stream.isTerminal
    context.color = targets.color.isColored(
      isTerminal: stream.isTerminal, environment: console.environment)
    _ = stream.write(target.format.render(report, in: context))
    stream.close()
    guard case .failed(let error) = stream.failure else { return .success }
    return refuse(target.file ?? FilePath("standard output"), error)
  }

  /// The table for the page that GitHub shows of a run.
  private func writeSummary(_ report: CheckReport) -> ExitStatus {
    guard let name = console.environment("GITHUB_STEP_SUMMARY"), !name.isEmpty else {
      return .success
    }
    let file = FilePath(name)
    do throws(WriteError) {
      try file.append(GitHubSummary.render(report, in: context))
      return .success
    } catch {
      guard case .failed(let failure) = error else { return .success }
      return refuse(file, failure)
    }
  }

  private func refuse(_ file: FilePath?, _ error: SystemError) -> ExitStatus {
    diagnostics.write(diagnostics.error(file, "can't be written: \(error.message)"))
    return .cannotWrite
  }
}
