import AppleDisplays
import TestSupport
import Testing

@testable import ImageChecks

struct IconTests {
  /// An icon set with one slot and its file, and what is found in it.
  static func findings(
    _ slot: TestSlot, set: String = "Icon.appiconset", _ bytes: [UInt8]
  ) throws -> [Finding] {
    let catalog = try TestCatalog()
    try catalog.write([slot], to: set)
    try catalog.write(bytes, to: "\(set)/i.png")
    return catalog.findings()
  }

  static func slot(_ idiom: String, _ size: String, _ scale: String?) -> TestSlot {
    guard let scale else { return ["filename": "i.png", "idiom": idiom, "size": size] }
    return ["filename": "i.png", "idiom": idiom, "scale": scale, "size": size]
  }

  @Test(
    "an icon has size times scale pixels",
    arguments: [
      ("iphone", "60x60", "2x", 120, 120), ("ipad", "83.5x83.5", "2x", 167, 167),
      ("watch", "27.5x27.5", "2x", 55, 55), ("iphone", "20x20", nil, 20, 20),
      ("mac", "512x512", "2x", 1024, 1024), ("mac", "16x16", "1x", 16, 16),
      ("universal", "27x20", "3x", 81, 60), ("ios-marketing", "1024x768", "1x", 1024, 768),
      ("ipad", "83.5x83.5", "1x", 83, 84),
    ] as [(String, String, String?, Int, Int)])
  func sizes(_ idiom: String, _ size: String, _ scale: String?, _ width: Int, _ height: Int) throws
  {
    let slot = Self.slot(idiom, size, scale)
    for set in ["Icon.appiconset", "Icon.stickersiconset"] {
      func rules(_ width: Int, _ height: Int) throws -> [String] {
        try Self.findings(
          slot, set: set, PNG.file(width: width, height: height, colorType: 2)
        ).map(\.rule)
      }
      #expect(try rules(width, height) == [])
      #expect(
        try rules(width + 1, height) == (size == "83.5x83.5" && scale == "1x" ? [] : ["iconSize"]))
      #expect(
        try rules(width, height - 1) == (size == "83.5x83.5" && scale == "1x" ? [] : ["iconSize"]))
      #expect(try rules(width * 2, height * 2) == ["iconSize"])
    }
  }

  @Test("a finding names the set, the slot, the file, what is there and what should be")
  func words() throws {
    let slot: TestSlot = [
      "appearances": "[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]", "filename": "i.png",
      "idiom": "iphone", "scale": "3x", "size": "60x60",
    ]
    let finding = try #require(try Self.findings(slot, PNG.file(width: 170, height: 180)).first)
    #expect(finding.rule == "iconSize")
    #expect(finding.severity == .error)
    #expect(finding.line == 3)
    #expect(finding.actual == "i.png 170×180")
    #expect(finding.expected == "180×180")
    #expect(finding.suggestion == "180×180")
    #expect(
      finding.message == "Icon.appiconset: slot iphone 60x60@3x dark: "
        + "i.png is 170×180 px, needs 60x60 pt at 3x (180×180)")
  }

  @Test(
    "alpha is an error where the stores take none, and nothing elsewhere",
    arguments: [
      (["idiom": "ios-marketing", "scale": "1x", "size": "1024x1024"], .error),
      (["idiom": "watch-marketing", "scale": "1x", "size": "1024x1024"], .error),
      (
        ["idiom": "watch", "role": "quickLook", "scale": "2x", "size": "86x86", "subtype": "38mm"],
        .error
      ),
      (["idiom": "universal", "platform": "ios", "size": "1024x1024"], .error),
      (["idiom": "universal", "platform": "watchos", "size": "1024x1024"], .error),
      (["idiom": "universal", "platform": "ios", "scale": "2x", "size": "20x20"], nil),
      (["idiom": "universal", "size": "1024x1024"], nil),
      (["idiom": "iphone", "scale": "2x", "size": "60x60"], nil),
      (["idiom": "mac", "scale": "2x", "size": "512x512"], nil),
      (
        [
          "appearances": "[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]",
          "idiom": "universal",
          "platform": "ios", "size": "1024x1024",
        ], nil
      ),
      (
        [
          "appearances": "[{\"appearance\":\"luminosity\",\"value\":\"tinted\"}]",
          "idiom": "universal", "platform": "ios", "size": "1024x1024",
        ], .warning
      ),
      (
        [
          "appearances": "[{\"appearance\":\"luminosity\",\"value\":\"tinted\"}]", "idiom": "mac",
          "scale": "2x", "size": "512x512",
        ], nil
      ),
    ] as [(TestSlot, Finding.Severity?)])
  func alpha(_ slot: TestSlot, _ severity: Finding.Severity?) throws {
    let size = try #require(slot["size"].flatMap(PointSize.init))
    let scale = slot["scale"].flatMap { Int($0.dropLast()) } ?? 1
    let pixels = size.pixels(scale: scale)
    let named = slot.naming("i.png")
    let opaque = PNG.file(width: pixels.width, height: pixels.height, colorType: 2)
    let transparent = PNG.file(width: pixels.width, height: pixels.height, colorType: 6)
    let keyed = PNG.file(
      width: pixels.width, height: pixels.height, colorType: 2,
      chunks: [PNG.chunk("tRNS", [0, 0, 0, 0, 0, 0])])
    #expect(try Self.findings(named, opaque).map(\.rule) == [])
    for bytes in [transparent, keyed] {
      let findings = try Self.findings(named, bytes)
      #expect(findings.map(\.rule) == (severity == nil ? [] : ["iconAlpha"]))
      #expect(findings.first?.severity == severity)
    }
  }

  @Test("a JPEG in an icon slot is told by its content, its size, and no alpha")
  func jpeg() throws {
    let findings = try Self.findings(
      Self.slot("ios-marketing", "1024x1024", "1x"), JPEG.file(width: 512, height: 512))
    #expect(findings.map(\.rule) == ["extensionMatches", "iconSize"])
  }

  @Test("an icon is as large as it is shown after its EXIF orientation, unless that is ignored")
  func orientation() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [["filename": "i.png", "idiom": "universal", "scale": "2x", "size": "27x20"]],
      to: "Icon.stickersiconset")
    try catalog.write(
      PNG.file(width: 40, height: 54, orientation: 6), to: "Icon.stickersiconset/i.png")
    #expect(catalog.brief() == [])
    #expect(
      catalog.brief(options: CatalogCheck(appliesOrientation: false))
        == ["error iconSize Icon.stickersiconset/Contents.json:3"])
  }

  @Test(
    "a size that is none is an error where slots have sizes, and let be elsewhere",
    arguments: ["\"20\"", "20", "{\"width\": 20, \"height\": 20}", "\"0x20\"", "\"20x20x20\""])
  func sizeless(_ size: String) throws {
    let catalog = try TestCatalog()
    let text = "{\"images\": [{\"filename\": \"i.png\",\n\"size\": \(size)}]}"
    for set in ["Icon.appiconset", "A.imageset", "L.launchimage"] {
      try catalog.writeText(text, to: set)
      try catalog.writePNG(33, 33, to: "\(set)/i.png")
    }
    #expect(catalog.brief() == ["error contentsJSON Icon.appiconset/Contents.json:2"])
  }

  @Test("empty slots, unknown keys and a slot without a size are let be")
  func silent() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["idiom": "iphone", "scale": "2x", "size": "20x20"],
        ["filename": "", "idiom": "iphone", "scale": "3x", "size": "20x20"],
        ["filename": "i.png", "idiom": "iphone", "scale": "2x", "future": "{\"a\": [1, null]}"],
        ["filename": "i.png", "idiom": "iphone", "scale": "huge", "size": "33x33", "x": "true"],
      ], to: "Icon.appiconset")
    try catalog.writePNG(33, 33, alpha: true, to: "Icon.appiconset/i.png")
    #expect(catalog.brief() == [])
  }
}
