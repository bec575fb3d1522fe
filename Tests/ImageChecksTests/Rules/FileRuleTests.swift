import ImageProbe
import Testing

@testable import ImageChecks

struct FileRuleTests {
  private static let png = ImageHeader(format: .png, width: 10, height: 10, byteCount: 500_000)
  private static let jpeg = ImageHeader(
    format: .jpeg, width: 10, height: 10, exifOrientation: 6, byteCount: 500_001)
  private static var transparent: ImageHeader {
    var header = png
    header.hasAlpha = true
    return header
  }

  static let cases: [RuleCase] = [
    RuleCase(["bytes": "..500k"], png),
    RuleCase(["bytes": "..500k"], jpeg, "500001 bytes, needs 500000 or less"),
    RuleCase(["imageFormat": "png"], png),
    RuleCase(["imageFormat": "png"], jpeg, "is a JPEG, needs to be a PNG"),
    RuleCase(["imageFormat": "jpeg"], png, "is a PNG, needs to be a JPEG"),
    RuleCase(["extensionMatches": ""], png, file: "a/b.png"),
    RuleCase(["extensionMatches": ""], png, file: "a/b.PNG"),
    RuleCase(["extensionMatches": ""], jpeg, file: "b.JPE"),
    RuleCase(["extensionMatches": ""], jpeg, file: "b.jfif"),
    RuleCase(
      ["extensionMatches": ""], jpeg, file: "b.png",
      "the name ends in .png, but the content is a JPEG, which needs .jpg or .jpeg"),
    RuleCase(
      ["extensionMatches": ""], png, file: "a.d/photo",
      "the name has no extension, and the content is a PNG, which needs .png"),
    RuleCase(
      ["extensionMatches": ""], png, file: ".png",
      "the name has no extension, and the content is a PNG, which needs .png"),
    RuleCase(["alpha": "forbid"], png),
    RuleCase(["alpha": "require"], transparent),
    RuleCase(["alpha": "forbid"], transparent, "has alpha, needs none"),
    RuleCase(["alpha": "require"], jpeg, "has no alpha, needs it"),
    RuleCase(["upright": ""], png),
    RuleCase(["upright": ""], jpeg, "EXIF orientation is 6, needs 1"),
  ]

  @Test("a rule of the file finds these", arguments: cases)
  func judged(_ judged: RuleCase) throws {
    #expect(try judged.violations().map(\.message) == judged.messages)
  }

  @Test(
    "a word that is none of the rule's is refused, with the nearest",
    arguments: [
      ("alpha", "forbidden", "is none of forbid or require; did you mean forbid?"),
      ("imageFormat", "gif", "is none of png or jpeg"),
      ("shape", "Portrait", "is none of portrait, landscape or square; did you mean portrait?"),
      ("multipleOf", "0", "is no whole number of pixels from 1 up"),
      ("pixelSize", "100", "is no size in pixels, which is written 1290x2796"),
      ("pixelSize", "0x5", "is no size of an image, whose sides are 1 to 2147483647"),
    ])
  func refused(_ key: String, _ text: String, _ message: String) throws {
    let error = #expect(throws: ValueError.self) {
      try RuleTable.rules(from: RuleCase.values([key: text]))
    }
    #expect(error?.message == message)
    #expect(error?.text == text)
  }

  @Test("no two rules or settings share a name, and each explains itself")
  func declared() {
    let keys = RuleCase.keys
    #expect(Set(keys.map(\.name)).count == keys.count)
    for key in keys {
      #expect(!key.help.isEmpty && !key.help.hasSuffix("."), "\(key.name)")
    }
    #expect(CheckKey("longSide", help: "").flag == "long-side")
  }
}
