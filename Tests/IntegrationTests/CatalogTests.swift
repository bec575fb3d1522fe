import Foundation
import TestSupport
import Testing

@Suite("Asset catalogs, screenshots and scale families, by the program")
struct CatalogTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(in: folder.path)
  }

  func write(_ json: String, to set: String) throws {
    try folder.write(Array(json.utf8), to: "\(set)/Contents.json")
  }

  func writePNG(_ width: Int, _ height: Int, alpha: Bool = false, to name: String) throws {
    try folder.write(PNG.file(width: width, height: height, colorType: alpha ? 6 : 2), to: name)
  }

  /// A set of 2x and 3x.
  func writeSet(_ name: String, _ two: Int, _ three: Int) throws {
    try write(
      """
      {"images": [
      {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"},
      {"filename": "a@3x.png", "idiom": "universal", "scale": "3x"}]}
      """, to: name)
    try writePNG(two, two, to: "\(name)/a@2x.png")
    try writePNG(three, three, to: "\(name)/a@3x.png")
  }

  func writeIcon(_ bytes: [UInt8]) throws {
    try write(
      """
      {"images": [
      {"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}
      """, to: "App/Assets.xcassets/AppIcon.appiconset")
    try folder.write(bytes, to: "App/Assets.xcassets/AppIcon.appiconset/icon.png")
  }

  static let webp = Array("RIFF\u{4}\0\0\0WEBPVP8 ".utf8)

  @Test("a catalog needs no rule, and a clean one is status 0")
  func clean() throws {
    try writeIcon(PNG.file(width: 1024, height: 1024, colorType: 2))
    try writeSet("App/Assets.xcassets/A.imageset", 20, 30)
    let run = try program.run(["check", "App/Assets.xcassets"])
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty)
    #expect(run.outputText == "3 files: all as they should be\n")
  }

  @Test(
    "a name from inside a catalog stands for the same as one from outside",
    arguments: [["."], ["Contents.json"], ["icon.png"], ["../AppIcon.appiconset"]])
  func inside(_ operands: [String]) throws {
    try writeIcon(PNG.file(width: 1023, height: 1023, colorType: 2))
    let inside = Program(in: folder.path + "/App/Assets.xcassets/AppIcon.appiconset")
    let run = try inside.run(["check"] + operands)
    #expect(run.status == 1)
    #expect(run.errorText.isEmpty)
    #expect(
      run.outputText.contains("AppIcon.appiconset/Contents.json\n  error    iconSize  line 2"))
  }

  @Test("what a brand asset asks of its layers counts in its own folder too")
  func insideBrandAssets() throws {
    let brand = "Assets.xcassets/TV.brandassets"
    try write(
      "{\"assets\": [{\"filename\": \"Top.imageset\", \"idiom\": \"tv\", \"size\": \"1920x720\"}]}",
      to: brand)
    try write(
      "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"tv\", \"scale\": \"1x\"}]}",
      to: brand + "/Top.imageset")
    try writePNG(1920, 700, to: brand + "/Top.imageset/a.png")
    let run = try Program(in: folder.path + "/" + brand).run(["check", "Top.imageset"])
    #expect(run.status == 1)
    #expect(run.outputText.contains("needs 1920x720 pt at 1x"))
  }

  @Test("what a slot names is part of the verdict: status 1 for what is missing or can't be read")
  func verdict() throws {
    try writeIcon(Self.webp)
    try writeSet("App/Assets.xcassets/A.imageset", 20, 60)
    try writeSet("App/Assets.xcassets/B.imageset", 20, 30)
    try FileManager.default.removeItem(
      atPath: folder.path + "/App/Assets.xcassets/B.imageset/a@3x.png")
    for path in ["App/Assets.xcassets", "App"] {
      let run = try program.run(["check", path])
      #expect(run.status == 1)
      for line in [
        "App/Assets.xcassets/AppIcon.appiconset/Contents.json\n  error    extensionMatches  line 2: "
          + "AppIcon.appiconset: slot universal 1024x1024 ios: icon.png holds WebP",
        "App/Assets.xcassets/A.imageset/Contents.json\n  error    imageSetScales    line 2: ",
        "App/Assets.xcassets/B.imageset/Contents.json\n  error    catalogFile       line 3: ",
      ] {
        #expect(run.outputText.contains(line), "\(run.outputText)")
      }
    }
  }

  @Test("rules are for the images in a catalog too, and what it names stays its verdict")
  func rules() throws {
    try writeIcon(Self.webp)
    try writeSet("App/Assets.xcassets/A.imageset", 20, 30)
    try writePNG(20, 20, alpha: true, to: "App/Assets.xcassets/A.imageset/a@2x.png")
    let run = try program.run(["check", "App", "--alpha", "forbid", "--reporter", "json"])
    #expect(run.status == 1)
    let findings = try Self.findings(run)
    #expect(findings.map { $0["rule"] as? String } == ["alpha", "extensionMatches"])
    #expect(
      findings.map { $0["file"] as? String } == [
        "App/Assets.xcassets/A.imageset/a@2x.png",
        "App/Assets.xcassets/AppIcon.appiconset/Contents.json",
      ])
  }

  static func findings(_ run: Program.Result) throws -> [[String: Any]] {
    let root = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let findings = try #require(root?["findings"] as? [[String: Any]])
    return findings.sorted {
      ($0["file"] as? String ?? "", $0["rule"] as? String ?? "")
        < ($1["file"] as? String ?? "", $1["rule"] as? String ?? "")
    }
  }

  @Test(
    "a finding in JSON has the slot's line, what is there, what should be, and a size that would do"
  )
  func json() throws {
    try writeIcon(PNG.file(width: 1023, height: 1024, colorType: 2))
    let run = try program.run(["check", "App/Assets.xcassets/", "--reporter", "json"])
    let finding = try #require(try Self.findings(run).first)
    #expect(finding["rule"] as? String == "iconSize")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["line"] as? Int == 2)
    #expect(finding["actual"] as? String == "icon.png 1023×1024")
    #expect(finding["expected"] as? String == "1024×1024")
    #expect(finding["suggestion"] as? String == "1024×1024")
  }

  @Test("warnings are status 0, and 1 with --strict")
  func warnings() throws {
    try writeSet("A.imageset", 200, 303)
    #expect(try program.run(["check", "A.imageset"]).status == 0)
    #expect(try program.run(["check", "A.imageset", "--strict"]).status == 1)
    try writeSet("A.imageset", 21, 31)
    #expect(try program.run(["check", "A.imageset", "--strict"]).status == 0)
    let whole = try program.run(["check", "A.imageset", "--whole-points"])
    #expect(whole.status == 0)
    #expect(whole.outputText.contains("warning  wholePoints"))
    #expect(try program.run(["check", "A.imageset", "--whole-points", "--strict"]).status == 1)
  }

  @Test("a file of a catalog stands for its set in a list of names")
  func list() throws {
    try writeSet("App/Assets.xcassets/A.imageset", 20, 60)
    try writeSet("App/Assets.xcassets/B.imageset", 20, 60)
    try folder.write(
      Array("{\"checks\": [{\"files\": [\"**/*.xcassets\"]}]}".utf8), to: ".zoomfit.json")
    let names = "App/Assets.xcassets/A.imageset/a@2x.png\0App/Assets.xcassets/A.imageset/gone.png\0"
    let run = try program.run(
      ["check", "--files-from", "-", "-0", "--reporter", "json"], input: Array(names.utf8))
    #expect(run.status == 1)
    #expect(
      try Self.findings(run).map { $0["file"] as? String } == [
        "App/Assets.xcassets/A.imageset/Contents.json"
      ])
    let whole = try program.run(["check", "--reporter", "json"])
    #expect(try Self.findings(whole).count == 2)
  }

  @Test("a screenshot is held against the store's sizes")
  func screenshots() throws {
    try writePNG(1290, 2796, to: "shot.png")
    try writePNG(828, 1792, to: "xr.png")
    #expect(try program.run(["check", "shot.png", "--screenshot", "iPhone 6.9"]).status == 0)
    let any = try program.run(["check", "shot.png", "--screenshot", "any"])
    #expect(any.status == 0)
    #expect(
      any.outputText.hasPrefix("shot.png\n  note     1290×2796 is iPhone 6.9 (APP_IPHONE_67)\n"))
    let wrong = try program.run(
      ["check", "shot.png", "xr.png", "--screenshot", "APP_IPHONE_55", "--screenshot", "iPad 13"])
    #expect(wrong.status == 1)
    #expect(wrong.outputText.contains("that is a size of iPhone 6.9 (APP_IPHONE_67)"))
    #expect(wrong.outputText.contains("iphone-xr or iphone-11 shows this size"))
    try writePNG(1290, 2796, alpha: true, to: "alpha.png")
    let alpha = try program.run(["check", "alpha.png", "--screenshot", "any"])
    #expect(alpha.status == 1)
    #expect(alpha.outputText.contains("error    alpha"))
  }

  @Test("a screenshot type or table that can't be used is a usage error that says why")
  func usage() throws {
    try writePNG(1290, 2796, to: "shot.png")
    let type = try program.run(["check", "shot.png", "--screenshot", "iPhone 6.99"])
    #expect(type.status == 64)
    #expect(type.errorText.contains("did you mean 'iPhone 6.9'"))
    try folder.write(Array("{\"display_types\": [\n{}]}".utf8), to: "table.json")
    let table = try program.run(
      ["check", "shot.png", "--screenshot", "any", "--screenshot-table", "table.json"])
    #expect(table.status == 64)
    #expect(table.errorText.contains("line 2, column 1: \"display_type\" is missing"))
  }

  @Test("loose files of several scales are held against each other")
  func families() throws {
    try writePNG(20, 20, to: "icons/icon@2x.png")
    try writePNG(60, 60, to: "icons/icon@3x.png")
    try writePNG(20, 20, to: "icons/lone@2x.png")
    let run = try program.run(["check", "icons", "--scale-family"])
    #expect(run.status == 1)
    #expect(run.outputText.contains("they are 100 % apart"))
    #expect(
      run.outputText.contains(
        "icons/lone@2x.png\n  warning  scaleFamily  it is the 2x image, and lone@3x.png is not"))
    let one = try program.run(["check", "icons/icon@3x.png", "--scale-family"])
    #expect(one.status == 1)
    #expect(try program.run(["check", "icons/lone@2x.png", "--scale-family"]).status == 0)
  }
}
