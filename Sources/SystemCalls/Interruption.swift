#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What has to be cleared away when a signal ends the process.
///
/// The handler makes only calls that may be made in one, and looks only at memory that stays.
package enum Interruption {
  /// Makes writing to a pipe that nobody reads any more, or past the limit on a file's size, an error
  /// instead of the process's end.
  package static func reportFailedWrites() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Has a file removed.
  static func remove(_ path: FilePath) {
    installHandlers()
    guard let free = (0..<capacity).first(where: { unsafe names[$0] == nil }) else { return }
    unsafe names[free] = unsafe path.withCString { name in unsafe strdup(name) }
  }

  /// No longer has it removed.
  static func forget(_ path: FilePath?) {
    guard let path else { return }
    unsafe path.withCString { name in
      for index in 0..<capacity {
        guard let known = unsafe names[index], unsafe strcmp(known, name) == 0 else { continue }
        unsafe names[index] = nil
        unsafe free(known)
      }
    }
  }

  /// Has the terminal's current line erased, or no longer.
  package static func eraseLine(_ isShown: Bool) {
    if isShown { installHandlers() }
    unsafe isLineShown = isShown
  }

  private static func installHandlers() {
    guard unsafe !isInstalled else { return }
    unsafe isInstalled = true
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let previous = signal(number, clearAndEnd)
      // Whoever started the process may have wanted it to survive the signal, as nohup does.
      let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
      if unsafe unsafeBitCast(previous, to: Int.self) == ignored { _ = signal(number, SIG_IGN) }
    }
  }
}

/// More files at once than any command writes; one more is not removed.
private let capacity = 64
nonisolated(unsafe) private let names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
  let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
  unsafe names.initialize(repeating: nil, count: capacity)
  return unsafe names
}()
nonisolated(unsafe) private var isLineShown = false
nonisolated(unsafe) private var isInstalled = false

private func clearAndEnd(_ number: Int32) {
  for index in 0..<capacity {
    if let name = unsafe names[index] { unsafe unlink(name) }
  }
  if unsafe isLineShown { unsafe write(2, "\r\u{1B}[K", 4) }
  _ = signal(number, SIG_DFL)
  raise(number)
}
