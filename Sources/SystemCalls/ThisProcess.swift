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
    var arguments: [[UInt8]] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      arguments.append(unsafe Array(bytes))
    }
    return arguments
  }

  /// Ends the process.
  package static func end(with status: Int32) -> Never {
    exit(status)
  }
}
