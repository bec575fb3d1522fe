import Foundation
import TestSupport
import Testing

struct CheckFilesTests {
  private static let photos = """
    {"checks": [{"name": "photos", "files": ["photos/**/*.jpg"], "longSide": "2000.."}],
     "exclude": ["**/old/**"]}
    """

  /// A repository with one bad photo in each of several places.
  private static func repository() throws -> CheckFolder {
    let folder = try CheckFolder()
    try folder.folder.makeFolder(".git")
    try folder.configure(photos)
    for name in ["photos/a.jpg", "photos/deep/b.jpg", "photos/old/c.jpg", "other/d.jpg"] {
      try folder.photo(name, 100, 100)
    }
    try folder.text("hello", to: "README.md")
    try folder.photo("photos/.hidden/e.jpg", 100, 100)
    return folder
  }

  /// The names of files with findings, in order.
  private static func files(_ result: Program.Result) -> [String] {
    result.outputText.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains(".") }
      .map(String.init).filter { !$0.contains("file") }
  }

  @Test("without paths the configuration is checked whole")
  func whole() throws {
    let folder = try Self.repository()
    let result = try folder.check("--no-ignore")
    #expect(Self.files(result) == ["photos/a.jpg", "photos/deep/b.jpg"], "\(result.errorText)")
    #expect(result.status == 1)
    let hidden = try folder.check("--no-ignore", "--hidden")
    #expect(
      Self.files(hidden) == ["photos/.hidden/e.jpg", "photos/a.jpg", "photos/deep/b.jpg"])
  }

  @Test("the configuration is found above, up to the repository's root and no further")
  func discovery() throws {
    let folder = try Self.repository()
    let result = try folder.check("--no-ignore", in: "photos/deep")
    #expect(Self.files(result) == ["../../photos/a.jpg", "b.jpg"])
    try folder.text("gitdir: elsewhere", to: "other/sub/.git")
    #expect(try folder.check(in: "other/sub").status == 64)
    #expect(try folder.check("--no-ignore", in: "other").status == 1)
  }

  @Test(
    "a run is restricted to what is named, and what no check is for is passed by in silence",
    arguments: [
      (["photos/a.jpg"], ["photos/a.jpg"]),
      (["./photos/../photos/a.jpg"], ["./photos/../photos/a.jpg"]),
      (["README.md", "other/d.jpg", "photos/old/c.jpg"], []),
      (["photos"], ["photos/a.jpg", "photos/deep/b.jpg"]),
      (["other"], []), (["photos/deep/*.jpg"], ["photos/deep/b.jpg"]),
      (["."], ["photos/a.jpg", "photos/deep/b.jpg"]),
    ] as [([String], [String])])
  func restricted(_ paths: [String], _ files: [String]) throws {
    let folder = try Self.repository()
    let result = try Program(in: folder.folder.path).run(["check", "--no-ignore"] + paths)
    #expect(Self.files(result) == files, "\(result.outputText)\(result.errorText)")
    #expect(result.status == (files.isEmpty ? 0 : 1))
    #expect(result.error.isEmpty, "\(result.errorText)")
  }

  @Test("a quoted pattern that matches only what no check is for is passed by in silence")
  func patternWithoutCheck() throws {
    let folder = try Self.repository()
    for pattern in ["other/*.jpg", "o*/d.jpg", "photos/old/*.jpg"] {
      let result = try folder.check(pattern, "--no-ignore")
      #expect(result.status == 0, "\(pattern)")
      #expect(result.error.isEmpty, "\(result.errorText)")
    }
    #expect(try folder.check("other/*.gif", "--no-ignore").status == 66)
  }

  @Test("absolute names and those through links lead to the same checks")
  func absolute() throws {
    let folder = try Self.repository()
    try folder.folder.makeLink("link", to: "photos")
    #expect(try folder.check(folder.folder.path + "/photos/a.jpg").status == 1)
    #expect(try folder.check(folder.folder.path + "/other/d.jpg").status == 0)
    #expect(try folder.check("/dev/null").status == 0)
    let outside = try TemporaryFolder()
    try outside.makeLink("link", to: folder.folder.path)
    #expect(try folder.check(outside.path + "/link/photos/a.jpg").status == 1)
  }

  @Test("rules beside paths stand alone, unless a configuration is named")
  func ownRules() throws {
    let folder = try Self.repository()
    #expect(try folder.check("photos/a.jpg", "--upright").status == 0)
    #expect(try folder.check("photos/a.jpg", "--upright", "--config", ".zoomfit.json").status == 1)
    // What the configuration excludes is excluded then.
    #expect(
      try folder.check("photos/old/c.jpg", "--width", "1", "--config", ".zoomfit.json").status == 0)
    #expect(try folder.check("photos/old/c.jpg", "--width", "1").status == 1)
  }

  @Test("a list is checked in its order; an empty one is no failure, but said")
  func list() throws {
    let folder = try Self.repository()
    let names = "photos/deep/b.jpg\r\n\nREADME.md\nphotos/a.jpg\nphotos/gone.jpg\nother/gone.jpg\n"
    let result = try folder.check("--files-from", "-", input: Array(names.utf8))
    #expect(Self.files(result) == ["photos/deep/b.jpg", "photos/a.jpg", "photos/gone.jpg"])
    #expect(result.status == 66)
    let zero = try folder.check("--files-from", "-", "-0", input: Array("photos/a.jpg\0".utf8))
    #expect(Self.files(zero) == ["photos/a.jpg"])
    let empty = try folder.check("--files-from", "-", input: [])
    #expect(empty.status == 0)
    #expect(empty.errorText.contains("names no file"))
    #expect(try folder.check("--files-from", "-", "-q", input: []).error.isEmpty)
  }

  @Test("a pattern of the configuration that matches nothing is named with its place")
  func noMatch() throws {
    let folder = try Self.repository()
    try folder.configure(
      """
      {"checks": [
        {"files": ["photos/*.jpg", "nothing/*.png"]},
        {"files": ["optional/*.png"], "optional": true}
      ], "exclude": ["nowhere/**"]}
      """)
    let result = try folder.check("--no-ignore")
    #expect(result.status == 66)
    #expect(
      result.errorText
        == "zoomfit: .zoomfit.json:2:30: the pattern 'nothing/*.png' matches no file\n")
    // A restricted run does not look for them.
    #expect(try folder.check("photos/a.jpg").status == 0)
  }

  @Test("a folder that a pattern spells out is meant with all that is beneath")
  func spelledFolder() throws {
    let folder = try Self.repository()
    try folder.configure(#"{"checks": [{"files": ["photos"], "longSide": "2000.."}]}"#)
    let result = try folder.check("--no-ignore")
    #expect(
      Self.files(result) == ["photos/a.jpg", "photos/deep/b.jpg", "photos/old/c.jpg"])
  }

  @Test("a configuration that is named covers its own folder, wherever the run stands")
  func namedConfiguration() throws {
    let folder = try Self.repository()
    try folder.text(Self.photos, to: "sub/rules.json")
    try folder.photo("sub/photos/s.jpg", 1, 1)
    let name = folder.folder.path + "/sub/rules.json"
    #expect(
      Self.files(try folder.check("--config", "sub/rules.json", "--no-ignore"))
        == ["sub/photos/s.jpg"])
    #expect(
      Self.files(try folder.check("--config", name, "--no-ignore", "sub")) == ["sub/photos/s.jpg"])
    #expect(
      Self.files(try folder.check("--config", name, "--no-ignore", in: "sub/photos"))
        == ["s.jpg"])
    #expect(try folder.check("--config", name, "photos/a.jpg").status == 0)
  }

  @Test("images in a catalog are judged by rules too, and the catalog by itself")
  func catalogs() throws {
    let folder = try CheckFolder()
    try folder.folder.makeFolder(".git")
    let set = "Assets.xcassets/Logo.imageset"
    try folder.png("\(set)/a.png", 10, 10, opaque: false)
    try folder.text(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}], "info": {"version": 1}}"#,
      to: "\(set)/Contents.json")
    #expect(try folder.check("Assets.xcassets").status == 0)
    #expect(try folder.check("Assets.xcassets", "--alpha", "forbid").status == 1)
    try folder.configure(#"{"checks": [{"files": ["**/*.xcassets"], "alpha": "forbid"}]}"#)
    #expect(Self.files(try folder.check("--no-ignore")) == ["\(set)/a.png"])
    #expect(Self.files(try folder.check("\(set)/a.png")) == ["\(set)/a.png"])
    try folder.configure(
      #"{"checks": [{"files": ["**/*.xcassets"]}], "exclude": ["**/*.imageset"]}"#)
    try folder.text("broken", to: "\(set)/Contents.json")
    #expect(try folder.check("--no-ignore").status == 0)
    try folder.configure(#"{"checks": [{"files": ["**/*.xcassets"]}]}"#)
    #expect(try folder.check("--no-ignore").status == 1)
    #expect(try folder.check("\(set)/Contents.json").status == 1)
    try folder.configure(#"{"checks": [{"files": ["**/*.xcassets"], "severity": "warning"}]}"#)
    #expect(try folder.check("--no-ignore").status == 0)
    #expect(try folder.check("--no-ignore", "--strict").status == 1)
  }

  @Test("a pattern that spells out an extension means every file of that name")
  func spelledExtension() throws {
    let folder = try Self.repository()
    try folder.text("hello", to: "docs/a.webp")
    try folder.text("hello", to: "docs/b.txt")
    try folder.photo("docs/c", 100, 100)
    try folder.configure(#"{"checks": [{"files": ["docs/*.webp"]}]}"#)
    #expect(try folder.check("--no-ignore").status == 65)
    try folder.configure(#"{"checks": [{"files": ["docs/*"], "longSide": "2000.."}]}"#)
    #expect(Self.files(try folder.check("--no-ignore", "-j", "1")).isEmpty)
    #expect(try folder.check("--no-ignore").status == 1)
  }

  @Test("what git ignores is left out of a walk, but not where it is named")
  func ignored() throws {
    let folder = try CheckFolder()
    guard FileManager.default.fileExists(atPath: "/usr/bin/git") else { return }
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    git.arguments = ["init", "-q", folder.folder.path]
    try git.run()
    git.waitUntilExit()
    try folder.configure(#"{"checks": [{"files": ["**/*.jpg"], "longSide": "2000.."}]}"#)
    try folder.text("build/\n", to: ".gitignore")
    try folder.photo("build/a.jpg", 1, 1)
    try folder.photo("b.jpg", 1, 1)
    #expect(Self.files(try folder.check()) == ["b.jpg"])
    #expect(Self.files(try folder.check("build/a.jpg")) == ["build/a.jpg"])
    #expect(Self.files(try folder.check("--no-ignore")) == ["b.jpg", "build/a.jpg"])
  }

  @Test("without rule and configuration files only have to be readable, which is said")
  func readableOnly() throws {
    let folder = try CheckFolder()
    try folder.folder.makeFolder(".git")
    try folder.photo("a.jpg", 1, 1)
    let result = try folder.check(".")
    #expect(result.status == 0)
    #expect(result.errorText.contains("only have to be readable"))
    #expect(try folder.check("a.jpg", "-q").error.isEmpty)
    try folder.folder.makeFolder("empty")
    #expect(try folder.check("empty").status == 66)
  }

  @Test("an image on standard input is judged by the rules of the command line")
  func standardInput() throws {
    let folder = try CheckFolder()
    let image = JPEG.file(width: 100, height: 50)
    let result = try folder.check("-", "--long-side", "200..", input: image)
    #expect(result.status == 1)
    #expect(result.outputText.contains("long side 100 px, needs 200 or more"))
    #expect(try folder.check("-", "--long-side", "100..", input: image).status == 0)
  }

  @Test("EXIF orientation is applied unless it is ignored, by configuration or command line")
  func exif() throws {
    let folder = try CheckFolder()
    try folder.folder.write(JPEG.file(width: 300, height: 200, orientation: 6), to: "a.jpg")
    #expect(try folder.check("a.jpg", "--width", "200").status == 0)
    #expect(try folder.check("a.jpg", "--width", "300", "--exif", "ignore").status == 0)
    try folder.configure(#"{"checks": [{"files": ["*.jpg"], "width": 300, "exif": "ignore"}]}"#)
    #expect(try folder.check().status == 0)
    try folder.configure(#"{"checks": [{"files": ["*.jpg"], "width": 300}]}"#)
    #expect(try folder.check().status == 1)
    #expect(try folder.check("--exif", "ignore").status == 0)
  }

  @Test("names that are not UTF-8 are checked by their bytes", .enabled(if: takesAnyBytes))
  func bytes() throws {
    let folder = try CheckFolder()
    let name: [UInt8] = Array((folder.folder.path + "/a").utf8) + [0xFF] + Array(".jpg".utf8)
    let bytes = JPEG.file(width: 10, height: 10)
    let path = name.map { CChar(bitPattern: $0) } + [0]
    let file = fopen(path, "w")
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let result = try Program(in: folder.folder.path).run(
      bytes: [Array("check".utf8), name, Array("--width".utf8), Array("11".utf8)])
    #expect(result.status == 1)
    try folder.configure(#"{"checks": [{"files": ["a?.jpg"], "width": 11}]}"#)
    #expect(try folder.check().status == 1)
  }

  private static var takesAnyBytes: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
