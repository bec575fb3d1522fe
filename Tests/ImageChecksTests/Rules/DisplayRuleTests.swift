import AppleDisplays
import FitGeometry
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct DisplayRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(["viewport": "390x844@3"], PixelSize(1170, 2532)),
    RuleCase(["viewport": "390x844@3"], PixelSize(1170, 2000)),
    RuleCase(
      ["viewport": "390x844@3"], PixelSize(1169, 2000),
      "0.999 image pixels per device pixel on 390x844@3, needs 1 or more",
      suggests: "1170×2002"),
    RuleCase(["viewport": "390x844@3", "minSharpness": "0.5"], PixelSize(585, 600)),
    RuleCase(
      ["viewport": "390x844@3", "minSharpness": "2"], PixelSize(1170, 1170),
      "1 image pixels per device pixel on 390x844@3, needs 2 or more",
      suggests: "2340×2340"),
    RuleCase(["viewport": "390x844@3", "zoom": "fill"], PixelSize(2532, 2532)),
    RuleCase(
      ["viewport": "390x844@3", "zoom": "fill"], PixelSize(2000, 2000),
      "0.79 image pixels per device pixel on 390x844@3, needs 1 or more",
      suggests: "2532×2532"),
    RuleCase(
      ["viewport": "390x844@3", "zoom": "1"], PixelSize(9000, 9000),
      "0.33 image pixels per device pixel on 390x844@3, needs 1 or more"),
    RuleCase(["viewport": "390x844@3", "zoom": "1", "imageScale": "3"], PixelSize(9000, 9000)),
    RuleCase(
      ["viewport": "100x100@1", "navBar": "20", "within": "bounds"], PixelSize(100, 100)),
    RuleCase(["viewport": "100x100@1", "navBar": "20"], PixelSize(80, 80)),
    RuleCase(["sharpOn": "iphone-17-pro"], PixelSize(2622, 2622)),
    RuleCase(
      ["sharpOn": "iphone-17-pro", "within": "bounds"], PixelSize(2622, 1206),
      nil),
    RuleCase(
      ["sharpOn": "iPhone 17 Pro", "within": "bounds"], PixelSize(1206, 600),
      "0.5 image pixels per device pixel on iPhone 17 Pro, landscape, needs 1 or more",
      suggests: "2425×1206"),
    RuleCase(
      ["sharpOn": "iPhone 17 Pro", "within": "bounds", "orientation": "portrait"],
      PixelSize(1206, 600)),
    RuleCase(["maxCrop": "0%", "viewport": "200x100"], PixelSize(400, 200)),
    RuleCase(["maxCrop": "50%", "viewport": "200x100"], PixelSize(10, 10)),
    RuleCase(
      ["maxCrop": "10%", "viewport": "200x100"], PixelSize(1000, 1000),
      "filling 200x100 cuts off 50%, needs 10% or less",
      suggests: "1000×555 or 1800×1000"),
    RuleCase(
      ["maxCrop": "10%", "viewport": "200x100"], PixelSize(3000, 1000),
      "filling 200x100 cuts off 33.33%, needs 10% or less",
      suggests: "3000×1350 or 2222×1000"),
    // Held the other way each size that suits one way is cut too much, so none is suggested.
    RuleCase(
      ["maxCrop": "10%", "device": "iphone-17-pro", "within": "bounds"], PixelSize(874, 402),
      "filling iPhone 17 Pro, portrait cuts off 78.84%, needs 10% or less"),
    RuleCase(
      [
        "maxCrop": "10%", "device": "iphone-17-pro", "within": "bounds", "orientation": "landscape",
      ],
      PixelSize(874, 402)),
  ]

  @Test("a rule of displays finds these", arguments: cases)
  func judged(_ judged: RuleCase) throws {
    let violations = try judged.violations()
    #expect(violations.map(\.message) == judged.messages)
    #expect(violations.first?.suggestion == judged.suggestion)
  }

  @Test("a finding carries the geometry of the worst display")
  func drawing() throws {
    let judged = RuleCase(
      ["sharpOn": "iphone-17-pro", "viewport": "100x100@9"], PixelSize(300, 200))
    let violation = try #require(try judged.violations().first)
    #expect(
      violation.viewport == "iPhone 17 Pro, portrait" || violation.viewport == "100x100@9"
        || violation.viewport == "iPhone 17 Pro, landscape")
    let drawing = try #require(violation.drawing)
    #expect(drawing.pixelSize == Size(width: 300, height: 200))
    #expect(drawing.fit.imagePixelsPerDevicePixel.map { $0 < 1 } == true)
  }

  @Test("the scale in a name counts where the zoom is a number of points")
  func nameScale() throws {
    let header = ImageHeader(format: .png, width: 3000, height: 3000)
    for (file, count) in [("a@3x.png", 0), ("a@2x.png", 1), ("a.png", 1), ("b/a@3x~ipad.png", 0)] {
      let judged = RuleCase(["viewport": "390x844@3", "zoom": "actual"], header, file: file)
      #expect(try judged.violations().count == count, "\(file)")
    }
  }

  @Test(
    "what names no display, or none that can be, is refused",
    arguments: [
      (["minSharpness": "1"], "minSharpness", ""), (["maxCrop": "10%"], "maxCrop", ""),
      (["maxCrop": "10", "viewport": "1x1"], "maxCrop", "is no share"),
      (["maxCrop": "101%", "viewport": "1x1"], "maxCrop", "is no share"),
      (["sharpOn": "iphone-17-prp"], "sharpOn", "can't be used: unknown device 'iphone-17-prp'"),
      (["sharpOn": "nokia*"], "sharpOn", "can't be used: no device matches"),
      (["viewport": "390x844"], "viewport", "has no display scale"),
      (["viewport": "390"], "viewport", "is no viewport"),
      (["viewport": "0x844@3"], "viewport", "is no viewport"),
      (["viewport": "390x844@0"], "viewport", "is no viewport"),
      (["viewport": "390x844@3", "safeArea": "900,0,0,0"], "viewport", "can't be used: no room"),
      (["viewport": "390x844@3", "safeArea": "1,2"], "safeArea", "is not edges"),
      (["viewport": "390x844@3", "navBar": "large"], "navBar", "is a word"),
      (["viewport": "390x844@3", "zoom": "banana"], "zoom", "is no zoom"),
      (["viewport": "390x844@3", "os": "18"], "os", ""),
      (
        ["viewport": "390x844@3", "navBar": "44", "orientation": "landscape"], "viewport",
        "is turned"
      ),
      (["sharpOn": "iphone-17-pro", "os": "19"], "os", "can't be used: no metrics"),
    ] as [(KeyValuePairs<String, String>, String, String)])
  func refused(_ given: KeyValuePairs<String, String>, _ key: String, _ message: String) throws {
    let values = try RuleCase.values(given)
    let error = #expect(throws: ValueError.self) {
      try CheckSettings.validate(values)
      _ = try RuleTable.rules(from: values)
    }
    #expect(error?.key.name == key)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect((error?.message.isEmpty == true) == (error?.needs.isEmpty == false))
  }

  @Test("edges are read in UIKit's order, as one number, or by name")
  func edges() throws {
    let all = EdgeInsets(top: 1, left: 2, bottom: 3.5, right: 4)
    #expect(try EdgeInsets(edges: "1,2,3.5,4") == all)
    #expect(try EdgeInsets(edges: "bottom=3.5,top=1,right=4,left=2") == all)
    #expect(try EdgeInsets(edges: "7") == EdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
    for text in ["", "1,2,3", "top=1,top=2", "up=1", "1,2,3,-4", "top=", "1,2,3,4,5"] {
      #expect(throws: ValueProblem.self) { try EdgeInsets(edges: text) }
    }
  }

  @Test("a size that is suggested for sharpness is sharp")
  func suggestions() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let given: KeyValuePairs<String, String> = random.choice(of: [
        ["viewport": "390x844@3"], ["viewport": "402.5x333.25@2", "minSharpness": "1.37"],
        ["viewport": "390x844@3", "zoom": "fill"], ["sharpOn": "ipad-pro-11*"],
        ["viewport": "390x844@3", "maxCrop": "7%"],
      ])
      let size = PixelSize(
        Int(random.magnitude(in: 1...3000)), Int(random.magnitude(in: 1...3000)))
      for violation in try RuleCase(given, size).violations() {
        for text in violation.suggestion?.split(separator: " or ") ?? [] {
          let left = try RuleCase(given, PixelSize(String(text))).violations()
          #expect(left.isEmpty, "\(given): \(size) → \(text), \(random)")
        }
      }
    }
  }
}
