import Foundation
import SystemCalls
import TestSupport
import Testing

struct GitIgnoredTests {
  let folder: TemporaryFolder
  let plain: FolderWalkTests

  init() throws {
    plain = try FolderWalkTests()
    folder = plain.folder
  }

  func git(_ arguments: String...) throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", folder.path, "-c", "protocol.file.allow=always"] + arguments
    git.standardOutput = FileHandle.nullDevice
    git.standardError = FileHandle.nullDevice
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
  }

  func write(_ names: String...) throws {
    for name in names { try folder.write(to: name) }
  }

  func ignore(_ lines: String..., at name: String = ".gitignore") throws {
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: name)
  }

  @Test("what git ignores is left out, and what it tracks in spite of a pattern is not")
  func ignored() throws {
    try git("init", "-q")
    try ignore("build/", "*.tmp.png", "/only-here.png")
    try ignore("!kept.tmp.png", at: "sub/.gitignore")
    try write(
      "a.png", "a.tmp.png", "build/x.png", "build/tracked.png", "build/deep/y.png",
      "only-here.png", "sub/only-here.png", "sub/kept.tmp.png", "sub/lost.tmp.png",
      "a-b/c.tmp.png", "a-b/d.png", "a/c.tmp.png", "a/d.png")
    try git("add", "-f", "build/tracked.png")
    #expect(
      plain.walk() == [
        "a-b/d.png", "a.png", "a/d.png", "build/tracked.png", "sub/kept.tmp.png",
        "sub/only-here.png",
      ])
    #expect(plain.walk("build") == ["build/tracked.png"])
    #expect(plain.walk("sub") == ["sub/kept.tmp.png", "sub/only-here.png"])
    #expect(plain.walk("", .init(noIgnore: true)).count == 13)
  }

  @Test("below an ignored folder everything is, however deep the walk begins")
  func below() throws {
    try git("init", "-q")
    try ignore("out/")
    try write("out/a.png", "out/deep/b.png", "out/deep/deeper/c.png", "d.png")
    for root in ["out", "out/deep", "out/deep/deeper"] {
      #expect(plain.walk(root) == [])
      #expect(!plain.walk(root, .init(noIgnore: true)).isEmpty)
    }
    #expect(plain.walk() == ["d.png"])
  }

  @Test("how much was left out for git is counted")
  func count() throws {
    try git("init", "-q")
    try ignore("*.tmp.png", "out/")
    try write("a.tmp.png", "b.tmp.png", "c.png", "out/d.png")
    var walk = FolderWalk(FilePath(folder.path))
    while walk.next() != nil {}
    #expect(walk.ignoredCount == 3)
  }

  @Test("a repository inside a repository has its own say")
  func nested() throws {
    try git("init", "-q")
    try git("init", "-q", "inner")
    try ignore("outer*.png")
    try ignore("inner*.png", at: "inner/.gitignore")
    try write("outer.png", "inner.png", "inner/outer.png", "inner/inner.png", "z/outer.png")
    #expect(plain.walk() == ["inner.png", "inner/outer.png"])
    #expect(plain.walk("inner") == ["inner/outer.png"])
  }

  @Test("a submodule has its own say")
  func submodule() throws {
    let other = try GitIgnoredTests()
    try other.git("init", "-q")
    try other.ignore("*.tmp.png")
    try other.git("add", ".")
    try other.git("-c", "user.name=n", "-c", "user.email=e", "commit", "-qm", "m")
    try git("init", "-q")
    try ignore("*.jpg")
    try git("submodule", "add", "-q", other.folder.path, "lib")
    try write("lib/a.tmp.png", "lib/b.png", "lib/c.jpg", "c.jpg", "d.tmp.png")
    #expect(plain.walk() == ["d.tmp.png", "lib/b.png", "lib/c.jpg"])
  }

  @Test("git's own folder is no part of a work tree, hidden names or not")
  func own() throws {
    try git("init", "-q")
    try write(".git/a.png", ".hidden/a.png", "b.png")
    #expect(plain.walk("", .init(hidden: true)) == [".hidden/a.png", "b.png"])
    #expect(
      plain.walk("", .init(hidden: true, noIgnore: true)) == [
        ".git/a.png", ".hidden/a.png", "b.png",
      ])
  }

  @Test("a followed link is judged by its name, and what it leads to by the place it leads to")
  func links() throws {
    let outside = try TemporaryFolder()
    try outside.write(to: "a.tmp.png")
    try git("init", "-q")
    try ignore("*.tmp.png", "/ignored", "/out/")
    try write("real/a.tmp.png", "real/b.png", "ignored-too.png", "out/c.png")
    try folder.makeLink("ignored", to: "real")
    try folder.makeLink("linked", to: "real")
    try folder.makeLink("outside", to: outside.path)
    try folder.makeLink("to-out", to: "out")
    #expect(
      plain.walk("", .init(follow: true)) == [
        "ignored-too.png", "linked/b.png", "outside/a.tmp.png", "real/b.png",
      ])
  }

  @Test("names with glob characters, spaces and line feeds are names")
  func names() throws {
    try git("init", "-q")
    try ignore("*.tmp.png")
    try write("[a]*/x.tmp.png", "[a]*/b\nc.png", "[a]*/ d.png", "a/e.png")
    #expect(plain.walk("[a]*") == ["[a]*/ d.png", "[a]*/b\nc.png"])
  }

  @Test("where git cannot answer, everything is walked, and that is said")
  func broken() throws {
    try folder.write(Array("gitdir: nowhere".utf8), to: ".git")
    try write("a.png")
    var walk = FolderWalk(FilePath(folder.path))
    #expect(walk.next() == .file(FilePath(folder.path + "/a.png")))
    #expect(walk.next() == .problem(FilePath(folder.path), .gitUnavailable))
    #expect(walk.next() == nil)
  }

  @Test("a walk given up early waits for nobody")
  func early() throws {
    try git("init", "-q")
    try ignore("*.tmp.png")
    for number in 0..<3000 { try write("a long name to fill the pipe \(number).tmp.png") }
    try write("a.png")
    var walk = FolderWalk(FilePath(folder.path))
    #expect(walk.next() == .file(FilePath(folder.path + "/a.png")))
  }
}
