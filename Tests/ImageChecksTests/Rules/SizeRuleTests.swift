import AppleDisplays
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct SizeRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(["pixelSize": "1290x2796"], PixelSize(1290, 2796)),
    RuleCase(["pixelSize": "1290x2796, 1320x2868"], PixelSize(1320, 2868)),
    RuleCase(
      ["pixelSize": "1290x2796,1320x2868"], PixelSize(1310, 2868),
      "1310×2868 px, needs 1290×2796 or 1320×2868", suggests: "1320×2868"),
    RuleCase(
      ["pixelSize": "1290x2796"], PixelSize(2796, 1290), "2796×1290 px, needs 1290×2796",
      suggests: "1290×2796"),
    RuleCase(["width": "1000.."], PixelSize(1000, 1)),
    RuleCase(
      ["width": "1000.."], PixelSize(999, 500), "width 999 px, needs 1000 or more",
      suggests: "1000×501"),
    RuleCase(
      ["height": "..100"], PixelSize(400, 200), "height 200 px, needs 100 or less",
      suggests: "200×100"),
    RuleCase(["shortSide": "600"], PixelSize(800, 600)),
    RuleCase(
      ["shortSide": "601"], PixelSize(800, 600), "short side 600 px, needs 601",
      suggests: "801×601"),
    RuleCase(["longSide": "2k.."], PixelSize(2000, 1000)),
    RuleCase(["longSide": "2k.."], PixelSize(1000, 2000)),
    RuleCase(
      ["longSide": "2000.."], PixelSize(1600, 1200), "long side 1600 px, needs 2000 or more",
      suggests: "2000×1500"),
    RuleCase(
      ["longSide": "..2000"], PixelSize(1000, 4000), "long side 4000 px, needs 2000 or less",
      suggests: "500×2000"),
    RuleCase(
      ["longSide": "1500.5.."], PixelSize(1500, 1500), "long side 1500 px, needs 1500.5 or more",
      suggests: "1501×1501"),
    RuleCase(["megapixels": "..12"], PixelSize(4000, 3000)),
    RuleCase(["megapixels": "12"], PixelSize(4000, 3000)),
    RuleCase(
      ["megapixels": "..12"], PixelSize(4001, 3000), "12.003 megapixels, needs 12 or less",
      suggests: "4000×2999"),
    RuleCase(
      ["megapixels": "2.."], PixelSize(1600, 1200), "1.92 megapixels, needs 2 or more",
      suggests: "1633×1225"),
    RuleCase(["multipleOf": "16"], PixelSize(1920, 1088)),
    RuleCase(
      ["multipleOf": "16"], PixelSize(1920, 1080),
      "1920×1080 px, needs multiples of 16", suggests: "1920×1088"),
    RuleCase(
      ["multipleOf": "100"], PixelSize(3, 120), "3×120 px, needs multiples of 100",
      suggests: "100×100"),
    RuleCase(["shape": "portrait"], PixelSize(1, 2)),
    RuleCase(["shape": "landscape"], PixelSize(2, 1)),
    RuleCase(["shape": "square"], PixelSize(2, 2)),
    RuleCase(
      ["shape": "portrait"], PixelSize(1600, 1200), "1600×1200 is landscape, needs portrait",
      suggests: "1200×1600"),
    RuleCase(
      ["shape": "square"], PixelSize(1600, 1200), "1600×1200 is landscape, needs square",
      suggests: "1200×1200"),
    RuleCase(["shape": "landscape"], PixelSize(5, 5), "5×5 is square, needs landscape"),
  ]

  @Test("a rule of sizes finds these", arguments: cases)
  func judged(_ judged: RuleCase) throws {
    let violations = try judged.violations()
    #expect(violations.map(\.message) == judged.messages)
    #expect(violations.first?.suggestion == judged.suggestion)
  }

  @Test("sizes are those after EXIF orientation, unless it is ignored")
  func orientation() {
    let header = ImageHeader(format: .jpeg, width: 400, height: 300, exifOrientation: 6)
    var image = CheckedImage(file: FilePath("a.jpg"), header: header)
    #expect(image.size == PixelSize(300, 400))
    image.appliesOrientation = false
    #expect(image.size == PixelSize(400, 300))
    image = CheckedImage(
      file: FilePath("a.jpg"), header: ImageHeader(format: .jpeg, width: 4, height: 3))
    #expect(image.size == PixelSize(4, 3))
  }

  @Test("the largest image there can be breaks no arithmetic")
  func largest() throws {
    let side = PixelSize.largestSide
    for (name, value) in [
      ("width", "..1"), ("longSide", "999999999999.."), ("megapixels", "..0.000001"),
      ("megapixels", "999999999999999.."), ("multipleOf", "2147483647"), ("aspect", "1:999999999"),
      ("aspect", "999999999:1"), ("pixelSize", "1x1"), ("shape", "portrait"),
      ("multipleOf", "2147483646"), ("aspect", "0.000000001..0.000000002"),
    ] {
      for size in [PixelSize(side, side), PixelSize(1, side), PixelSize(side, 1)] {
        for violation in try RuleCase([name: value], size).violations() {
          guard let suggestion = violation.suggestion else { continue }
          for text in suggestion.split(separator: " or ") {
            #expect(throws: Never.self) { try PixelSize(String(text)) }
          }
        }
      }
    }
  }

  @Test("a suggested size keeps the rule that it was suggested for")
  func suggestions() throws {
    var random = SeededGenerator()
    for _ in 0..<5_000 {
      let (rule, value) = random.choice(of: [
        ("width", "300..400"), ("height", "..77"), ("shortSide", "1000.."), ("longSide", "640"),
        ("megapixels", "0.5..0.6"), ("megapixels", "3.3.."), ("megapixels", "..0.01"),
        ("multipleOf", "7"), ("pixelSize", "3x5,50x30"), ("aspect", "16:9"), ("aspect", "3:2~"),
        ("aspect", "1.7..1.8"), ("aspect", "..0.7,2.."), ("aspect", "1.85:1"),
      ])
      let size = PixelSize(
        Int(random.magnitude(in: 1...5000)), Int(random.magnitude(in: 1...5000)))
      for violation in try RuleCase([rule: value], size).violations() {
        for text in violation.suggestion?.split(separator: " or ") ?? [] {
          let better = try PixelSize(String(text))
          let left = try RuleCase([rule: value], better).violations()
          #expect(left.isEmpty, "\(rule) \(value): \(size) → \(better), \(random)")
        }
      }
    }
  }
}
