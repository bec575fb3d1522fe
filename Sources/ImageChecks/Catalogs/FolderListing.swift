import SystemCalls

/// What a set's folder holds, read once, so that names are compared as the bytes that they are.
struct FolderListing {
  /// Sorted by the bytes of the names.
  let entries: [FolderEntry]
  private let kinds: [[UInt8]: FolderEntry.Kind]
  /// The names by their common form, made only for folders in which one is missing.
  private lazy var namesByForm: [String: [UInt8]] = Dictionary(
    entries.map { (Self.form(of: $0.name), $0.name) }, uniquingKeysWith: { first, _ in first })

  init(_ folder: FilePath) throws(SystemError) {
    entries = try folder.entries()
    kinds = Dictionary(entries.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
  }

  /// nil where there is nothing by exactly these bytes.
  func kind(of name: [UInt8]) -> FolderEntry.Kind? { kinds[name] }

  /// The name there is that differs in upper and lower case or in Unicode normalisation only.
  mutating func variant(of name: [UInt8]) -> [UInt8]? {
    namesByForm[Self.form(of: name)]
  }

  /// Equal for names that differ in case or normalisation only: strings compare by canonical
  /// equivalence.
  private static func form(of name: [UInt8]) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }
}
