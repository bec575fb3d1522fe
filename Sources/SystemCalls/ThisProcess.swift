#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process that the program runs in.
package enum ThisProcess {
  /// The arguments as bytes, without the program's own name.
  package static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe Array(
        UnsafeBufferPointer(start: argument, count: strlen(argument))
      ).map(UInt8.init(bitPattern:))
    }
  }

  /// Ends the process.
  package static func end(with status: Int32) -> Never {
    exit(status)
  }
}
