import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct CatalogSurveyTests {
  @Test(
    "a folder is what its extension says",
    arguments: [
      ("Assets.xcassets", .catalog), ("A.imageset", .imageSet), ("A.IMAGESET", .imageSet),
      ("Icon.appiconset", .iconSet), ("iMessage App Icon.stickersiconset", .iconSet),
      ("Launch.launchimage", .launchImage), ("B.brandassets", .brandAssets),
      ("S.imagestack", .stack), ("S.solidimagestack", .stack), ("L.imagestacklayer", .layer),
      ("L.solidimagestacklayer", .layer), ("Group", .group), ("Icons 2.0", .group),
      (".hidden", .group),
      ("Accent.colorset", .other), ("D.dataset", .other), ("S.symbolset", .other),
      ("C.cubetextureset", .other), ("I.icon", .other), ("Future.newset", .other),
    ] as [(String, CatalogFolderKind)])
  func kinds(_ name: String, _ kind: CatalogFolderKind) {
    #expect(CatalogFolderKind(folder: FilePath("a/\(name)")) == kind)
    #expect(CatalogFolderKind(folder: FilePath("\(name)/")) == kind)
  }

  @Test(
    "the outermost catalog of a path is found by the names alone",
    arguments: [
      ("App/Assets.xcassets/A.imageset/a.png", "App/Assets.xcassets"),
      ("/App/Assets.xcassets/", "/App/Assets.xcassets"), ("A.imageset", "A.imageset"),
      ("./A.imageset/a.png", "./A.imageset"), ("App/Icons/a.png", nil), ("", nil), ("/", nil),
      ("C.colorset/Contents.json", nil),
    ] as [(String, String?)])
  func outermost(_ path: String, _ catalog: String?) {
    #expect(CatalogSurvey.outermostCatalog(of: FilePath(path))?.text == catalog)
  }

  @Test("groups are entered with Contents.json and without; other sets are passed by whole")
  func groups() throws {
    let catalog = try TestCatalog()
    try catalog.writeText(
      "{\"info\": {}, \"properties\": {\"provides-namespace\": true}}", to: "With")
    for name in [
      "With/A.imageset", "Without/Deeper/B.imageset", "Icons 2.0/C.imageset", ".hidden/D.imageset",
    ] {
      try catalog.write([["filename": "gone.png", "idiom": "universal"]], to: name)
    }
    for name in [
      "C.colorset", "D.dataset", "S.symbolset", "T.cubetextureset/M.mipmapset", "I.icon",
    ] {
      try catalog.writeText("not JSON", to: name)
      try catalog.write([1], to: "\(name)/stray.png")
      try catalog.write([["filename": "gone.png"]], to: "\(name)/Inner.imageset")
    }
    #expect(
      catalog.brief() == [
        "error catalogFile Icons 2.0/C.imageset/Contents.json:3",
        "error catalogFile With/A.imageset/Contents.json:3",
        "error catalogFile Without/Deeper/B.imageset/Contents.json:3",
      ])
    #expect(catalog.brief(in: "C.colorset") == [])
    #expect(catalog.brief(in: "With").count == 1)
  }

  @Test("a set outside a catalog is one for itself")
  func alone() throws {
    var catalog = try TestCatalog()
    catalog.root = "Loose"
    try catalog.write([["filename": "gone.png", "idiom": "universal"]], to: "A.imageset")
    #expect(catalog.brief(in: "A.imageset") == ["error catalogFile A.imageset/Contents.json:3"])
    #expect(catalog.brief() == [])
  }

  @Test("launch images are checked for their files, and their sizes are their own")
  func launchImages() throws {
    let catalog = try TestCatalog()
    let common: TestSlot = ["extent": "full-screen", "idiom": "iphone", "orientation": "portrait"]
    try catalog.write(
      [
        ["extent": "full-screen", "filename": "a.png", "idiom": "iphone", "scale": "1x"],
        ["extent": "full-screen", "filename": "b.png", "idiom": "iphone", "scale": "2x"],
        common.naming("gone.png"), common,
      ], to: "Launch.launchimage")
    try catalog.writePNG(320, 480, to: "Launch.launchimage/a.png")
    try catalog.writePNG(640, 1136, to: "Launch.launchimage/b.png")
    #expect(catalog.brief() == ["error catalogFile Launch.launchimage/Contents.json:15"])
  }

  @Test("links to folders are followed where that is asked for, and loops end")
  func links() throws {
    let catalog = try TestCatalog()
    try catalog.write([["filename": "gone.png"]], to: "Group/A.imageset")
    try catalog.folder.makeLink("\(catalog.root)/Group/Loop", to: "../Group")
    try catalog.folder.makeLink("\(catalog.root)/B.imageset", to: "Group/A.imageset")
    #expect(catalog.findings().count == 1)
    #expect(catalog.findings(in: "B.imageset").count == 1)
    #expect(catalog.findings(in: "Group/Loop/A.imageset/gone.png").count == 1)
    let followed = catalog.findings(followingLinks: true)
    #expect(followed.count > 1 && followed.count < 100)
  }

  @Test("a set whose folder can't be listed is an error at its Contents.json")
  func locked() throws {
    let folder = try TemporaryFolder()
    let set = CatalogSet(
      folder: FilePath(folder.path + "/Gone.imageset"), name: "Gone.imageset", kind: .imageSet)
    var probe = ImageProbe()
    let report = CatalogCheck().check(set, with: &probe)
    #expect(report.files.map(\.file) == [set.contentsFile])
    #expect(report.files.first?.findings.map(\.rule) == ["catalogFile"])
    #expect(
      report.files.first?.findings.first?.message
        == "Gone.imageset: the folder can't be read: no such file or directory")
  }
}
