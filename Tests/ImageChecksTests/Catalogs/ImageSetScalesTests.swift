import TestSupport
import Testing

@testable import ImageChecks

struct ImageSetScalesTests {
  /// A set with `a.png` of 1x, `a@2x.png` and `a@3x.png` in these sizes; nil leaves a slot empty.
  static func set(_ sizes: [(Int, Int)?], keys: TestSlot = ["idiom": "universal"]) throws
    -> TestCatalog
  {
    let catalog = try TestCatalog()
    var slots: [TestSlot] = []
    for (index, size) in sizes.enumerated() {
      var slot = keys
      slot.members.append((key: "scale", value: "\(index + 1)x"))
      if let size {
        let name = index == 0 ? "a.png" : "a@\(index + 1)x.png"
        slot = slot.naming(name)
        // Bytes that differ, so that none is a copy of another.
        let density = PNG.density(x: UInt32(index + 1), y: UInt32(index + 1))
        try catalog.write(
          PNG.file(width: size.0, height: size.1, chunks: [density]), to: "A.imageset/\(name)")
      }
      slots.append(slot)
    }
    try catalog.write(slots, to: "A.imageset")
    return catalog
  }

  @Test(
    "scales agree where one size in points is within less than a pixel of all",
    arguments: [
      [(10, 10), (20, 20), (30, 30)], [(10, 10), (21, 19), (31, 29)],
      [(33, 33), (65, 65), (98, 98)],
      [nil, (101, 55), (151, 82)], [nil, (101, 55), (152, 83)], [(1, 1), (1, 1), (1, 1)],
      [nil, nil, (7, 7)], [nil, (200, 200), nil], [(100, 100), nil, (299, 301)],
    ] as [[(Int, Int)?]])
  func agree(_ sizes: [(Int, Int)?]) throws {
    #expect(try Self.set(sizes).brief() == [])
  }

  static let disagreements: [([(Int, Int)?], Finding.Severity, Int, String, String, String)] = [
    // @3x drawn at three times the @2x.
    (
      [nil, (200, 100), (600, 300)], .error, 7,
      "2x (a@2x.png, 200×100) and 3x (a@3x.png, 600×300) do not agree, they are 100 % apart",
      "one size in points", "a@3x.png at 300×150 or a@2x.png at 400×200"
    ),
    (
      [(100, 100), (200, 200), (600, 600)], .error, 13,
      "3x (a@3x.png, 600×600) does not agree with 1x (a.png, 100×100) and 2x (a@2x.png, 200×200), off by 100 %",
      "300×300", "a@3x.png at 300×300"
    ),
    (
      [(100, 100), (210, 200), (300, 300)], .error, 8,
      "2x (a@2x.png, 210×200) does not agree with 1x (a.png, 100×100) and 3x (a@3x.png, 300×300), off by 5 %",
      "200×200", "a@2x.png at 200×200"
    ),
    (
      [(150, 150), (200, 200), (300, 300)], .error, 3,
      "1x (a.png, 150×150) does not agree with 2x (a@2x.png, 200×200) and 3x (a@3x.png, 300×300), off by 50 %",
      "100×100", "a.png at 100×100"
    ),
    // 1 % by rounding of the artwork.
    (
      [nil, (200, 200), (303, 303)], .warning, 7,
      "2x (a@2x.png, 200×200) and 3x (a@3x.png, 303×303) do not agree, they are 1 % apart",
      "one size in points", "a@3x.png at 300×300 or a@2x.png at 202×202"
    ),
    (
      [(1000, 1000), (2000, 2000), (3059, 3000)], .warning, 13,
      "3x (a@3x.png, 3059×3000) does not agree with 1x (a.png, 1000×1000) and 2x (a@2x.png, 2000×2000), off by 2 %",
      "3000×3000", "a@3x.png at 3000×3000"
    ),
    (
      [(1000, 1000), (2000, 2000), (3060, 3000)], .error, 13,
      "3x (a@3x.png, 3060×3000) does not agree with 1x (a.png, 1000×1000) and 2x (a@2x.png, 2000×2000), off by 2 %",
      "3000×3000", "a@3x.png at 3000×3000"
    ),
    // All three apart: no majority.
    (
      [(100, 100), (300, 300), (600, 600)], .error, 3,
      "1x (a.png, 100×100), 2x (a@2x.png, 300×300) and 3x (a@3x.png, 600×600) do not agree, they are 100 % apart",
      "one size in points", ""
    ),
    // 2x agrees with both others, which do not agree with each other: no majority either.
    (
      [(100, 100), (202, 202), (304, 304)], .warning, 3,
      "1x (a.png, 100×100) and 3x (a@3x.png, 304×304) do not agree, they are 1.3 % apart",
      "one size in points", "a@3x.png at 300×300 or a.png at 101×101"
    ),
  ]

