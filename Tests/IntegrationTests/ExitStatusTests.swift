import Foundation
import TestSupport
import Testing

@Suite("What the program ends with")
struct ExitStatusTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(in: folder.path)
    try folder.write(JPEG.file(width: 301, height: 203, orientation: 6), to: "photo.jpg")
    try folder.write(Array(PNG.file(width: 40, height: 30).prefix(20)), to: "cut.png")
    try folder.write([], to: "empty.png")
    try folder.write(Array("hello, world\n".utf8), to: "text.jpg")
    try folder.write(Array("RIFF\u{24}\0\0\0WEBPVP8 ".utf8), to: "webp.png")
    try folder.makeFolder("folder.png")
  }

  @Test("0 where all is well, with nothing on standard error")
  func success() throws {
    let run = try program.run(["photo.jpg", "--viewport", "390x844", "-f", "ndjson"])
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty)
    #expect(run.outputText.contains("\"displayPixelSize\":{\"width\":203,\"height\":301}"))
  }

  @Test(
    "a file that can't be had or read is named, and is a result of its own",
    arguments: [
      ("nowhere.jpg", "not-found", 66), ("folder.png", "is-directory", 66),
      ("fifo.png", "not-regular-file", 66), ("/dev/null", "not-regular-file", 66),
      ("empty.png", "empty", 65), ("text.jpg", "unsupported-format", 65),
      ("webp.png", "unsupported-format", 65), ("cut.png", "truncated", 65),
    ])
  func refusals(name: String, kind: String, status: Int32) throws {
    mkfifo(folder.path + "/fifo.png", 0o644)
    let run = try program.run([name, "photo.jpg", "--viewport", "390x844", "-f", "ndjson"])
    #expect(run.status == status)
    #expect(run.errorText.hasPrefix("zoomfit: \(name): "))
    #expect(run.errorText.split(separator: "\n").count == 1)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"error\":{\"kind\":\"\(kind)\"") == true)
    #expect(lines.last?.contains("\"error\":null") == true)
  }

  @Test("66 comes before 65, and 64 before both")
  func order() throws {
    #expect(try program.run(["empty.png", "nowhere.jpg", "-f", "csv"]).status == 66)
    #expect(try program.run(["nowhere.jpg", "empty.png", "-f", "csv"]).status == 66)
    let usage = try program.run(["empty.png", "nowhere.jpg", "--viewport", "0x0"])
    #expect(usage.status == 64)
    #expect(usage.output.isEmpty)
  }

  @Test("64 for a usage error, with a hint and nothing on standard output")
  func usage() throws {
    let run = try program.run(["photo.jpg", "--viewpotr", "390x844"])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errorText == """
        zoomfit: unknown option --viewpotr; did you mean --viewport?
        see zoomfit --help

        """)
    #expect(try program.run([]).status == 64)
  }

  @Test("74 where output can't be written, even after an input failed")
  func unwritable() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    var program = program
    program.output = .file("/dev/full")
    let run = try program.run(["photo.jpg", "nowhere.jpg", "-f", "csv"])
    #expect(run.status == 74)
    #expect(run.errorText.contains("zoomfit: standard output: can't be written: no space left"))
    #expect(try program.run(["--help"]).status == 74)
    let missing = try self.program.run(["photo.jpg", "-f", "csv", "-o", "no/where.csv"])
    #expect(missing.status == 74)
    #expect(missing.errorText.hasPrefix("zoomfit: no/where.csv: can't be written: "))
  }

  /// The thread sanitizer keeps its own memory in files, and does not survive their limit.
  private static let hasThreadSanitizer = dlsym(dlopen(nil, RTLD_LAZY), "__tsan_init") != nil

  @Test(
    "a file that may not grow is 74, not the end by a signal, and is not there afterwards",
    .enabled(if: !hasThreadSanitizer))
  func limitedFile() throws {
    var shell = program
    shell.executable = "/bin/sh"
    let line = "ulimit -f 0; exec \"$0\" photo.jpg -f csv -o limited.csv"
    let run = try shell.run(["-c", line, Program.path()])
    #expect(run.status == 74)
    #expect(run.errorText.hasPrefix("zoomfit: limited.csv: can't be written: "))
    #expect(try program.run(["limited.csv"]).status == 66)
  }

  @Test("a closed pipe ends the writing quietly, with the status of what was read")
  func closedPipe() throws {
    var program = program
    program.output = .closedPipe
    let run = try program.run(["photo.jpg", "-f", "csv"])
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty)
    #expect(try program.run(["nowhere.jpg", "-f", "csv"]).status == 66)
    #expect(try program.run(["--help"]).status == 0)
  }

  @Test("help and version answer on standard output")
  func help() throws {
    let version = try program.run(["--version"])
    #expect(version.status == 0)
    #expect(version.outputText.hasPrefix("zoomfit "))
    #expect(try program.run(["--help"]).outputText.hasPrefix("Usage: zoomfit"))
    #expect(try program.run(["help", "zoom"]).outputText.hasPrefix("A zoom is written as"))
    #expect(try program.run(["list", "devices"]).outputText.contains("iphone-17-pro"))
  }
}
