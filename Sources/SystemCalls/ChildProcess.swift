#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, whose standard output is read while it runs. Its standard input is empty, and
/// what it writes to standard error is nobody's business.
final class ChildProcess {
  /// What the program writes.
  let output: Descriptor
  private let identifier: pid_t
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program's name, looked for along `PATH`, and its arguments.
  ///   - unset: Whether a variable of the environment is kept from it.
  init(_ arguments: [[UInt8]], unset: (String) -> Bool) throws(SystemError) {
    let (reading, writing) = try Self.makePipe()
    defer { writing.close() }
    var started = pid_t()
    let result = unsafe platformWithSpawnActions { actions, attributes in
      unsafe posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_adddup2(actions, writing.number, 1)
      unsafe posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0)
      // We ignore these; a program that did too would not end when we want no more.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGPIPE)
      unsafe sigaddset(&signals, SIGXFSZ)
      unsafe posix_spawnattr_setsigdefault(attributes, &signals)
      unsafe posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGDEF))
      let kept = platformEnvironment().filter { entry in
        !unset(String(decoding: entry.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self))
      }
      return unsafe Self.withStrings(arguments) { arguments in
        unsafe Self.withStrings(kept) { environment in
          unsafe posix_spawnp(
            &started, arguments[0].unsafelyUnwrapped, actions, attributes, arguments, environment)
        }
      }
    }
    guard result == 0 else {
      reading.close()
      throw SystemError(code: result)
    }
    output = reading
    identifier = started
  }

  deinit {
    _ = wait()
  }

  /// Waits for the program's end; one that still writes is told that nobody reads.
  ///
  /// - Returns: Its exit status, or -1 where a signal ended it.
  func wait() -> Int32 {
    if let status { return status }
    output.close()
    var raw: Int32 = 0
    while unsafe waitpid(identifier, &raw, 0) < 0, SystemError.last.isInterruption {}
    let result = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : -1
    status = result
    return result
  }

  private static func makePipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }

  /// Calls `body` with a list of C strings that nil ends.
  private static func withStrings<Result>(
    _ strings: [[UInt8]], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe strings.map { string in
      unsafe FilePath(bytes: string).withCString { text in unsafe strdup(text) }
    }
    unsafe pointers.append(nil)
    defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      unsafe body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }
}
