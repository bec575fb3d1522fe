package import SystemCalls

/// Reads the header of an image, and nothing else of it.
///
/// A probe owns one small buffer, so one a thread is kept and used again.
package struct ImageProbe: ~Copyable {
  /// Bytes read from files so far, by all calls.
  package private(set) var bytesRead = 0

  package init() {}

  /// Reads a named file. FIFOs, sockets and devices are refused without being opened for reading;
  /// `/dev/stdin` and `/dev/fd/N` are read as `read(descriptor:)` does.
  package mutating func read(_ path: FilePath) throws(ProbeError) -> ImageHeader {
    throw ProbeError(kind: .readFailed, message: "not there yet")
  }

  /// Reads an open descriptor: by position where it is a regular file, else forward, like a pipe.
  package mutating func read(descriptor: Int32) throws(ProbeError) -> ImageHeader {
    throw ProbeError(kind: .readFailed, message: "not there yet")
  }

  /// Reads an image that is in memory.
  package mutating func read(bytes: [UInt8]) throws(ProbeError) -> ImageHeader {
    throw ProbeError(kind: .readFailed, message: "not there yet")
  }
}
