import Foundation
import TestSupport
import Testing

struct CheckOutputTests {
  private static func folder() throws -> CheckFolder {
    let folder = try CheckFolder()
    try folder.photo("photo.jpg", 1600, 1200)
    try folder.png("banner.png", 1920, 1000)
    return folder
  }

  @Test("a finding says what is there, what is needed, and what would do")
  func text() throws {
    let result = try Self.folder().check(
      "photo.jpg", "banner.png", "--long-side", "1700..", "--aspect", "4:3,16:9")
    #expect(
      result.outputText == """
        photo.jpg
          error    longSide  long side 1600 px, needs 1700 or more (1700×1275)

        banner.png
          error    aspect    1920×1000 is 1.92:1, needs 4:3 or 16:9 (1920×1080 or 1778×1000)

        2 files: 2 errors, 0 warnings

        """)
    #expect(result.error.isEmpty)
  }

  @Test("an image that is checked is not written over with its report")
  func inputAsOutput() throws {
    let folder = try Self.folder()
    let before = try folder.folder.read("photo.jpg")
    for (input, option, output) in [
      ("photo.jpg", "-o", "photo.jpg"), ("photo.jpg", "--reporter", "json=./photo.jpg"),
      (".", "-o", "photo.jpg"), (".", "--write-baseline", "photo.jpg"),
    ] {
      let run = try folder.check(input, "--long-side", "1700..", option, output)
      #expect(run.status == 64, "\(input) \(option)")
      #expect(run.errorText.contains("photo.jpg: is also an input"))
    }
    #expect(try folder.folder.read("photo.jpg") == before)
  }

  @Test("several reports of one run go to their files")
  func several() throws {
    let folder = try Self.folder()
    let result = try folder.check(
      ".", "--long-side", "1700..", "--reporter", "json=out.json", "--reporter", "junit=out.xml",
      "--reporter", "xcode")
    #expect(result.status == 1)
    #expect(
      result.outputText
        == "\(folder.folder.path)/photo.jpg:1:1: error: long side 1600 px, needs 1700 or more (1700×1275) (longSide)\n"
    )
    let json = try JSONSerialization.jsonObject(with: Data(folder.folder.read("out.json")))
    let findings = (json as? [String: Any])?["findings"] as? [[String: Any]]
    #expect(findings?.count == 1)
    #expect(findings?[0]["actual"] as? String == "1600")
    #expect(
      String(decoding: try folder.folder.read("out.xml"), as: UTF8.self).contains("<testsuite"))
  }

  @Test("the table of a GitHub step is added to the file that the environment names")
  func gitHub() throws {
    var folder = try Self.folder()
    let summary = try folder.text("before\n", to: "summary.md")
    folder.environment = [
      "GITHUB_STEP_SUMMARY": summary, "GITHUB_WORKSPACE": folder.folder.path,
    ]
    let result = try folder.check("./photo.jpg", "--long-side", "1700..", "-f", "github")
    #expect(result.outputText.hasPrefix("::error file=photo.jpg,line=1,"))
    let text = String(decoding: try folder.folder.read("summary.md"), as: UTF8.self)
    #expect(text.hasPrefix("before\n"))
    #expect(text.contains("photo.jpg"))
  }

  @Test("what holds for which file can be printed without reading any")
  func printConfiguration() throws {
    let folder = try Self.folder()
    try folder.folder.makeFolder(".git")
    try folder.text("no image", to: "photo2.jpg")
    try folder.configure(
      """
      {"exclude": ["old/**"], "checks": [
        {"name": "photos", "files": ["*.jpg"], "longSide": "2000..", "upright": true},
        {"files": ["*.{jpg,png}"], "alpha": "forbid", "severity": "warning"},
        {"files": ["catalog"], "optional": true}
      ]}
      """)
    let result = try folder.check("--print-config", "--no-ignore")
    #expect(result.status == 0)
    #expect(
      result.outputText == """
        .zoomfit.json
          exclude: old/**

        banner.png
          check: alpha forbid; severity warning
        photo.jpg
          photos: longSide 2000..; upright
          check: alpha forbid; severity warning
        photo2.jpg
          photos: longSide 2000..; upright
          check: alpha forbid; severity warning

        """)
  }

  @Test("--init writes a start that works, and never over another file")
  func initialize() throws {
    let folder = try Self.folder()
    try folder.folder.makeFolder(".git")
    let result = try folder.check("--init")
    #expect(result.status == 0)
    #expect(result.outputText == "wrote .zoomfit.json\n")
    #expect(try folder.check("--no-ignore").status == 0)
    let before = try folder.folder.read(".zoomfit.json")
    let again = try folder.check("--init")
    #expect(again.status == 74)
    #expect(again.errorText.contains("is there already"))
    #expect(try folder.folder.read(".zoomfit.json") == before)
  }

  @Test("a mistake in the configuration is named with line and column")
  func configurationError() throws {
    let folder = try Self.folder()
    try folder.configure("{\n  \"checks\": [{\"files\": [\"*\"],\n    \"longside\": 1}]}")
    let result = try folder.check()
    #expect(result.status == 78)
    #expect(
      result.errorText
        == "zoomfit: .zoomfit.json:3:5: unknown key \"longside\"; did you mean \"longSide\"?\n")
  }

  @Test("findings stand in the order of their files, whatever the number of jobs")
  func order() throws {
    let folder = try CheckFolder()
    let names = (0..<500).map { "\(1000 + $0).png" }
    for name in names { try folder.png(name, 1, 1) }
    for jobs in ["1", "2", "7"] {
      let result = try folder.check(".", "--width", "2..", "-j", jobs)
      let files = result.outputText.split(separator: "\n").filter { $0.hasSuffix(".png") }
      #expect(files.map(String.init) == names)
    }
  }

  @Test("every rule and setting is a flag of the command")
  func flags() throws {
    let help = try Program().run(["check", "--help"]).outputText
    for flag in [
      "--pixel-size", "--width", "--height", "--short-side", "--long-side", "--megapixels",
      "--bytes", "--aspect", "--tolerance", "--multiple-of", "--shape", "--image-format",
      "--extension-matches", "--alpha", "--upright", "--sharp-on", "--min-sharpness",
      "--max-crop", "--severity", "--viewport", "--zoom", "--within", "--os", "--exif",
      "--config", "--init", "--print-config", "--strict", "--baseline", "--write-baseline",
      "--reporter", "--image-scale", "--whole-points",
    ] {
      #expect(help.contains("\(flag)"), "\(flag)")
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
