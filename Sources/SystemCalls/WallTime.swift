#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A time by the clock that files are dated by, in whole seconds.
package struct WallTime: Hashable, Sendable {
  package let seconds: Int

  package init(seconds: Int) {
    self.seconds = seconds
  }

  package static var now: WallTime { WallTime(seconds: time(nil)) }

  /// Before any file was made.
  package static let distantPast = WallTime(seconds: Int.min / 2)
}
