#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Where the descriptor stands in its file, in bytes; 0 where it has no such place.
  package var position: Int {
    max(0, Int(lseek(number, 0, SEEK_CUR)))
  }

  /// Reads what is left and throws it away, so that whoever writes it meets no broken pipe.
  package func drain() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
      while true {
        let count = unsafe platformRead(
          number, buffer.baseAddress.unsafelyUnwrapped, buffer.count)
        if count > 0 { continue }
        guard count < 0 else { return }
        switch SystemError.last.code {
        case EINTR: continue
        case EAGAIN, EWOULDBLOCK:
          var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
          _ = unsafe poll(&entry, 1, -1)
        default: return
        }
      }
    }
  }
}

extension FilePath {
  /// The descriptor that is meant by `/dev/stdin`, `/dev/fd/N` or `/proc/self/fd/N`.
  package var inputDescriptor: Int32? {
    // Asked of every file, and hardly ever so.
    guard bytes.count > 8, bytes[0] == UInt8(ascii: "/"),
      bytes[1] == UInt8(ascii: "d") || bytes[1] == UInt8(ascii: "p")
    else { return nil }
    if bytes.elementsEqual("/dev/stdin".utf8) { return 0 }
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where bytes.starts(with: prefix.utf8) {
      let digits = bytes.dropFirst(prefix.utf8.count)
      guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        return nil
      }
      return Int32(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  /// Whether the name is that of a symbolic link, wherever it leads.
  package var isLink: Bool {
    guard let status = try? FileStatus(self, following: false) else { return false }
    return status.kind == .link
  }
}