  @Test(
    "the scale that disagrees with the majority is named, of two both", arguments: disagreements)
  func disagree(
    _ sizes: [(Int, Int)?], _ severity: Finding.Severity, _ line: Int, _ message: String,
    _ expected: String, _ suggestion: String
  ) throws {
    let findings = try Self.set(sizes).findings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "imageSetScales")
    #expect(finding.severity == severity)
    #expect(finding.line == line)
    #expect(finding.message == "A.imageset: " + message)
    #expect(finding.expected == expected)
    #expect(finding.suggestion ?? "" == suggestion)
  }

  @Test("the same bytes in several scales are said in the message, and only there")
  func sameBytes() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["filename": "a.png", "idiom": "universal", "scale": "1x"],
        ["filename": "b.png", "idiom": "universal", "scale": "2x"],
        ["filename": "a.png", "idiom": "universal", "scale": "3x"],
      ], to: "A.imageset")
    try catalog.writePNG(50, 50, to: "A.imageset/a.png")
    try catalog.writePNG(50, 50, to: "A.imageset/b.png")
    let messages = catalog.findings().map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "; 1x, 2x and 3x are the same bytes"
      )
        == true)
    try catalog.write(PNG.file(width: 50, height: 50, colorType: 0), to: "A.imageset/b.png")
    #expect(
      catalog.findings().first?.message.hasSuffix("apart; 1x and 3x are the same bytes") == true)
  }

  @Test(
    "slots are compared only where every other key is equal",
    arguments: [
      (["idiom": "iphone"], ["idiom": "ipad"], false),
      (["idiom": "universal"], ["idiom": "universal", "locale": "de"], false),
      (["idiom": "universal", "subtype": "retina4"], ["idiom": "universal"], false),
      (
        ["idiom": "universal", "future": "{\"a\": [1]}"],
        ["idiom": "universal", "future": "{\"a\": [2]}"], false
      ),
      (
        ["idiom": "universal", "future": "{\"a\": [1], \"b\": {}}"],
        ["future": "{\"b\": {}, \"a\": [1.0]}", "idiom": "universal"], true
      ),
      (
        ["idiom": "universal", "unassigned": "true"], ["idiom": "universal", "unassigned": "true"],
        false
      ),
    ] as [(TestSlot, TestSlot, Bool)])
  func groups(_ left: TestSlot, _ right: TestSlot, _ isCompared: Bool) throws {
    let catalog = try TestCatalog()
    var (left, right) = (left.naming("a.png"), right.naming("b.png"))
    left.members.append((key: "scale", value: "1x"))
    right.members.append((key: "scale", value: "2x"))
    try catalog.write([left, right], to: "A.imageset")
    try catalog.writePNG(50, 50, to: "A.imageset/a.png")
    try catalog.writePNG(70, 70, to: "A.imageset/b.png")
    #expect(catalog.findings().map(\.rule) == (isCompared ? ["imageSetScales"] : []))
  }

  @Test("an entry without scale is single scale and not compared, and vectors have no size")
  func singleScale() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["filename": "a.png", "idiom": "universal"],
        ["filename": "a.pdf", "idiom": "universal", "scale": "1x"],
        ["filename": "b.png", "idiom": "universal", "scale": "2x"],
      ], to: "A.imageset")
    try catalog.writePNG(50, 50, to: "A.imageset/a.png")
    try catalog.writePNG(70, 70, to: "A.imageset/b.png")
    try catalog.write(CatalogFileTests.pdf, to: "A.imageset/a.pdf")
    #expect(catalog.brief() == [])
  }

  @Test("28 sets whose @3x is 1 % off by rounding are 28 warnings and no error")
  func rounding() throws {
    let catalog = try TestCatalog()
    for index in 0..<28 {
      let side = 200 + index
      try catalog.write(
        [
          ["filename": "a@2x.png", "idiom": "universal", "scale": "2x"],
          ["filename": "a@3x.png", "idiom": "universal", "scale": "3x"],
        ], to: "Set \(index).imageset")
      try catalog.writePNG(side, side, to: "Set \(index).imageset/a@2x.png")
      try catalog.writePNG(
        side * 303 / 200, side * 303 / 200, to: "Set \(index).imageset/a@3x.png")
    }
    let findings = catalog.findings()
    #expect(findings.count == 28)
    #expect(findings.allSatisfy { $0.severity == .warning && $0.rule == "imageSetScales" })
  }

  @Test("sizes that are no multiple of the scale are a warning where that is asked for")
  func wholePoints() throws {
    let catalog = try Self.set([(10, 11), (21, 20), (31, 32)])
    #expect(catalog.brief() == [])
    let findings = catalog.findings(options: CatalogCheck(wantsWholePoints: true))
    #expect(findings.map(\.rule) == ["wholePoints", "wholePoints"])
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(findings.map(\.line) == [8, 13])
    #expect(findings.map(\.actual) == ["a@2x.png 21×20", "a@3x.png 31×32"])
    #expect(findings.map(\.suggestion) == ["22×20", "30×33"])
  }

  @Test("many entries of one scale are told to disagree without being told apart")
  func many() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      (0..<200).map { ["filename": "\($0).png", "idiom": "universal", "scale": "2x"] },
      to: "A.imageset")
    for index in 0..<200 { try catalog.writePNG(50 + index, 50, to: "A.imageset/\(index).png") }
    let findings = catalog.findings()
    #expect(findings.count == 1)
    #expect(findings[0].message.contains("and 196 more do not agree"))
  }
}
