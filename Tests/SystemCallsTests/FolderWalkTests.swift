import Foundation
import SystemCalls
import TestSupport
import Testing

struct FolderWalkTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

  /// The walk's entries by their paths below the folder; problems are in parentheses.
  func walk(
    _ name: String = "", _ options: FolderWalk.Options = .init(),
    onFolder: @escaping (FilePath) -> FolderWalk.FolderChoice = { _ in .descend }
  ) -> [String] {
    let root = name.isEmpty ? folder.path : folder.path + "/" + name
    func below(_ path: FilePath) -> String {
      path.text.hasPrefix(folder.path + "/")
        ? String(path.text.dropFirst(folder.path.count + 1)) : path.text
    }
    var walk = FolderWalk(FilePath(root), options: options, onFolder: onFolder)
    var found: [String] = []
    while let entry = walk.next() {
      switch entry {
      case .file(let path): found.append(below(path))
      case .folder(let path): found.append(below(path) + "/")
      case .problem(let path, let problem): found.append("(\(below(path)): \(problem.message))")
      }
    }
    return found
  }

  func write(_ names: String...) throws {
    for name in names { try folder.write(to: name) }
  }

  @Test("files are images by content or by name, in any case")
  func choice() throws {
    try folder.write(Self.png, to: "content")
    try folder.write(Self.jpeg, to: "content.txt")
    try folder.write(Array(Self.png.prefix(7)), to: "too short")
    try folder.write(Array("text".utf8), to: "notes.txt")
    try write("empty.PNG", "b.jpg", "c.Jpeg", "d.jpe", "e.jfif", "png", "f.png.bak", "g.gif")
    #expect(
      walk() == ["b.jpg", "c.Jpeg", "content", "content.txt", "d.jpe", "e.jfif", "empty.PNG"])
  }

  @Test("whole paths come sorted by their bytes")
  func order() throws {
    let names = [
      "a/x.png", "a-b.png", "a.png", "ab.png", "a/b/c.png", "a b/z.png", "é.png", "Z.png",
      "a0/y.png",
    ]
    for name in names { try write(name) }
    #expect(walk() == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }

  @Test("what is random comes sorted and whole")
  func law() throws {
    var random = SeededGenerator()
    var names: Set<String> = []
    for _ in 0..<300 {
      let depth = Int.random(in: 0...3, using: &random)
      let folders = (0..<depth).map { _ in String(random.choice(of: "abc-/ .".dropLast(3))) + "d" }
      let name =
        folders + ["\(random.choice(of: "abcd-+~"))\(Int.random(in: 0...99, using: &random)).png"]
      names.insert(name.joined(separator: "/"))
    }
    for name in names { try write(name) }
    let sorted = names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(walk() == sorted, "\(random)")
  }

  @Test("a name that is not UTF-8 stays as it is")
  func bytes() throws {
    let path = FilePath(
      bytes: Array(folder.path.utf8) + Array("/".utf8) + [0xFF] + Array(".png".utf8))
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    let file = open(name, O_CREAT | O_WRONLY, 0o600)
    // File systems of macOS take no such names.
    guard file >= 0 else { return }
    close(file)
    var walk = FolderWalk(FilePath(folder.path))
    #expect(walk.next() == .file(path))
    #expect(walk.next() == nil)
  }

  @Test("paths begin as the folder was given", arguments: ["", "/", "//"])
  func root(_ slashes: String) throws {
    try write("a/b.png")
    var walk = FolderWalk(FilePath(folder.path + "/a" + slashes))
    let slash = slashes.isEmpty ? "/" : slashes
    #expect(walk.next() == .file(FilePath(folder.path + "/a" + slash + "b.png")))
  }

  @Test("hidden files and folders are left out unless asked for, but not the folder given")
  func hidden() throws {
    try write(".h/a.png", ".h/.i/b.png", ".h/.c.png")
    #expect(walk() == [])
    #expect(walk(".h") == [".h/a.png"])
    #expect(walk("", .init(hidden: true)) == [".h/.c.png", ".h/.i/b.png", ".h/a.png"])
  }

  @Test("links are passed by, or followed, and a loop ends")
  func links() throws {
    try write("real/a.png")
    try folder.makeLink("linked", to: "real")
    try folder.makeLink("file.png", to: "real/a.png")
    try folder.makeLink("none.png", to: "nowhere")
    try folder.makeLink("none", to: "nowhere")
    try folder.makeLink("real/loop", to: "..")
    try folder.makeLink("self.png", to: "self.png")
    #expect(walk() == ["real/a.png"])
    #expect(walk("linked") == ["linked/a.png"])
    #expect(
      walk("", .init(follow: true)) == [
        "file.png", "linked/a.png", "none.png", "real/a.png", "self.png",
      ])
  }

  @Test("a FIFO is passed by unless its name is an image's, and never waited for")
  func fifo() throws {
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    #expect(mkfifo(folder.path + "/fifo.png", 0o600) == 0)
    #expect(walk() == ["fifo.png"])
  }

  @Test("an unreadable folder is reported and passed by", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try write("a/x.png", "b/x.png", "c/x.png")
    #expect(chmod(folder.path + "/b", 0) == 0)
    #expect(walk() == ["a/x.png", "(b: permission denied)", "c/x.png"])
  }

  @Test("a folder that goes away before the walk comes by is reported and passed by")
  func vanished() throws {
    try write("a.png", "b/x.png", "c/x.png")
    var walk = FolderWalk(FilePath(folder.path))
    #expect(walk.next() == .file(FilePath(folder.path + "/a.png")))
    try FileManager.default.removeItem(atPath: folder.path + "/b")
    let problem = FolderWalk.Problem.unreadable(SystemError(code: ENOENT))
    #expect(walk.next() == .problem(FilePath(folder.path + "/b"), problem))
    #expect(walk.next() == .file(FilePath(folder.path + "/c/x.png")))
    #expect(walk.next() == nil)
  }

  @Test("a folder that is none is reported")
  func noFolder() throws {
    try write("a.png")
    #expect(walk("none") == ["(none: no such file or directory)"])
    #expect(walk("a.png") == ["(a.png: not a directory)"])
    #expect(walk("", onFolder: { _ in .descend }) == ["a.png"])
  }

  @Test("a folder is descended into, taken as a whole, or passed by")
  func taken() throws {
    try write("A.xcassets/i.imageset/a.png", "b/a.png", "b/C.xcassets/x.png", "skip/a.png")
    let found = walk { path in
      if path.text.hasSuffix(".xcassets") { return .take }
      return path.text.hasSuffix("skip") ? .skip : .descend
    }
    #expect(found == ["A.xcassets/", "b/C.xcassets/", "b/a.png"])
  }

  @Test("a folder nested deeper than calls could be is walked to its end")
  func deep() throws {
    let path = Array(repeating: "d", count: 1000).joined(separator: "/")
    try write(path + "/a.png")
    #expect(walk() == [path + "/a.png"])
  }
}
