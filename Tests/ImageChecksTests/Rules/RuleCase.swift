import AppleDisplays
import ImageProbe
import SystemCalls
import Testing

@testable import ImageChecks

/// What was asked of one image, and what is to be found.
struct RuleCase: Sendable, CustomTestStringConvertible {
  /// `key: value` for each rule and setting.
  var given: KeyValuePairs<String, String>
  var file = "photo.png"
  var header = ImageHeader(format: .png, width: 1, height: 1)
  /// The messages; empty where all is well.
  var messages: [String]
  /// The suggestion of the first; nil where there is none.
  var suggestion: String?

  init(
    _ given: KeyValuePairs<String, String>, _ size: PixelSize, _ message: String? = nil,
    suggests suggestion: String? = nil
  ) {
    self.given = given
    header.width = size.width
    header.height = size.height
    messages = message.map { [$0] } ?? []
    self.suggestion = suggestion
  }

  init(
    _ given: KeyValuePairs<String, String>, _ header: ImageHeader, file: String = "photo.png",
    _ message: String? = nil, suggests suggestion: String? = nil
  ) {
    self.given = given
    self.header = header
    self.file = file
    messages = message.map { [$0] } ?? []
    self.suggestion = suggestion
  }

  var testDescription: String {
    given.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      + " on \(header.width)×\(header.height)"
  }

  /// The keys by name, of rules and settings.
  static let keys = RuleTable.all.map { $0.key } + CheckSettings.all

  static func values(_ given: KeyValuePairs<String, String>) throws -> CheckValues {
    var values = CheckValues()
    for (name, text) in given {
      let key = try #require(keys.first { $0.name == name }, "no rule or setting \(name)")
      values.add(CheckValues.Value(text: text), to: key)
    }
    return values
  }

  func violations() throws -> [Violation] {
    let image = CheckedImage(file: FilePath(file), header: header)
    return try RuleTable.rules(from: Self.values(given)).flatMap { $0.violations(of: image) }
  }
}

extension PixelSize {
  /// A size as a table writes it; what is none fails the test that uses it.
  init(_ width: Int, _ height: Int) {
    self.init(width: width, height: height)
  }
}
