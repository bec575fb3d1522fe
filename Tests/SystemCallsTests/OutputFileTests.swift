import Foundation
import SystemCalls
import TestSupport
import Testing

struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func path(_ name: String) -> FilePath { FilePath(folder.path + "/" + name) }

  func write(_ text: String, to name: String) throws {
    var file = try OutputFile(path(name))
    try file.descriptor.write(Array(text.utf8))
    try file.commit()
  }

  func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return attributes[.posixPermissions] as? Int ?? -1
  }

  @Test("a new file appears whole, and nothing beside it")
  func new() throws {
    var file = try OutputFile(path("out"))
    try file.descriptor.write(Array("half".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    try file.descriptor.write(Array(" and half".utf8))
    try file.commit()
    #expect(try folder.read("out") == Array("half and half".utf8))
    #expect(folder.names == ["out"])
    let mask = umask(0)
    umask(mask)
    #expect(try permissions("out") == 0o666 & ~Int(mask))
  }

  @Test("what stood there stays until the new is whole, and keeps its permissions")
  func existing() throws {
    try folder.write(Array("old".utf8), to: "out")
    #expect(chmod(folder.path + "/out", 0o640) == 0)
    var file = try OutputFile(path("out"))
    try file.descriptor.write(Array("new".utf8))
    #expect(try folder.read("out") == Array("old".utf8))
    try file.commit()
    #expect(try folder.read("out") == Array("new".utf8))
    #expect(try permissions("out") == 0o640)
  }

  @Test("given up, it leaves no trace")
  func abandoned() throws {
    try folder.write(Array("old".utf8), to: "out")
    do {
      let file = try OutputFile(path("out"))
      try file.descriptor.write(Array("new".utf8))
    }
    #expect(try folder.read("out") == Array("old".utf8))
    #expect(folder.names == ["out"])
  }

  @Test("a link's target is replaced, through further links, and the link stays")
  func link() throws {
    try folder.write(Array("old".utf8), to: "elsewhere/target")
    try folder.makeLink("elsewhere/second", to: "target")
    try folder.makeLink("first", to: "elsewhere/second")
    try write("new", to: "first")
    #expect(try folder.read("elsewhere/target") == Array("new".utf8))
    let first = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/first")
    #expect(first == "elsewhere/second")
    #expect(folder.names == ["elsewhere", "first"])
  }

  @Test("a link to nothing gets its target")
  func danglingLink() throws {
    try folder.makeLink("link", to: "target")
    try write("new", to: "link")
    #expect(try folder.read("target") == Array("new".utf8))
    #expect(folder.names == ["link", "target"])
  }

  @Test("a FIFO is written through")
  func fifo() throws {
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/cat")
    reader.arguments = [folder.path + "/fifo"]
    let pipe = Pipe()
    reader.standardOutput = pipe
    try reader.run()
    try write("through", to: "fifo")
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("through".utf8))
    reader.waitUntilExit()
    #expect(folder.names == ["fifo"])
  }

  @Test("a device and an open descriptor are written through", arguments: ["/dev/null"])
  func device(_ name: String) throws {
    var file = try OutputFile(FilePath(name))
    try file.descriptor.write([1])
    try file.commit()
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    var through = try OutputFile(FilePath("/dev/fd/\(number)"))
    try through.descriptor.write([7])
    try through.commit()
    // Still open: it was given, not opened.
    try pipe.fileHandleForWriting.write(contentsOf: [8])
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data([7, 8]))
  }

  @Test(
    "what cannot be written to is refused before anything is",
    arguments: [
      ("", EISDIR), ("none/out", ENOENT), ("new/", EISDIR), ("file/out", ENOTDIR),
      ("loop", ELOOP),
    ])
  func refusals(_ name: String, _ code: Int32) throws {
    try folder.write([], to: "file")
    try folder.makeLink("loop", to: "loop")
    #expect(throws: SystemError(code: code)) { _ = try OutputFile(path(name)) }
    #expect(folder.names == ["file", "loop"])
  }

  @Test("an empty name is no file")
  func noName() {
    #expect(throws: SystemError(code: ENOENT)) { _ = try OutputFile(FilePath("")) }
  }

  @Test("a name as long as can be has room beside it")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try write("new", to: name)
    #expect(folder.names == [name])
  }

  @Test("what another run left behind is in nobody's way")
  func leftover() throws {
    try folder.write([], to: ".zoomfit-\(getpid())-0")
    try write("new", to: "out")
    #expect(folder.names == [".zoomfit-\(getpid())-0", "out"])
  }

  @Test("two names of a file are one file")
  func identity() throws {
    try folder.write([], to: "file")
    try folder.makeLink("link", to: "file")
    #expect(FileIdentity(path("link")) == FileIdentity(path("file")))
    #expect(FileIdentity(path("file")) != FileIdentity(path("")))
    #expect(FileIdentity(path("none")) == nil)
  }
}
