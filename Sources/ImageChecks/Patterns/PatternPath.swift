package import SystemCalls

/// A path taken apart for patterns: names from the folder that patterns start at.
package struct PatternPath: Sendable {
  var names: [Name]

  /// - Parameter path: Relative, with single slashes or several, without `.` and `..`.
  package init(_ path: FilePath) {
    self.init(bytes: path.bytes[...])
  }

  package init(bytes: ArraySlice<UInt8>) {
    names = bytes.split(separator: UInt8(ascii: "/")).map(Name.init)
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8)[...])
  }

  private init(names: [Name]) {
    self.names = names
  }

  /// The folders that it leads through, outermost first.
  var folders: some Sequence<PatternPath> {
    (1..<max(1, names.count)).lazy.map { PatternPath(names: Array(names[..<$0])) }
  }

  /// Whether it names a catalog, or a part of one.
  var isCatalog: Bool {
    guard let name = names.last?.text else { return false }
    return CatalogFolderKind(name: name).isCatalog
  }

  /// One file's or folder's name.
  enum Name: Sendable {
    case ascii(ArraySlice<UInt8>)
    /// Bytes that are not UTF-8 count as U+FFFD.
    case unicode([Character])

    init(_ bytes: ArraySlice<UInt8>) {
      if bytes.allSatisfy({ $0 < 0x80 }) {
        self = .ascii(bytes)
      } else {
        self = .unicode(Array(String(decoding: bytes, as: UTF8.self)))
      }
    }

    var text: String {
      switch self {
      case .ascii(let bytes): String(decoding: bytes, as: UTF8.self)
      case .unicode(let characters): String(characters)
      }
    }

    var isHidden: Bool {
      switch self {
      case .ascii(let bytes): bytes.first == UInt8(ascii: ".")
      case .unicode(let characters): characters.first == "."
      }
    }
  }
}
