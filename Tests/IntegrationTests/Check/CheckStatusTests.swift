import Foundation
import TestSupport
import Testing

struct CheckStatusTests {
  /// A folder with an image that is good, one that is broken by a rule, one that is cut off, and a
  /// configuration that can be wrong.
  private static func folder() throws -> CheckFolder {
    let folder = try CheckFolder()
    try folder.photo("good.jpg", 2000, 1000)
    try folder.photo("small.jpg", 1000, 500)
    try folder.folder.write(Array(PNG.file(width: 9, height: 9).prefix(20)), to: "cut.png")
    try folder.text("{\"checks\": [], \"chekcs\": []}", to: "wrong.json")
    try folder.text("{\"checks\": [{\"files\": [\"*.jpg\"], \"upright\": true}]}", to: "right.json")
    return folder
  }

  @Test(
    "each row of the table of exit statuses, and the first of several",
    arguments: [
      (["good.jpg", "--long-side", "2000.."], 0),
      (["small.jpg", "--long-side", "2000.."], 1),
      (["small.jpg", "good.jpg", "--long-side", "2000.."], 1),
      (["small.jpg", "--long-side", "2000..", "--severity", "warning"], 0),
      (["small.jpg", "--long-side", "2000..", "--severity", "warning", "--strict"], 1),
      (["cut.png", "--long-side", "2000.."], 65),
      (["cut.png"], 65),
      (["cut.png", "small.jpg", "--long-side", "2000.."], 65),
      (["missing.png"], 66),
      (["missing.png", "cut.png", "small.jpg", "--long-side", "2000.."], 66),
      (["no/*.png", "--upright"], 66),
      (["*.gif", "--upright"], 66),
      (["--config", "missing.json"], 66),
      (["good.jpg", "--screenshot", "any", "--screenshot-table", "missing.json"], 66),
      (["good.jpg", "--screenshot", "any", "--screenshot-table", "wrong.json"], 64),
      (["--config", "right.json", "--baseline", "missing.json"], 66),
      (["--files-from", "missing.txt", "--upright"], 66),
      (["good.jpg", "--upright", "-o", "no/such/report.txt"], 74),
      (["missing.png", "--upright", "-o", "no/such/report.txt"], 74),
      (["small.jpg", "--long-side", "2000..", "--write-baseline", "no/such/file"], 74),
      (["--config", "wrong.json"], 78),
      (["missing.png", "--config", "wrong.json", "-o", "no/such/report.txt"], 78),
      (["good.jpg", "--baseline", "wrong.json", "--upright"], 78),
      (["--config", "right.json"], 0),
      ([], 64),
      (["good.jpg", "--long-sied", "2000.."], 64),
      (["good.jpg", "--long-side", "big"], 64),
      (["--long-side", "2000.."], 64),
      (["good.jpg", "--tolerance", "1%"], 64),
      (["good.jpg", "--max-crop", "10%"], 64),
      (["good.jpg", "--min-sharpness", "1"], 64),
      (["good.jpg", "--sharp-on", "iphone-99"], 64),
      (["good.jpg", "--viewport", "390x844"], 64),
      (["good.jpg", "--print", "file"], 64),
      (["good.jpg", "--template", "{file}"], 64),
      (["good.jpg", "--reporter", "xunit"], 64),
      (["good.jpg", "--reporter", "json", "--reporter", "text"], 64),
      (["good.jpg", "--reporter", "json="], 64),
      (["good.jpg", "-0"], 64),
      (["good.jpg", "--reporter", "json", "-o", "out.txt"], 64),
      (["good.jpg", "--upright", "-o", "good.jpg"], 64),
      (["good.jpg", "--upright", "--write-baseline", "good.jpg"], 64),
      (["missing.png", "--config", "wrong.json", "--long-sied", "1"], 64),
    ] as [([String], Int32)])
  func statuses(_ arguments: [String], _ status: Int32) throws {
    let folder = try Self.folder()
    let result = try Program(in: folder.folder.path).run(["check"] + arguments)
    #expect(result.status == status, "\(result.errorText)\(result.outputText)")
    if [64, 74, 78].contains(status) { #expect(!result.error.isEmpty) }
    if status == 64 || status == 78 { #expect(result.output.isEmpty) }
  }

  @Test("a closed pipe does not change the verdict")
  func closedPipe() throws {
    let folder = try Self.folder()
    var program = Program(in: folder.folder.path)
    program.output = .closedPipe
    #expect(try program.run(["check", "small.jpg", "--long-side", "2000.."]).status == 1)
    #expect(try program.run(["check", "good.jpg", "--long-side", "2000.."]).status == 0)
  }

  @Test("a full device is output that could not be written", .enabled(if: isLinux))
  func fullDevice() throws {
    let folder = try Self.folder()
    var program = Program(in: folder.folder.path)
    program.output = .file("/dev/full")
    #expect(try program.run(["check", "small.jpg", "--long-side", "2000.."]).status == 74)
  }

  @Test("every file that could not be read is a finding, with the reason")
  func readable() throws {
    let folder = try Self.folder()
    try folder.text("", to: "empty.png")
    try folder.text("hello", to: "text.png")
    let result = try folder.check(
      "missing.png", "empty.png", "text.png", "cut.png", "-f", "json", "-o", "out.json")
    #expect(result.status == 66)
    let json = String(decoding: try folder.folder.read("out.json"), as: UTF8.self)
    #expect(json.components(separatedBy: "\"rule\": \"readable\"").count == 5)
    // What no report on a stream tells stands on standard error.
    for name in ["missing.png", "empty.png", "text.png", "cut.png"] {
      #expect(result.errorText.contains("zoomfit: \(name): "), "\(result.errorText)")
    }
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
