import AppleDisplays
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct ScreenshotRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(["screenshot": "APP_IPHONE_67"], PixelSize(1290, 2796)),
    RuleCase(["screenshot": "iPhone 6.9"], PixelSize(1320, 2868)),
    RuleCase(["screenshot": "iphone-6.9"], PixelSize(2868, 1320)),
    RuleCase(["screenshot": "IMESSAGE_APP_IPHONE_67"], PixelSize(1290, 2796)),
    RuleCase(["screenshot": "any"], PixelSize(750, 1334)),
    RuleCase(
      ["screenshot": "iPhone 5.5", "screenshot": "iPhone 4.7"], PixelSize(750, 1334)),
    RuleCase(
      ["screenshot": "iPhone 5.5"], PixelSize(1243, 2208),
      "1243×2208 px, needs 1242×2208 or 2208×1242 for iPhone 5.5 (APP_IPHONE_55)",
      suggests: "1242×2208"),
    // In the other orientation the turned size is nearest.
    RuleCase(
      ["screenshot": "iPhone 5.5"], PixelSize(2000, 1125),
      "2000×1125 px, needs 1242×2208 or 2208×1242 for iPhone 5.5 (APP_IPHONE_55)",
      suggests: "2208×1242"),
    // Only one way up is taken.
    RuleCase(
      ["screenshot": "APP_APPLE_TV"], PixelSize(1080, 1920),
      "1080×1920 px, needs 1920×1080 or 3840×2160 for Apple TV (APP_APPLE_TV)",
      suggests: "1920×1080"),
    // A size of another display.
    RuleCase(
      ["screenshot": "iPhone 4.7"], PixelSize(1242, 2208),
      "1242×2208 px, needs 750×1334 or 1334×750 for iPhone 4.7 (APP_IPHONE_47); "
        + "that is a size of iPhone 5.5 (APP_IPHONE_55)", suggests: "750×1334"),
    RuleCase(
      ["screenshot": "iPhone 4.7"], PixelSize(3840, 2160),
      "3840×2160 px, needs 750×1334 or 1334×750 for iPhone 4.7 (APP_IPHONE_47); that is an "
        + "ambiguous size, of Apple TV (APP_APPLE_TV) or Apple Vision Pro (APP_APPLE_VISION_PRO)",
      suggests: "1334×750"),
    // Devices whose size no display takes; the nearest has the same shape.
    RuleCase(
      ["screenshot": "any"], PixelSize(828, 1792),
      "828×1792 px, needs a size that the App Store takes; iphone-xr or iphone-11 shows this "
        + "size, and the store takes it for no display", suggests: "1080×2340"),
    RuleCase(
      ["screenshot": "any"], PixelSize(1291, 2796),
      "1291×2796 px, needs a size that the App Store takes", suggests: "1290×2796"),
    // A size is the one that is shown.
    RuleCase(
      ["screenshot": "iPhone 4.7"],
      ImageHeader(format: .jpeg, width: 1334, height: 750, exifOrientation: 6), file: "a.jpg"),
    // Alpha and a false extension go by their own rules.
    RuleCase(
      ["screenshot": "iPhone 4.7"],
      ImageHeader(format: .png, width: 750, height: 1334, hasAlpha: true),
      "has alpha, needs none"),
    RuleCase(
      ["screenshot": "iPhone 4.7", "alpha": "require"],
      ImageHeader(format: .png, width: 750, height: 1334, hasAlpha: true)),
    RuleCase(
      ["screenshot": "iPhone 4.7"], ImageHeader(format: .jpeg, width: 750, height: 1334),
      file: "a.png", "the name ends in .png, but the content is a JPEG, which needs .jpg or .jpeg"),
  ]

  @Test("a screenshot has a size that the store takes", arguments: cases)
  func sizes(_ test: RuleCase) throws {
    let violations = try test.violations()
    #expect(violations.map(\.message) == test.messages)
    #expect(violations.first?.suggestion == test.suggestion)
  }

  static func remarks(_ type: String, _ size: PixelSize, file: String = "shot.png") throws
    -> [String]
  {
    let header = ImageHeader(format: .png, width: size.width, height: size.height)
    let image = CheckedImage(file: FilePath(file), header: header)
    return try RuleTable.rules(from: RuleCase.values(["screenshot": type])).flatMap {
      $0.remarks(on: image)
    }
  }

  @Test("any names the display that a size belongs to, and an ambiguous size is said to be so")
  func remarks() throws {
    #expect(
      try Self.remarks("any", PixelSize(1290, 2796)) == ["1290×2796 is iPhone 6.9 (APP_IPHONE_67)"])
    #expect(try Self.remarks("iPhone 6.9", PixelSize(1290, 2796)) == [])
    #expect(try Self.remarks("any", PixelSize(1, 1)) == [])
    #expect(
      try Self.remarks("any", PixelSize(3840, 2160)) == [
        "3840×2160 is ambiguous: Apple TV (APP_APPLE_TV) by the file's path, and "
          + "Apple Vision Pro (APP_APPLE_VISION_PRO) as well"
      ])
    #expect(
      try Self.remarks("APP_APPLE_TV", PixelSize(3840, 2160), file: "Vision/1.png") == [
        "3840×2160 is ambiguous: Apple Vision Pro (APP_APPLE_VISION_PRO) by the file's path, and "
          + "Apple TV (APP_APPLE_TV) as well"
      ])
  }

  @Test("a type that is none is answered by the nearest")
  func unknown() throws {
    let error = try #require(
      #expect(throws: ValueError.self) {
        try RuleTable.rules(from: RuleCase.values(["screenshot": "iPhone 6.99"]))
      })
    #expect(error.message.contains("did you mean 'iPhone 6.9'"))
  }

  @Test("another table stands in for the built-in one")
  func table() throws {
    let folder = try TemporaryFolder()
    let text = """
      {
        "meta": {"source": "next year's"},
        "display_types": [
          {"display_type": "APP_NEW", "label": "New 7\\" (a remark)", "sizes": [[10, 20], [20, 10]]},
          {"display_type": "APP_OLD", "sizes": [[10, 20]]}, // no label
        ],
        "ambiguous": [{"size": [10, 20], "candidates": ["APP_NEW", "APP_OLD"]}],
        "not_accepted": [{"size": [11, 22], "device": "phone-a, phone-b"}],
      }
      """
    let file = try folder.write(Array(text.utf8), to: "table.json")
    func violations(_ type: String, _ size: PixelSize) throws -> [String] {
      try RuleCase(["screenshot": type, "screenshotTable": file], size).violations().map(\.message)
    }
    #expect(try violations("APP_NEW", PixelSize(20, 10)) == [])
    #expect(try violations("new 7", PixelSize(10, 20)) == [])
    #expect(
      try violations("APP_OLD", PixelSize(11, 22)) == [
        "11×22 px, needs 10×20 for APP_OLD (APP_OLD); phone-a or phone-b shows this size, and the "
          + "store takes it for no display"
      ])
    #expect(throws: ValueError.self) { try violations("APP_IPHONE_67", PixelSize(1, 1)) }
    #expect(throws: ValueError.self) {
      try RuleTable.rules(from: RuleCase.values(["screenshotTable": file]))
    }
  }
}
