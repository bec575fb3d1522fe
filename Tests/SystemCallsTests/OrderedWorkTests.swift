import Synchronization
import SystemCalls
import TestSupport
import Testing

struct OrderedWorkTests {
  /// Squares `0..<count`, in chunks of uneven size, with work of uneven length.
  static func squares(count: Int, jobs: Int, window: Int, stopAfter: Int = .max) -> [Int] {
    var given = 0
    var results: [Int] = []
    OrderedWork(jobs: jobs, window: window).run(
      next: { (chunk: inout [Int]) in
        let end = min(count, given + 1 + given % 7)
        chunk.append(contentsOf: given..<end)
        given = end
      },
      makeWorker: { SeededGenerator() },
      makeOutput: { [Int]() },
      work: { random, inputs, output in
        for input in inputs {
          for _ in 0..<Int.random(in: 0...200, using: &random) { _ = random.next() }
          output.append(input * input)
        }
      },
      deliver: { output in
        results += output
        output.removeAll(keepingCapacity: true)
        return results.count < stopAfter
      })
    return results
  }

  @Test(
    "results come in the order of the inputs, whatever the number of threads and the window",
    arguments: [1, 2, 3, 8], [1, 2, 16])
  func order(jobs: Int, window: Int) {
    for count in [0, 1, 2, 10, 1000] {
      let expected = (0..<count).map { $0 * $0 }
      #expect(Self.squares(count: count, jobs: jobs, window: window) == expected)
    }
  }

  @Test("who wants no more gets no more", arguments: [1, 2, 8])
  func stop(jobs: Int) {
    let results = Self.squares(count: 1_000_000, jobs: jobs, window: 4, stopAfter: 100)
    #expect((100..<110).contains(results.count))
    #expect(results == results.indices.map { $0 * $0 })
  }

  @Test("no more outputs are made than the window and the threads take", arguments: [1, 2, 4])
  func bounded(jobs: Int) {
    var given = 0
    final class Counter: Sendable { let made = Atomic(0) }
    let counter = Counter()
    OrderedWork(jobs: jobs, window: 3).run(
      next: { (chunk: inout [Int]) in
        if given < 500 { chunk.append(given) }
        given += 1
      },
      makeWorker: { 0 },
      makeOutput: {
        counter.made.add(1, ordering: .relaxed)
        return 0
      },
      work: { _, _, _ in },
      deliver: { _ in true })
    #expect(counter.made.load(ordering: .relaxed) <= 3 + jobs + 1)
  }
}
