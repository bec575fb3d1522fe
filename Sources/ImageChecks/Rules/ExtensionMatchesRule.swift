import ImageProbe
import SystemCalls

/// `extensionMatches`: the name does not promise another format than the file is.
struct ExtensionMatchesRule: Rule {
  static let key = CheckKey(
    "extensionMatches",
    help: "The name's extension, in any case, is one of the format that the content is")

  static func read(from values: CheckValues) throws(ValueError) -> ExtensionMatchesRule? {
    values.has(key) ? ExtensionMatchesRule() : nil
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let format = image.header.format
    let actual = Self.fileExtension(of: image.file)
    guard !format.extensions.contains(where: { Array($0.utf8) == actual?.map(CaseFolding.folded) })
    else { return [] }
    let shown = actual.map { ".\(String(decoding: $0, as: UTF8.self))" }
    let expected = format.extensions.prefix(2).map { ".\($0)" }.joined(separator: " or ")
    return [
      Violation(
        actual: shown ?? "no extension", expected: expected,
        message: (shown.map { "the name ends in \($0), but the content is " }
          ?? "the name has no extension, and the content is ")
          + "\(format.noun), which needs \(expected)")
    ]
  }

  /// What follows the last point of the name; nil where it has none but a leading one.
  static func fileExtension(of path: FilePath) -> ArraySlice<UInt8>? {
    let slash = path.bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = path.bytes[(slash.map { $0 + 1 } ?? 0)...]
    guard let point = name.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex,
      point + 1 < name.endIndex
    else { return nil }
    return name[(point + 1)...]
  }
}
