#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs one closure and is then waited for.
struct WorkerThread {
  #if canImport(Darwin)
    private typealias Context = UnsafeMutableRawPointer
  #else
    private typealias Context = UnsafeMutableRawPointer?
  #endif

  private final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let handle: pthread_t

  /// Starts a thread; nil where the system gives no more of them.
  init?(_ body: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Box(body))
    let start: @convention(c) (Context) -> UnsafeMutableRawPointer? = { context in
      #if canImport(Darwin)
        let box = unsafe Unmanaged<Box>.fromOpaque(context)
      #else
        let box = unsafe Unmanaged<Box>.fromOpaque(context.unsafelyUnwrapped)
      #endif
      unsafe box.takeRetainedValue().body()
      return nil
    }
    #if canImport(Darwin)
      var created: pthread_t?
    #else
      var created = pthread_t()
    #endif
    guard unsafe pthread_create(&created, nil, start, box.toOpaque()) == 0 else {
      unsafe box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let created else { return nil }
    #endif
    handle = created
  }

  /// Waits for the closure's end; to be called once.
  func join() {
    _ = pthread_join(handle, nil)
  }
}
