#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment by the clock that nobody sets.
package struct MonotonicTime: Sendable {
  private var nanoseconds: Int64

  package static var now: MonotonicTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  func advanced(by seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: nanoseconds + Int64(seconds * 1e9))
  }

  /// Seconds from this moment to now.
  package var secondsAgo: Double { Double(Self.now.nanoseconds - nanoseconds) / 1e9 }

  package func seconds(since earlier: MonotonicTime) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1e9
  }
}
