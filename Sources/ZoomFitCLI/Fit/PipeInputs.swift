import ImageProbe
import Synchronization
import SystemCalls

/// Standard input and other open descriptors that are read as inputs.
///
/// What a pipe has left to say is taken only when all answers are out, so these have a probe of their
/// own that outlives the threads'.
final class PipeInputs: Sendable {
  private let probe = Mutex(ImageProbe())

  /// Reads `/dev/stdin` or `/dev/fd/N`.
  func read(_ path: FilePath, into batch: inout FitBatch) throws(ProbeError) -> ImageHeader {
    let (result, count) = probe.withLock { probe in
      let before = probe.bytesRead
      let result = Result { () throws(ProbeError) in try probe.read(path) }
      return (result, probe.bytesRead - before)
    }
    batch.bytesRead += count
    return try result.get()
  }

  /// Reads every pipe to its end, so that whoever writes it meets no error.
  func drain() {
    probe.withLock { $0.drain() }
  }
}
