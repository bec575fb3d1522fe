/// Work on a long series by several threads, with results in the order of the series.
///
/// The series is taken in chunks, as threads become free; what a chunk came to is handed on when all
/// chunks before it have been. Neither the series nor its results are ever in memory whole: at most
/// `window` chunks wait for an earlier one.
package struct OrderedWork: Sendable {
  /// The number of threads, the caller's among them; with 1 there is no other. nil for as many as
  /// there are processors.
  package var jobs: Int?
  /// How many finished chunks may wait for an earlier one, at least 1.
  package var window: Int

  package init(jobs: Int?, window: Int = 16) {
    self.jobs = jobs
    self.window = max(1, window)
  }

  /// Runs until the series ends, or `deliver` wants no more.
  ///
  /// - Parameters:
  ///   - next: Fills the array it is given, which is empty, with the next chunk, and leaves it empty
  ///     at the end of the series. Called by one thread at a time, not always the same.
  ///   - makeWorker: Makes what a thread keeps from chunk to chunk; called on that thread.
  ///   - makeOutput: Makes room for what a chunk comes to; few are made, and used again and again.
  ///   - work: Does the work for one chunk. The output is as `deliver` left it.
  ///   - deliver: Takes what a chunk came to, in the order of the chunks, and clears it. Called by
  ///     one thread at a time, not always the same. False ends the run.
  package func run<Input, Output, Worker: ~Copyable>(
    next: (inout [Input]) -> Void,
    makeWorker: @escaping @Sendable () -> Worker,
    makeOutput: @escaping @Sendable () -> Output,
    work: @escaping @Sendable (inout Worker, [Input], inout Output) -> Void,
    deliver: (inout Output) -> Bool
  ) {
    var worker = makeWorker()
    var output = makeOutput()
    var inputs: [Input] = []
    next(&inputs)
    var threads: Int?
    // No thread is started, nor are the processors counted, before it is known that there is a second
    // chunk: most runs have none.
    while !inputs.isEmpty, threads ?? 1 == 1 {
      work(&worker, inputs, &output)
      guard deliver(&output) else { return }
      inputs = []
      next(&inputs)
      guard !inputs.isEmpty else { return }
      threads = threads ?? max(1, jobs ?? Processors.count)
    }
    guard let threads else { return }
    withoutActuallyEscaping(next) { next in
      withoutActuallyEscaping(deliver) { deliver in
        let line = WorkLine(window: window, next: next, makeOutput: makeOutput, deliver: deliver)
        let others = (1..<threads).compactMap { _ in
          WorkerThread {
            var worker = makeWorker()
            line.run { inputs, output in work(&worker, inputs, &output) }
          }
        }
        line.run(startingWith: inputs) { inputs, output in work(&worker, inputs, &output) }
        for thread in others { thread.join() }
      }
    }
  }
}
