import AppleDisplays
import TestSupport
import Testing

@testable import ImageChecks

struct AspectRuleTests {
  @Test(
    "a ratio fits up to the rounding of each side",
    arguments: [
      ("16:9", 1920, 1080, true), ("16:9", 1921, 1080, true), ("16:9", 1922, 1080, false),
      ("16:9", 1919, 1080, true), ("16:9", 1918, 1080, false), ("16:9", 1366, 768, true),
      ("16:9", 1365, 768, true), ("16:9", 1367, 768, false), ("16:9", 1363, 768, false),
      ("3:2", 1, 1, true), ("3:1", 1, 1, true), ("1:3", 1, 1, true), ("3.01:1", 1, 1, false),
      ("1:1", 1000, 1001, true), ("1:1", 1000, 1002, false), ("16:9", 1080, 1920, false),
      ("16:9~", 1080, 1920, true), ("1.85:1", 1998, 1080, true), ("1.5", 3000, 2000, true),
      ("4:3,3:2", 3000, 2000, true), ("4:3,3:2", 1600, 900, false), ("1.7..1.8", 1800, 1000, true),
      ("1.7..1.8", 1801, 1000, false), ("1.7..1.8", 1700, 1000, true),
      ("1.7..1.8", 1699, 1000, false), ("4:3..16:9", 1600, 1200, true),
      ("4:3..16:9", 1599, 1200, false), ("1..", 1, 1, true), ("..1", 2, 1, false),
      ("0.5..1,1.7..", 1200, 1000, false), ("0.5..1,1.7..", 1800, 1000, true),
      ("9.5:19.5", 950, 1950, true),
    ] as [(String, Int, Int, Bool)])
  func fits(_ aspect: String, _ width: Int, _ height: Int, _ expected: Bool) throws {
    #expect(
      try RuleCase(["aspect": aspect], PixelSize(width, height)).violations().isEmpty == expected)
  }

  @Test(
    "a tolerance takes the place of rounding",
    arguments: [
      ("16:9", "0%", 1920, 1080, true), ("16:9", "0%", 1921, 1080, false),
      ("16:9", "1%", 1939, 1080, true), ("16:9", "1%", 1940, 1080, false),
      ("16:9", "1%", 1901, 1080, true), ("16:9", "1%", 1900, 1080, false),
      ("2:1", "2px", 200, 98, true), ("2:1", "2px", 200, 102, true), ("2:1", "2px", 200, 97, false),
      ("1:2", "2px", 98, 200, true), ("1:2", "2px", 97, 200, false), ("2:1", "0px", 200, 100, true),
      ("2:1", "2.5px", 200, 97, false), ("2:1", "2.5px", 205, 100, true),
      ("2:1", "2px", 2, 1, true),
    ] as [(String, String, Int, Int, Bool)])
  func tolerance(
    _ aspect: String, _ tolerance: String, _ width: Int, _ height: Int, _ expected: Bool
  ) throws {
    let judged = RuleCase(["aspect": aspect, "tolerance": tolerance], PixelSize(width, height))
    #expect(try judged.violations().isEmpty == expected)
  }

  static let cases: [RuleCase] = [
    RuleCase(
      ["aspect": "16:9"], PixelSize(1920, 1000),
      "1920×1000 is 1.92:1, needs 16:9",
      suggests: "1920×1080 or 1778×1000"),
    RuleCase(
      ["aspect": "16:9~"], PixelSize(1000, 1920),
      "1000×1920 is 0.52:1, needs 16:9 or 9:16",
      suggests: "1000×1778 or 1080×1920"),
    RuleCase(
      ["aspect": "4:3, 16:9"], PixelSize(1700, 1000),
      "1700×1000 is 1.7:1, needs 4:3 or 16:9",
      suggests: "1700×956 or 1778×1000"),
    RuleCase(
      ["aspect": "1.7..1.8"], PixelSize(18_004, 10_000),
      "18004×10000 is 1.8004:1, needs 1.7 to 1.8",
      suggests: "18004×10003 or 18000×10000"),
    RuleCase(
      ["aspect": "16:9", "tolerance": "0%"], PixelSize(100, 57),
      "100×57 is 1.75:1, needs 16:9", suggests: "96×54"),
  ]

  @Test("a wrong ratio is told with the sizes that would do", arguments: cases)
  func told(_ judged: RuleCase) throws {
    let violations = try judged.violations()
    #expect(violations.map(\.message) == judged.messages)
    #expect(violations.first?.suggestion == judged.suggestion)
  }

  @Test(
    "what is no ratio or tolerance is refused",
    arguments: [
      ("aspect", "16:"), ("aspect", "16:0"), ("aspect", "0:9"), ("aspect", "a:b"), ("aspect", ""),
      ("aspect", "16:9:2"), ("aspect", "16:9,"), ("aspect", "-1:2"), ("aspect", "2..1"),
      ("aspect", ".."), ("aspect", "16:9~~"), ("aspect", "1234567890123456:1"),
      ("aspect", "123456789012345:0.00000000000001"), ("tolerance", "1"), ("tolerance", "1 %"),
      ("tolerance", "px"), ("tolerance", "-1px"), ("tolerance", "0.12345678901%"),
    ])
  func refused(_ key: String, _ text: String) {
    #expect(throws: ValueError.self) {
      try RuleCase(key == "aspect" ? [key: text] : ["aspect": "1:1", key: text], PixelSize(1, 1))
        .violations()
    }
  }

  @Test("the test agrees with the real numbers that rounding can have come from")
  func law() throws {
    var random = SeededGenerator()
    for _ in 0..<20_000 {
      let (over, under) = (
        Int.random(in: 1...400, using: &random), Int.random(in: 1...400, using: &random)
      )
      let scale = random.magnitude(in: 1...20)
      let (width, height) = (Double(over) * scale, Double(under) * scale)
      let rounded = PixelSize(Int(width.rounded()), Int(height.rounded()))
      guard rounded.isPossible else { continue }
      let ratio = try AspectRatio("\(over):\(under)")
      #expect(ratio.fits(rounded, tolerance: nil), "\(over):\(under) \(rounded) \(random)")
    }
  }
}
