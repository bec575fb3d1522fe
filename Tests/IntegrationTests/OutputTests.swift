import Foundation
import TestSupport
import Testing

@Suite("What the program writes")
struct OutputTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(in: folder.path)
    try folder.write(JPEG.file(width: 301, height: 203), to: "photo.jpg")
  }

  @Test("a file is replaced whole, and through a link its target")
  func outputFile() throws {
    try folder.write(Array("old".utf8), to: "real.csv")
    try folder.makeLink("link.csv", to: "real.csv")
    let run = try program.run(["photo.jpg", "nowhere", "-f", "csv", "-p", "file", "-o", "link.csv"])
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(
      String(decoding: try folder.read("real.csv"), as: UTF8.self)
        == "file\r\nphoto.jpg\r\nnowhere\r\n")
    #expect(folder.names == ["link.csv", "photo.jpg", "real.csv"])
  }

  @Test("a file that is also an input is refused, and stays as it was")
  func inputAsOutput() throws {
    let before = try folder.read("photo.jpg")
    try folder.makeLink("link.jpg", to: "photo.jpg")
    try folder.write(Array("photo.jpg\n".utf8), to: "list")
    for arguments in [
      ["photo.jpg", "-o", "photo.jpg"], ["photo.jpg", "-o", "link.jpg"],
      ["--files-from", "list", "-o", "list"], ["--files-from", "list", "-o", "photo.jpg"],
      ["-r", ".", "-o", "photo.jpg"],
    ] {
      let run = try program.run(arguments + ["-f", "csv"])
      #expect(run.status == 64, "\(arguments)")
      #expect(run.output.isEmpty)
      #expect(run.errorText.contains("is also an input"))
    }
    #expect(try folder.read("photo.jpg") == before)
    #expect(folder.names == ["link.jpg", "list", "photo.jpg"])
  }

  @Test("what standard input is read from is an input too")
  func redirectedInputAsOutput() throws {
    let before = try folder.read("photo.jpg")
    try folder.write(Array("photo.jpg\n".utf8), to: "list")
    var shell = program
    shell.executable = "/bin/sh"
    for (arguments, file) in [("- -f csv", "photo.jpg"), ("--files-from - -f csv", "list")] {
      let script = "exec \"$0\" \(arguments) -o \(file) <\(file)"
      let run = try shell.run(["-c", script, try Program.path()])
      #expect(run.status == 64, "\(arguments)")
      #expect(run.errorText.contains("is also an input"))
    }
    #expect(try folder.read("photo.jpg") == before)
    #expect(try folder.read("list") == Array("photo.jpg\n".utf8))
  }

  @Test("warnings are a line each, unless -q; errors stay")
  func quiet() throws {
    try folder.write(JPEG.file(width: 3, height: 2, orientation: 9), to: "odd.jpg")
    let run = try program.run(["odd.jpg", "nowhere", "-f", "csv"])
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("zoomfit: odd.jpg: warning: ") == true)
    let quiet = try program.run(["odd.jpg", "nowhere", "-f", "csv", "-q"])
    #expect(quiet.errorText.split(separator: "\n").count == 1)
    #expect(quiet.errorText.hasPrefix("zoomfit: nowhere: "))
    #expect(quiet.status == 66)
  }

  @Test("--stats says what was read, on standard error")
  func statistics() throws {
    let run = try program.run(["photo.jpg", "photo.jpg", "-f", "csv", "--stats"])
    #expect(run.status == 0)
    #expect(run.errorText.hasPrefix("zoomfit: 2 files, "))
    #expect(run.errorText.contains(" bytes read, "))
  }

  @Test("metrics of low confidence are used with a warning")
  func lowConfidence() throws {
    let run = try program.run([
      "photo.jpg", "--device", "ipad-pro-13-m4", "--nav-bar", "standard", "-f", "csv",
    ])
    #expect(run.status == 0)
    #expect(run.errorText.contains("warning: "))
    #expect(run.errorText.contains("low confidence"))
  }
}
