#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine's processors.
package enum Processors {
  /// How many this process may run on at once, at least 1.
  package static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
