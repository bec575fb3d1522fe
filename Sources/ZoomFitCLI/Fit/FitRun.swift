import ImageProbe
import Reports
import SystemCalls

/// One run of the fit, from its inputs to what it ends with.
struct FitRun: ~Copyable {
  private let request: FitRequest
  private let diagnostics: Diagnostics
  private let start = MonotonicTime.now
  private let pipes = PipeInputs()
  private var inputs: FitInputs
  private var progress: Progress
  private var status = ExitStatus.success
  private var files = 0
  private var bytesRead = 0

  /// Inputs that a thread takes at a time: enough that handing them over costs nothing beside reading
  /// them, few enough that the first results come at once.
  private static let chunkSize = 64
  /// Bytes that are held before they are written.
  private static let bufferSize = 65_536

  init(
    _ request: FitRequest, _ inputs: consuming FitInputs, _ diagnostics: Diagnostics,
    _ console: Console
  ) {
    self.request = request
    self.inputs = inputs
    self.diagnostics = diagnostics
    progress = Progress(
      console, isQuiet: request.output.isQuiet, isOutputElsewhere: request.output.file != nil)
  }

  /// Writes every result, in the order of the inputs, until there are no more or nobody reads on.
  mutating func write(to stream: inout ResultStream, options: FitReportOptions) {
    var reporter = request.output.format.makeReporter(options)
    let rows = reporter
    let separator = rows.separator
    var output = OutputBuffer()
    var hasRows = false
    reporter.begin(into: &output)
    OrderedWork(jobs: request.input.jobs).run(
      next: { (chunk: inout [FitInput]) in inputs.fill(&chunk, limit: Self.chunkSize) },
      makeWorker: { [request, diagnostics, pipes] in
        FitWorker(request, diagnostics, reporter: rows, pipes: pipes)
      },
      makeOutput: { FitBatch() },
      work: { worker, inputs, batch in worker.run(inputs, into: &batch) },
      deliver: { batch in
        defer { batch.clear() }
        status.worsen(to: batch.status)
        files += batch.files
        bytesRead += batch.bytesRead
        if !batch.diagnostics.isEmpty || stream.isTerminal { progress.erase() }
        diagnostics.write(batch.diagnostics)
        if batch.rows.count > 0 {
          if hasRows { output.append(separator) }
          hasRows = true
          output.append(batch.rows)
        }
        var isMoreWanted = true
        for result in batch.results where isMoreWanted {
          reporter.add(result, to: &output)
          // One with its image in it is large enough by itself.
          guard output.count >= Self.bufferSize else { continue }
          isMoreWanted = stream.write(output.bytes)
          output.removeAll()
        }
        isMoreWanted = isMoreWanted && stream.write(output.bytes)
        output.removeAll()
        progress.update(files: files)
        return isMoreWanted
      })
    progress.erase()
    reporter.end(into: &output)
    _ = stream.write(output.bytes)
  }

  /// Closes the output, and says what is left to say.
  ///
  /// - Returns: What the program ends with.
  /// - Throws: `UsageError` where the output turned out to be an input as well; then it stays as it
  ///   was.
  mutating func end(_ stream: consuming ResultStream) throws(UsageError) -> ExitStatus {
    if inputs.conflict != nil, let file = request.output.file {
      throw FitRequest.isInput(file)
    }
    stream.close()
    if case .failed(let error) = stream.failure {
      let message = "can't be written: \(error.message)"
      let file = request.output.file ?? FilePath("standard output")
      diagnostics.write(diagnostics.error(file, message))
      status.worsen(to: .cannotWrite)
    }
    pipes.drain()
    if request.output.showsStatistics {
      let time = Double(Int(start.secondsAgo * 1000)) / 1000
      diagnostics.write(
        diagnostics.note(
          "\(files) \(files == 1 ? "file" : "files"), \(bytesRead) bytes read, \(time) s"))
    }
    return status
  }
}
