import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

/// What slots name, and what is there.
struct CatalogFileTests {
  static let webp = Array("RIFF\u{4}\0\0\0WEBPVP8 ".utf8)
  static let pdf = Array("%PDF-1.4\n".utf8)
  static let svg = Array("<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
  static let heic: [UInt8] = [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8)

  @Test("a file that a slot names and that is missing is an error at the slot's line")
  func missing() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["idiom": "universal", "scale": "1x"],
        ["filename": "gone.png", "idiom": "universal", "scale": "2x"],
      ],
      to: "A.imageset")
    let findings = catalog.findings()
    #expect(catalog.brief() == ["error catalogFile A.imageset/Contents.json:7"])
    #expect(findings[0].actual == "gone.png missing")
    #expect(findings[0].message == "A.imageset: slot universal 2x: gone.png is missing")
  }

  @Test(
    "a file there only under another case or normalisation is said to be, and is not unnamed",
    arguments: [
      ("Logo.png", "logo.PNG", "A.imageset: slot universal: Logo.png is there only as logo.PNG"),
      (
        "Caf\u{E9}.png", "Cafe\u{301}.png",
        "A.imageset: slot universal: Café.png is there only under another Unicode normalisation"
      ),
      (
        "caf\u{E9}.png", "Cafe\u{301}.png",
        "A.imageset: slot universal: café.png is there only as Cafe\u{301}.png"
      ),
    ])
  func variants(_ named: String, _ there: String, _ message: String) throws {
    let catalog = try TestCatalog()
    try catalog.write([["filename": named, "idiom": "universal"]], to: "A.imageset")
    try catalog.writePNG(10, 10, to: "A.imageset/\(there)")
    let findings = catalog.findings()
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.rule) == ["catalogFile"])
    #expect(findings.first?.suggestion.map { Array($0.utf8) } == Array(there.utf8))
  }

  @Test(
    "content that is not what the extension says is an error that names the right one",
    arguments: [
      ("a.png", webp, "WebP", "a.webp"), ("a.png", JPEG.file(width: 9, height: 9), "JPEG", "a.jpg"),
      ("a.JPG", PNG.file(width: 9, height: 9), "PNG", "a.png"), ("a.png", heic, "HEIC", "a.heic"),
      ("a.pdf", PNG.file(width: 9, height: 9), "PNG", "a.png"), ("a.jpeg", pdf, "PDF", "a.pdf"),
      ("a.svg", webp, "WebP", "a.webp"), ("a.png", svg, "SVG", "a.svg"),
      ("a.heic", JPEG.file(width: 9, height: 9), "JPEG", "a.jpg"),
    ] as [(String, [UInt8], String, String)])
  func mislabelled(_ name: String, _ bytes: [UInt8], _ content: String, _ suggestion: String) throws
  {
    let catalog = try TestCatalog()
    try catalog.write([["filename": name, "idiom": "universal"]], to: "A.imageset")
    try catalog.write(bytes, to: "A.imageset/\(name)")
    let findings = catalog.findings()
    #expect(catalog.brief() == ["error extensionMatches A.imageset/Contents.json:3"])
    #expect(findings.first?.message.contains("\(name) holds \(content)") == true)
    #expect(findings.first?.suggestion == suggestion)
  }

  @Test(
    "vector files, and other formats that Xcode takes, are passed by",
    arguments: [
      ("a.pdf", pdf), ("a.svg", svg), ("a.SVG", svg),
      ("a.svg", Array("<!-- made by hand -->".utf8)),
      ("a.heic", heic), ("a.tiff", [0x49, 0x49, 0x2A, 0] as [UInt8]),
      ("a.jpe", JPEG.file(width: 9, height: 9)), ("a.PNG", PNG.file(width: 9, height: 9)),
      ("noextension", PNG.file(width: 9, height: 9)),
    ])
  func passedBy(_ name: String, _ bytes: [UInt8]) throws {
    let catalog = try TestCatalog()
    try catalog.write([["filename": name, "idiom": "universal"]], to: "A.imageset")
    try catalog.write(bytes, to: "A.imageset/\(name)")
    #expect(catalog.brief() == [])
  }

  @Test(
    "what can't be read is an error with the reason",
    arguments: [
      ("a.png", []), ("a.webp", webp), ("a.png", Array(PNG.file(width: 9, height: 9).prefix(20))),
      ("a.png", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
      ("a.pdf", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
      ("a.png", Array("what is this".utf8)),
    ])
  func unreadable(_ name: String, _ bytes: [UInt8]) throws {
    let catalog = try TestCatalog()
    try catalog.write([["filename": name, "idiom": "universal"]], to: "A.imageset")
    try catalog.write(bytes, to: "A.imageset/\(name)")
    #expect(catalog.brief() == ["error catalogFile A.imageset/Contents.json:3"])
    #expect(catalog.findings().first?.message.contains("\(name) can't be read: ") == true)
  }

  @Test(
    "a name that leads out of the set is never opened",
    arguments: [
      "../B.imageset/b.png", "/etc/passwd", "..", ".", "sub/b.png",
    ])
  func elsewhere(_ name: String) throws {
    let catalog = try TestCatalog()
    try catalog.write([["filename": name, "idiom": "universal"]], to: "A.imageset")
    try catalog.write([["filename": "b.png", "idiom": "universal"]], to: "B.imageset")
    try catalog.writePNG(10, 10, to: "B.imageset/b.png")
    try catalog.folder.makeFolder("\(catalog.root)/A.imageset/sub")
    try catalog.writePNG(10, 10, to: "A.imageset/sub/b.png")
    #expect(catalog.brief() == ["error catalogFile A.imageset/Contents.json:3"])
    #expect(catalog.findings().first?.expected == "a name in the set's folder")
  }

  @Test("a folder, a broken link and a name with NUL in it are no images")
  func noFiles() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [["filename": "a.png"], ["filename": "b.png"], ["filename": "c.png\\u0000"]], to: "A.imageset"
    )
    try catalog.folder.makeFolder("\(catalog.root)/A.imageset/a.png")
    try catalog.folder.makeLink("\(catalog.root)/A.imageset/b.png", to: "nowhere.png")
    try catalog.writePNG(1, 1, to: "A.imageset/c.png")
    #expect(
      catalog.brief() == [
        "warning unnamedFile A.imageset/Contents.json:2",
        "error catalogFile A.imageset/Contents.json:3",
        "error catalogFile A.imageset/Contents.json:6",
        "error catalogFile A.imageset/Contents.json:9",
      ])
  }

  @Test("an Xcode-optimized PNG is a warning, once a file, and is still measured")
  func optimized() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["filename": "a.png", "idiom": "iphone", "scale": "2x", "size": "20x20"],
        ["filename": "a.png", "idiom": "ipad", "scale": "2x", "size": "20x20"],
        ["filename": "a.png", "idiom": "iphone", "scale": "3x", "size": "20x20"],
      ], to: "Icon.appiconset")
    try catalog.write(
      PNG.file(width: 40, height: 40, xcodeOptimized: true), to: "Icon.appiconset/a.png")
    #expect(
      catalog.brief() == [
        "warning xcodeOptimized Icon.appiconset/Contents.json:3",
        "error iconSize Icon.appiconset/Contents.json:15",
      ])
  }

  @Test("a file that no slot names is a warning; dotfiles, folders and unassigned ones are none")
  func unnamed() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["filename": "a.png", "idiom": "universal"],
        ["filename": "spare.png", "unassigned": "true", "idiom": "universal", "scale": "2x"],
      ], to: "A.imageset")
    for name in ["a.png", "spare.png", "stray.png", ".hidden.png"] {
      try catalog.writePNG(10, 10, to: "A.imageset/\(name)")
    }
    try catalog.write([1], to: "A.imageset/.DS_Store")
    try catalog.folder.makeFolder("\(catalog.root)/A.imageset/notes")
    try catalog.write([1], to: "README.md")
    #expect(
      catalog.brief() == [
        "warning unnamedFile README.md:-", "warning unnamedFile A.imageset/Contents.json:2",
      ])
    #expect(catalog.findings().last?.message == "A.imageset: no slot names stray.png")
  }

  @Test("an unassigned file that is missing is missing, and its size is nobody's business")
  func unassigned() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        [
          "filename": "a.jpg", "unassigned": "true", "idiom": "ipad", "scale": "1x",
          "size": "20x20",
        ],
        [
          "filename": "b.png", "unassigned": "true", "idiom": "ipad", "scale": "1x",
          "size": "20x20",
        ],
        ["unassigned": "true", "idiom": "ipad", "scale": "1x", "size": "20x20"],
      ], to: "Icon.appiconset")
    try catalog.write(JPEG.file(width: 99, height: 77), to: "Icon.appiconset/a.jpg")
    #expect(catalog.brief() == ["error catalogFile Icon.appiconset/Contents.json:10"])
  }

  @Test(
    "Contents.json that is no JSON, or not shaped so, is an error where it stops to be",
    arguments: [
      ("{\n  \"images\" : [\n    {,}\n  ]\n}", 3), ("[]", 1), ("{\"images\":\n{}}", 2),
      ("{\"images\":\n[\n1]}", 3), ("{\"images\":[{\n\"filename\": 1}]}", 2), ("", 1),
    ])
  func broken(_ text: String, _ line: Int) throws {
    let catalog = try TestCatalog()
    try catalog.writeText(text, to: "A.imageset")
    try catalog.writePNG(10, 10, to: "A.imageset/a.png")
    #expect(catalog.brief() == ["error contentsJSON A.imageset/Contents.json:\(line)"])
  }

  @Test("a broken Contents.json of the catalog or of a group is one too")
  func brokenGroup() throws {
    let catalog = try TestCatalog()
    try catalog.writeText("{", to: ".")
    try catalog.writeText("nope", to: "Group")
    #expect(
      catalog.brief() == [
        "error contentsJSON Contents.json:1", "error contentsJSON Group/Contents.json:1",
      ])
  }

  @Test("without Contents.json the files of a set are named by nothing")
  func noContents() throws {
    let catalog = try TestCatalog()
    try catalog.writePNG(10, 10, to: "A.imageset/a.png")
    try catalog.folder.makeFolder("\(catalog.root)/Empty.imageset")
    #expect(catalog.brief() == ["warning unnamedFile A.imageset/a.png:-"])
  }
}
