#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is at the other end of a descriptor.
package enum Terminal {
  /// Whether a person looks at what is written there.
  package static func isTerminal(_ descriptor: Descriptor) -> Bool {
    isatty(descriptor.number) == 1
  }

  /// The width in columns; nil where it is no terminal, or one that does not know.
  package static func columns(of descriptor: Descriptor) -> Int? {
    let columns = platformTerminalSize(descriptor.number).columns
    return columns > 0 ? columns : nil
  }

  /// The height in rows; nil where it is no terminal, or one that does not know.
  package static func rows(of descriptor: Descriptor) -> Int? {
    let rows = platformTerminalSize(descriptor.number).rows
    return rows > 0 ? rows : nil
  }

  /// Whether two descriptors lead to the same file, pipe or terminal.
  package static func isSame(_ one: Descriptor, _ other: Descriptor) -> Bool {
    guard let one = FileIdentity(one), let other = FileIdentity(other) else { return false }
    return one == other
  }

  /// Whether text beyond ASCII is shown as it is, by the locale that the environment sets.
  package static var showsUTF8: Bool { showsUTF8(environment: Environment.value) }

  /// The same by another environment.
  package static func showsUTF8(environment value: (String) -> String?) -> Bool {
    // The first that is set and not empty decides, by POSIX.
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = value(name), !locale.isEmpty else { continue }
      let charset = locale.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
        .prefix { $0 != UInt8(ascii: "@") }
      return charset.elementsEqual("utf-8".utf8, by: isSameLetter)
        || charset.elementsEqual("utf8".utf8, by: isSameLetter)
    }
    return false
  }

  /// Whether two bytes are the same, letters in either case.
  private static func isSameLetter(_ byte: UInt8, _ small: UInt8) -> Bool {
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    return (isCapital ? byte | 0x20 : byte) == small
  }
}

/// The process's environment.
package enum Environment {
  /// The value of a variable, with U+FFFD in place of what is not UTF-8; nil where it is not set.
  package static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
