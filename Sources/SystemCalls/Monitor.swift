#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock, and a place to wait at while holding it.
///
/// The library's own `Mutex` has nothing to wait at.
@safe final class Monitor: @unchecked Sendable {
  // In memory of their own, for the system's functions want addresses that stay.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  func lock() { unsafe pthread_mutex_lock(mutex) }
  func unlock() { unsafe pthread_mutex_unlock(mutex) }

  /// Lets go of the lock until `wakeAll`, and has it again on return; the reason to wait has to be
  /// looked at again then.
  func wait() { unsafe pthread_cond_wait(condition, mutex) }

  func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
