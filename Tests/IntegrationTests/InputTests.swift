import Foundation
import TestSupport
import Testing

@Suite("What the program reads")
struct InputTests {
  let folder: TemporaryFolder
  let program: Program
  static let widths = ["-f", "csv", "-p", "file,image.displayPixelSize.width"]

  init() throws {
    folder = try TemporaryFolder()
    program = Program(in: folder.path)
  }

  /// Images of the widths 1, 2, 3 … under the given names.
  func write(_ names: String...) throws {
    for (index, name) in names.enumerated() {
      try folder.write(JPEG.file(width: index + 1, height: 9), to: name)
    }
  }

  func lines(_ run: Program.Result) -> [String] {
    run.outputText.split(separator: "\r\n").dropFirst().map(String.init)
  }

  @Test("an image from a pipe, whose writer meets no error however much it has to say")
  func pipe() throws {
    let image = JPEG.file(width: 301, height: 203, orientation: 6)
    let tail = [UInt8](repeating: 0x55, count: 3_000_000)
    for name in ["-", "/dev/stdin", "/dev/fd/0"] {
      let run = try program.run([name] + Self.widths, input: image + tail)
      #expect(run.status == 0)
      #expect(lines(run) == ["\(name),203"])
    }
  }

  @Test("names are bytes, from the argument to the result")
  func names() throws {
    let names: [[UInt8]] = [
      [0xFF, 0x2E, 0x6A], Array("é.jpg".utf8), Array("e\u{301}.jpg".utf8), Array("a\nb".utf8),
      Array("-x".utf8), Array("check".utf8),
    ]
    try folder.write(JPEG.file(width: 7, height: 9), to: "image")
    for name in names {
      let source = folder.path + "/image"
      let target = Array(folder.path.utf8) + [0x2F] + name + [0]
      let code = target.withUnsafeBufferPointer { target in
        target.withMemoryRebound(to: CChar.self) { link(source, $0.baseAddress!) }
      }
      #expect(code == 0)
    }
    let arguments = Self.widths.map { Array($0.utf8) } + [Array("--".utf8)] + names
    let run = try program.run(bytes: arguments)
    #expect(run.status == 0)
    #expect(run.output.starts(with: Array("file,image.displayPixelSize.width\r\n".utf8)))
    let expected = names.map { name in
      (name.contains(10) ? [0x22] + name + [0x22] : name) + Array(",7\r\n".utf8)
    }
    #expect(run.output.suffix(expected.joined().count).elementsEqual(expected.joined()))
  }

  @Test("images are outermost, then viewports, then models, whatever fails and however many jobs")
  func order() throws {
    try write("a.jpg", "b.jpg")
    for jobs in ["1", "4"] {
      let run = try program.run([
        "a.jpg", "nowhere", "b.jpg", "--image-size", "5x5", "--viewport", "10x10", "--viewport",
        "20x20", "--model", "css-cover", "--model", "lightbox", "-j", jobs, "-f", "csv", "-p",
        "file,viewport.size.width,recipe.model",
      ])
      #expect(run.status == 66)
      let expected = ["a.jpg", "nowhere", "b.jpg", ""].flatMap { file in
        ["10", "20"].flatMap { width in
          ["css-cover", "lightbox"].map { "\(file),\(width),\($0)" }
        }
      }
      #expect(lines(run) == expected)
    }
  }

  @Test("results keep the order of a long list, whatever the number of jobs")
  func longList() throws {
    try write("a.jpg", "b.jpg", "c.jpg")
    let names = (0..<5000).map { ["a.jpg", "b.jpg", "c.jpg", "nowhere"][$0 * 7 % 4] }
    let list = Array(names.map { $0 + "\n" }.joined().utf8)
    let one = try program.run(["--files-from", "-", "-j", "1"] + Self.widths, input: list)
    let many = try program.run(["--files-from", "-", "-j", "8"] + Self.widths, input: list)
    #expect(one.status == 66)
    #expect(one.output == many.output)
    #expect(lines(one).map { $0.split(separator: ",")[0] } == names.map { $0[...] })
  }

  @Test("where few files may be open, all of those are images", arguments: 4...8)
  func fewDescriptors(limit: Int) throws {
    try write("x/a.jpg", "x/b.jpg", "x/c.jpg", "y/d.jpg", "y/e.jpg")
    let names = ["x/a.jpg", "x/b.jpg", "x/c.jpg", "y/d.jpg", "y/e.jpg"]
    let list = Array(names.map { $0 + "\n" }.joined().utf8)
    var shell = program
    shell.executable = "/bin/sh"
    let line = "ulimit -n \(limit); exec \"$0\" --files-from - -p file"
    let run = try shell.run(["-c", line, Program.path()], input: list)
    #expect(run.errorText.isEmpty)
    #expect(run.output == list)
  }

  @Test("a list has lines or NULs; carriage returns and empty lines are tolerated")
  func lists() throws {
    try write("a.jpg", "-", "c d.jpg")
    try folder.write(Array("a.jpg\r\n\r\n-\n\nc d.jpg".utf8), to: "list")
    let lineRun = try program.run(["--files-from", "list"] + Self.widths)
    #expect(lines(lineRun) == ["a.jpg,1", "-,2", "c d.jpg,3"])
    let nulRun = try program.run(
      ["-0", "--files-from", "-"] + Self.widths, input: Array("a.jpg\0c d.jpg\0".utf8))
    #expect(lines(nulRun) == ["a.jpg,1", "c d.jpg,3"])
    let missing = try program.run(["a.jpg", "--files-from", "nowhere"] + Self.widths)
    #expect(missing.status == 66)
    #expect(lines(missing) == ["a.jpg,1"])
    #expect(missing.errorText.hasPrefix("zoomfit: nowhere: "))
  }

  @Test("a folder is walked with -r, sorted, without hidden ones, and refused otherwise")
  func walk() throws {
    try write("d/b.jpg", "d/a.jpg", "d/.hidden.jpg", "d/e/noextension")
    try folder.write(Array("no image".utf8), to: "d/broken.png")
    try folder.write(Array("no image".utf8), to: "d/notes.txt")
    let run = try program.run(["-r", "d"] + Self.widths)
    #expect(run.status == 65)
    #expect(lines(run) == ["d/a.jpg,2", "d/b.jpg,1", "d/broken.png,", "d/e/noextension,4"])
    #expect(run.errorText.hasPrefix("zoomfit: d/broken.png: "))
    let hidden = try program.run(["-r", "d", "--hidden"] + Self.widths)
    #expect(lines(hidden).first == "d/.hidden.jpg,3")
    #expect(try program.run(["d"] + Self.widths).status == 66)
    try folder.makeFolder("empty")
    let empty = try program.run(["-r", "empty"] + Self.widths)
    #expect(empty.status == 66)
    #expect(empty.errorText.hasPrefix("zoomfit: empty: no PNG or JPEG files here"))
  }

  @Test("the scale in a name counts, and an option before it")
  func scale() throws {
    try write("a@2x.png", "b@3x~ipad.jpg", "c.jpg")
    let fields = ["-f", "csv", "-p", "image.scale"]
    let run = try program.run(["a@2x.png", "b@3x~ipad.jpg", "c.jpg"] + fields)
    #expect(lines(run) == ["2", "3", "1"])
    let given = try program.run(["a@2x.png", "--image-scale", "1.5"] + fields)
    #expect(lines(given) == ["1.5"])
    let model = try program.run(
      ["a@2x.png", "--viewport", "9x9", "--model", "css-cover", "--model", "lightbox"] + fields)
    #expect(lines(model) == ["1", "2"])
  }
}
