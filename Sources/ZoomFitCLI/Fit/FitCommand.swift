import Reports
import SystemCalls

/// The fit: reads headers, computes, writes results.
enum FitCommand {
  /// - Throws: `UsageError` before any image is opened.
  static func run(
    _ arguments: ParsedArguments, on console: Console
  ) throws(UsageError) -> ExitStatus {
    let request = try FitRequest(arguments)
    let diagnostics = Diagnostics(console, isQuiet: request.output.isQuiet)
    var inputs = FitInputs(request.input, output: request.output.file)
    if request.output.format.takesOneResult, request.input.knownCount == nil,
      inputs.hasMore(than: 1 / request.resultsPerImage)
    {
      throw FitRequest.tooMany(for: request.output.format)
    }
    if let file = request.output.file, request.input.names(file) {
      throw FitRequest.isInput(file)
    }

    var stream: ResultStream
    do throws(SystemError) {
      stream = try request.output.file.map(ResultStream.init) ?? ResultStream(console)
    } catch {
      let file = request.output.file
      diagnostics.write(diagnostics.error(file, "can't be written: \(error.message)"))
      return .cannotWrite
    }
    for warning in request.warnings {
      diagnostics.write(diagnostics.warning(nil, warning))
    }
    var run = FitRun(request, inputs, diagnostics, console)
    run.write(to: &stream, options: request.output.reportOptions(for: stream, on: console))
    return try run.end(stream)
  }
}
