import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct ScaleFamilyRuleTests {
  /// Files by name and size, and what is said of each that is asked about.
  static func violations(
    _ files: [String: (Int, Int)], _ given: KeyValuePairs<String, String> = ["scaleFamily": ""],
    of asked: [String]? = nil
  ) throws -> [String: [Violation]] {
    let folder = try TemporaryFolder()
    for (index, (name, size)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      let density = PNG.density(x: UInt32(index + 1), y: 1)
      try folder.write(
        PNG.file(width: size.0, height: size.1, chunks: [density]), to: name)
    }
    let rules = try RuleTable.rules(from: RuleCase.values(given))
    var found: [String: [Violation]] = [:]
    var probe = ImageProbe()
    for name in asked ?? Array(files.keys) {
      let file = FilePath(folder.path + "/" + name)
      let image = CheckedImage(file: file, header: try probe.read(file))
      let violations = rules.flatMap { $0.violations(of: image) }
      if !violations.isEmpty { found[name] = violations }
    }
    return found
  }

  @Test(
    "families that agree, and files that are none, are silent",
    arguments: [
      ["a.png": (10, 10), "a@2x.png": (20, 20), "a@3x.png": (30, 30)],
      ["a@2x.png": (101, 55), "a@3x.png": (151, 82)],
      ["a.png": (10, 10)], ["a.png": (10, 10), "b@2x.png": (99, 99), "b@3x.png": (148, 149)],
      // Each device has its own.
      [
        "a@2x~iphone.png": (20, 20), "a@3x~iphone.png": (30, 30), "a~ipad.png": (50, 50),
        "a@2x~ipad.png": (100, 100),
      ],
      // Another extension, case or order of marks is another name.
      ["a@2x.png": (20, 20), "a@3x.png": (30, 30), "a@2X.png": (77, 77), "A.png": (9, 9)],
      [
        "a@2x.png": (20, 20), "a@3x.png": (30, 30), "a~iPad.png": (99, 99), "a~ipad@2x.png": (7, 7),
        "a~ipad@3x.png": (11, 11),
      ],
      // UIKit takes a file without the device's mark in place of one with it, and the reverse.
      ["a@2x.png": (20, 20), "a@3x~iphone.png": (30, 30)],
      ["a@3x.png": (30, 30), "a@2x~iphone.png": (20, 20)],
      // No iPad has a 3x display.
      ["a@2x~ipad.png": (20, 20)],
      // Inside a catalog the slots say what belongs together.
      ["A.xcassets/a.imageset/a@2x.png": (20, 20), "A.xcassets/a.imageset/a@3x.png": (60, 60)],
    ] as [[String: (Int, Int)]])
  func silent(_ files: [String: (Int, Int)]) throws {
    #expect(try Self.violations(files).isEmpty)
  }

  @Test("the file that disagrees with the majority is named, of two both")
  func disagreement() throws {
    let three = try Self.violations([
      "d/a.png": (10, 10), "d/a@2x.png": (20, 20), "d/a@3x.png": (60, 60),
    ])
    #expect(three.keys.sorted() == ["d/a@3x.png"])
    let violation = try #require(three["d/a@3x.png"]?.first)
    #expect(violation.actual == "60×60")
    #expect(violation.expected == "30×30")
    #expect(violation.suggestion == "a@3x.png at 30×30")
    #expect(violation.severity == .error)
    #expect(
      violation.message == "3x (a@3x.png, 60×60) does not agree with 1x (a.png, 10×10) and "
        + "2x (a@2x.png, 20×20), off by 100 %")
    let two = try Self.violations(["a@2x.png": (200, 200), "a@3x.png": (303, 303)])
    #expect(two.keys.sorted() == ["a@2x.png", "a@3x.png"])
    #expect(two.values.flatMap { $0 }.map(\.severity) == [.warning, .warning])
  }

  @Test("one file alone is held against those beside it")
  func restricted() throws {
    let files = ["a@2x.png": (20, 20), "a@3x.png": (60, 60)]
    #expect(try Self.violations(files, of: ["a@3x.png"]).count == 1)
  }

  @Test(
    "a 2x without its 3x is a warning, and the reverse; a missing 1x is none",
    arguments: [
      ("a@2x.png", "it is the 2x image, and a@3x.png is not beside it", "a@3x.png at 33×30"),
      ("a@3x.png", "it is the 3x image, and a@2x.png is not beside it", "a@2x.png at 15×13"),
      (
        "a@3x~ipad.png", "it is the 3x image, and a@2x~ipad.png is not beside it",
        "a@2x~ipad.png at 15×13"
      ),
    ])
  func missing(_ name: String, _ message: String, _ suggestion: String) throws {
    let found = try Self.violations([
      name: (22, 20), "a.png": name.contains("ipad") ? (1, 1) : (11, 10),
    ])
    let violations = try #require(found[name])
    #expect(violations.last?.message == message)
    #expect(violations.last?.suggestion == suggestion)
    #expect(violations.last?.severity == .warning)
  }

  @Test("a size that is no whole number of points is a warning where that is asked for")
  func wholePoints() throws {
    let files = ["a.png": (7, 7), "a@2x.png": (15, 14), "a@3x.png": (21, 21)]
    #expect(try Self.violations(files).isEmpty)
    let found = try Self.violations(files, ["scaleFamily": "", "wholePoints": ""])
    #expect(found.keys.sorted() == ["a@2x.png"])
    #expect(found["a@2x.png"]?.first?.suggestion == "16×14")
    #expect(found["a@2x.png"]?.first?.severity == .warning)
  }
}
