/// What the threads of one `OrderedWork` share: where chunks come from, and where results go.
///
/// Two monitors, so that a thread that waits for the next chunk does not keep another from handing
/// on its results. `next` and what belongs to it are touched only while `source` is held; all else
/// only while `sink` is, but for an output that is being delivered, which `isDelivering` reserves.
final class WorkLine<Input, Output>: @unchecked Sendable {
  private let source = Monitor()
  private let next: (inout [Input]) -> Void
  /// Chunks taken so far. The first was taken before the threads were started.
  private var taken = 1
  private var isAtEnd = false

  private let sink = Monitor()
  private let makeOutput: @Sendable () -> Output
  private let deliver: (inout Output) -> Bool
  /// Finished chunks, each at its number modulo the window.
  private var finished: [Output?]
  private var spare: [Output] = []
  private var delivered = 0
  private var isDelivering = false
  private var isStopped = false

  init(
    window: Int, next: @escaping (inout [Input]) -> Void,
    makeOutput: @escaping @Sendable () -> Output, deliver: @escaping (inout Output) -> Bool
  ) {
    self.next = next
    self.makeOutput = makeOutput
    self.deliver = deliver
    finished = Array(repeating: nil, count: window)
  }

  /// One thread's share: takes chunks until there are none, or nobody wants more.
  ///
  /// - Parameter first: The first chunk, for the thread that starts the others.
  func run(startingWith first: [Input] = [], _ work: ([Input], inout Output) -> Void) {
    var inputs = first
    var number = first.isEmpty ? take(&inputs) : 0
    while let current = number {
      var output = sink.withLock { spare.popLast() } ?? makeOutput()
      work(inputs, &output)
      guard handIn(consume output, current) else { return }
      number = take(&inputs)
    }
  }

  /// The next chunk's number; nil at the end.
  private func take(_ inputs: inout [Input]) -> Int? {
    inputs.removeAll(keepingCapacity: true)
    source.lock()
    defer { source.unlock() }
    guard !isAtEnd, !sink.withLock({ isStopped }) else { return nil }
    next(&inputs)
    guard !inputs.isEmpty else {
      isAtEnd = true
      return nil
    }
    defer { taken += 1 }
    return taken
  }

  /// Puts a finished chunk in its place, and delivers what can be delivered.
  ///
  /// - Returns: Whether more is wanted.
  private func handIn(_ output: consuming Output, _ number: Int) -> Bool {
    sink.lock()
    defer { sink.unlock() }
    // The earliest chunk is always inside the window: its thread never waits here.
    while number >= delivered + finished.count, !isStopped { sink.wait() }
    guard !isStopped else { return false }
    finished[number % finished.count] = output
    guard !isDelivering else { return true }
    isDelivering = true
    while var first = finished[delivered % finished.count], !isStopped {
      finished[delivered % finished.count] = nil
      sink.unlock()
      let isMoreWanted = deliver(&first)
      sink.lock()
      spare.append(first)
      delivered += 1
      isStopped = !isMoreWanted
      sink.wakeAll()
    }
    isDelivering = false
    return !isStopped
  }
}
