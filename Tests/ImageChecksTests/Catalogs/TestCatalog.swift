import ImageProbe
import SystemCalls
import TestSupport

@testable import ImageChecks

/// A catalog of a test's own on disk.
struct TestCatalog {
  let folder: TemporaryFolder
  /// What the catalog's own folder is called.
  var root = "Assets.xcassets"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(root)
  }

  /// Writes Contents.json as Xcode does.
  func write(_ slots: [TestSlot], key: String = "images", to set: String) throws {
    try writeText(Self.contents(slots, key: key), to: set)
  }

  func writeText(_ text: String, to set: String) throws {
    try folder.write(Array(text.utf8), to: "\(root)/\(set)/Contents.json")
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(bytes, to: "\(root)/\(name)")
  }

  func writePNG(_ width: Int, _ height: Int, alpha: Bool = false, to name: String) throws {
    try write(PNG.file(width: width, height: height, colorType: alpha ? 6 : 2), to: name)
  }

  static func contents(_ slots: [TestSlot], key: String) -> String {
    let entries = slots.map { slot in
      let members = slot.members.map { key, value in
        let isText = !"[{".contains(value.first ?? " ") && value != "true"
        return "      \"\(key)\" : " + (isText ? "\"\(value)\"" : value)
      }
      return "    {\n" + members.joined(separator: ",\n") + "\n    }"
    }
    return """
      {
        "\(key)" : [
      \(entries.joined(separator: ",\n"))
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }
      """
  }

  /// What is found in the catalog, or in a part of it.
  func findings(
    in part: String = "", options: CatalogCheck = CatalogCheck(), followingLinks: Bool = false
  ) -> [Finding] {
    let path = FilePath(part.isEmpty ? "\(folder.path)/\(root)" : "\(folder.path)/\(root)/\(part)")
    var probe = ImageProbe()
    return CatalogSurvey.sets(for: path, followingLinks: followingLinks).flatMap { set in
      options.check(set, with: &probe).files.flatMap(\.findings)
    }
  }

  /// The findings in short: severity, rule, the file pointed at inside the catalog, line.
  func brief(in part: String = "", options: CatalogCheck = CatalogCheck()) -> [String] {
    findings(in: part, options: options).map { finding in
      let file = finding.file.text.dropFirst("\(folder.path)/\(root)/".count)
      return "\(finding.severity) \(finding.rule) \(file):\(finding.line.map { "\($0)" } ?? "-")"
    }
  }
}

/// The keys of a slot in their order; a value that begins with a bracket or a brace, or is `true`, is
/// written as it stands and not as a string.
struct TestSlot: ExpressibleByDictionaryLiteral, Sendable {
  var members: [(key: String, value: String)]

  init(dictionaryLiteral elements: (String, String)...) {
    members = elements.map { (key: $0, value: $1) }
  }

  subscript(key: String) -> String? { members.first { $0.key == key }?.value }

  /// The same slot with a file.
  func naming(_ file: String) -> TestSlot {
    var slot = self
    slot.members.insert((key: "filename", value: file), at: 0)
    return slot
  }
}
