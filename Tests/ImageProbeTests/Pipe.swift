import Foundation

/// Calls `body` with the reading end of a pipe into which a thread writes `bytes`, part by part.
///
/// The reading end stays open until the writer is done, so that no signal ends the test.
///
/// - Returns: What `body` returns, and what was left in the pipe behind it.
func withPipe<Result>(
  holding bytes: [UInt8], part: Int = .max, _ body: (Int32) throws -> Result
) throws -> (result: Result, left: Int) {
  var ends: [Int32] = [0, 0]
  precondition(pipe(&ends) == 0)
  let entrance = ends[1]
  Thread {
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + min(part, 1 << 20))
      start += bytes[start..<end].withUnsafeBytes { write(entrance, $0.baseAddress, $0.count) }
    }
    close(entrance)
  }.start()
  defer { close(ends[0]) }
  let result = Swift.Result { try body(ends[0]) }
  var left = 0
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(ends[0], &buffer, buffer.count)
    guard count > 0 else { break }
    left += count
  }
  return (try result.get(), left)
}
