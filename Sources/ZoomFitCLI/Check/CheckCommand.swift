import ImageChecks
import Reports
import SystemCalls

/// The check: a verdict on images, by rules or by the configuration.
enum CheckCommand {
  /// - Throws: `UsageError` before any image is opened.
  static func run(
    _ arguments: ParsedArguments, on console: Console
  ) throws(UsageError) -> ExitStatus {
    let request = try CheckRequest(arguments)
    let diagnostics = Diagnostics(console, isQuiet: request.isQuiet)
    do throws(CheckFailure) {
      if let failure = request.failure { throw failure }
      if request.task == .initialize { return try initialize(request, on: console) }
      return try run(request, diagnostics, on: console)
    } catch {
      guard error.status != .usage else { throw UsageError(error.message) }
      diagnostics.write(diagnostics.error(error.file, error.message))
      return error.status
    }
  }

  private static func initialize(
    _ request: CheckRequest, on console: Console
  ) throws(CheckFailure) -> ExitStatus {
    let file = request.configurationFile ?? FilePath(Configuration.fileName)
    do throws(WriteError) {
      try file.create(Array(Configuration.start.utf8))
    } catch {
      guard case .failed(let failure) = error else {
        throw CheckFailure(.cannotWrite, file, "can't be written")
      }
      throw CheckFailure(
        .cannotWrite, file,
        failure.isExisting
          ? "is there already, and stays as it is" : "can't be written: \(failure.message)")
    }
    return ZoomFit.write(Array("wrote ".utf8) + file.bytes + Array("\n".utf8), to: console)
  }

  private static func run(
    _ request: CheckRequest, _ diagnostics: Diagnostics, on console: Console
  ) throws(CheckFailure) -> ExitStatus {
    let place = try CheckPlace(request, console)
    for warning in place.warnings { diagnostics.write(diagnostics.warning(nil, warning)) }
    let list = try openList(request.input)
    let tasks = CheckTasks(
      place.scope, sources: place.sources(request), list: list,
      listName: request.input.list?.file ?? InputOptions.standardInput,
      workingCatalog: place.workingCatalog)
    if request.task == .printConfiguration {
      return ConfigurationListing.run(place, tasks, diagnostics, on: console)
    }
    let baseline = try place.baseline(request)

    var run = CheckRun(request, place.scope, tasks, diagnostics, console)
    run.judge()
    // What a walk comes to is known only now, and nothing has been written yet.
    for file in request.writtenFiles where run.hasJudged(file) {
      throw CheckFailure(.usage, nil, CheckRequest.isInput(file))
    }
    var status = run.status
    if let file = request.newBaselineFile {
      status.worsen(to: write(run.takeBaseline(), to: file, diagnostics))
    } else if let baseline {
      run.apply(baseline.entries, named: baseline.file)
    }
    let report = run.report()
    status.worsen(to: run.status)
    let output = ReportOutput(request.reports, place.context, diagnostics, console)
    status.worsen(to: output.write(report))
    return status
  }

  private static func openList(_ input: InputOptions) throws(CheckFailure) -> NameList? {
    guard let source = input.list else { return nil }
    guard let file = source.file else {
      return NameList(.standardInput, separator: source.separator)
    }
    do throws(SystemError) {
      return try NameList(file, separator: source.separator)
    } catch {
      throw CheckFailure(.noInput, file, error.message)
    }
  }

  private static func write(
    _ baseline: Baseline, to file: FilePath, _ diagnostics: Diagnostics
  ) -> ExitStatus {
    do throws(SystemError) {
      var stream = try ResultStream(file)
      _ = stream.write(BaselineWriter.text(of: baseline))
      stream.close()
      if case .failed(let error) = stream.failure { throw error }
    } catch {
      diagnostics.write(diagnostics.error(file, "can't be written: \(error.message)"))
      return .cannotWrite
    }
    if !diagnostics.isQuiet {
      let findings = baseline.count == 1 ? "finding" : "findings"
      diagnostics.write(diagnostics.note("\(file.text) holds \(baseline.count) \(findings) now"))
    }
    return .success
  }
}
