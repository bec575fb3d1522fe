import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

/// Stacks and brand assets, down to their layers.
struct StackTests {
  /// A brand asset as Xcode's tvOS template has it: two icons of three layers, and a top shelf.
  static func brandAssets() throws -> TestCatalog {
    let catalog = try TestCatalog()
    let brand = "App Icon & Top Shelf Image.brandassets"
    try catalog.write(
      [
        [
          "filename": "App Icon - App Store.imagestack", "idiom": "tv", "role": "primary-app-icon",
          "size": "1280x768",
        ],
        [
          "filename": "App Icon.imagestack", "idiom": "tv", "role": "primary-app-icon",
          "size": "400x240",
        ],
        [
          "filename": "Top Shelf Image.imageset", "idiom": "tv", "role": "top-shelf-image",
          "size": "1920x720",
        ],
      ], key: "assets", to: brand)
    for (stack, width, height) in [("App Icon - App Store", 1280, 768), ("App Icon", 400, 240)] {
      let path = "\(brand)/\(stack).imagestack"
      try catalog.write(
        ["Front", "Middle", "Back"].map { ["filename": "\($0).imagestacklayer"] }, key: "layers",
        to: path)
      for layer in ["Front", "Middle", "Back"] {
        try catalog.writeText("{ \"info\": {} }", to: "\(path)/\(layer).imagestacklayer")
        let set = "\(path)/\(layer).imagestacklayer/Content.imageset"
        try catalog.write(
          [
            ["filename": "a.png", "idiom": "tv", "scale": "1x"],
            ["filename": "a@2x.png", "idiom": "tv", "scale": "2x"],
          ], to: set)
        try catalog.writePNG(width, height, alpha: layer != "Back", to: "\(set)/a.png")
        try catalog.writePNG(2 * width, 2 * height, alpha: layer != "Back", to: "\(set)/a@2x.png")
      }
    }
    let shelf = "\(brand)/Top Shelf Image.imageset"
    try catalog.write(
      [["filename": "a.png", "idiom": "tv"], ["idiom": "tv", "scale": "2x"]], to: shelf)
    try catalog.writePNG(1920, 720, to: "\(shelf)/a.png")
    return catalog
  }

  static let icon = "App Icon & Top Shelf Image.brandassets/App Icon.imagestack"

  @Test(
    "layers that share their names in every stack, and transparent front layers, are as they should be"
  )
  func clean() throws {
    #expect(try Self.brandAssets().brief() == [])
  }

  @Test("a stack's size governs its layers")
  func size() throws {
    let catalog = try Self.brandAssets()
    let set = "\(Self.icon)/Middle.imagestacklayer/Content.imageset"
    try catalog.writePNG(400, 241, alpha: true, to: "\(set)/a.png")
    try catalog.writePNG(400, 240, alpha: true, to: "\(set)/a@2x.png")
    #expect(
      catalog.brief() == [
        "error iconSize \(set)/Contents.json:3", "error iconSize \(set)/Contents.json:8",
      ])
    #expect(catalog.findings().last?.expected == "800×480")
    #expect(
      catalog.findings().first?.message.hasPrefix(
        "App Icon & Top Shelf Image.brandassets/App Icon.imagestack/Middle.imagestacklayer/"
          + "Content.imageset: slot tv 1x: a.png is 400×241 px, needs 400x240 pt at 1x (400×240)")
        == true)
  }

  @Test("a layer with a frame of its own may be smaller")
  func frame() throws {
    let catalog = try Self.brandAssets()
    let layer = "\(Self.icon)/Front.imagestacklayer"
    try catalog.writeText(
      "{\"properties\": {\"frame-size\": {\"width\": 100, \"height\": 60}}}", to: layer)
    try catalog.writePNG(100, 60, alpha: true, to: "\(layer)/Content.imageset/a.png")
    try catalog.writePNG(200, 120, alpha: true, to: "\(layer)/Content.imageset/a@2x.png")
    #expect(catalog.brief() == [])
  }

  @Test("the size of a set in brand assets governs its images")
  func shelf() throws {
    let catalog = try Self.brandAssets()
    let set = "App Icon & Top Shelf Image.brandassets/Top Shelf Image.imageset"
    try catalog.writePNG(1920, 719, to: "\(set)/a.png")
    #expect(catalog.brief() == ["error iconSize \(set)/Contents.json:3"])
  }

  @Test("the back layer has to be opaque")
  func alpha() throws {
    let catalog = try Self.brandAssets()
    let set = "\(Self.icon)/Back.imagestacklayer/Content.imageset"
    try catalog.writePNG(800, 480, alpha: true, to: "\(set)/a@2x.png")
    #expect(catalog.brief() == ["error iconAlpha \(set)/Contents.json:8"])
  }

  @Test("what the folders around it ask of a set counts where only a part or a file is named")
  func parts() throws {
    let catalog = try Self.brandAssets()
    let layer = "\(Self.icon)/Back.imagestacklayer"
    let set = "\(layer)/Content.imageset"
    try catalog.writePNG(400, 239, alpha: true, to: "\(set)/a.png")
    try catalog.writePNG(1, 1, to: "\(Self.icon)/Front.imagestacklayer/Content.imageset/a.png")
    let expected = [
      "error iconSize \(set)/Contents.json:3", "error iconAlpha \(set)/Contents.json:3",
    ]
    for part in [
      layer, set, set + "/", "\(set)/a.png", "\(set)/Contents.json", "\(set)/deleted.png",
    ] {
      #expect(catalog.brief(in: part) == expected, "\(part)")
    }
    #expect(catalog.brief(in: "\(layer)/Contents.json") == [])
    #expect(catalog.brief(in: "App Icon & Top Shelf Image.brandassets/Contents.json") == [])
    #expect(catalog.brief().count == 3)
  }

  @Test("layers and stacks that are named have to be there, as folders")
  func missing() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      [
        ["filename": "Front.imagestacklayer"], ["filename": "back.imagestacklayer"],
        ["filename": "File.imagestacklayer"],
      ], key: "layers", to: "A.imagestack")
    try catalog.folder.makeFolder("\(catalog.root)/A.imagestack/Back.imagestacklayer")
    try catalog.write([1], to: "A.imagestack/File.imagestacklayer")
    #expect(
      catalog.findings().map(\.message) == [
        "A.imagestack: Front.imagestacklayer is missing",
        "A.imagestack: back.imagestacklayer is there only as Back.imagestacklayer",
        "A.imagestack: File.imagestacklayer is no folder",
      ])
  }

  @Test("a stack for itself asks for an opaque back layer and for scales that agree")
  func solid() throws {
    let catalog = try TestCatalog()
    try catalog.write(
      ["Front", "Back"].map { ["filename": "\($0).solidimagestacklayer"] }, key: "layers",
      to: "AppIcon.solidimagestack")
    for layer in ["Front", "Back"] {
      let set = "AppIcon.solidimagestack/\(layer).solidimagestacklayer/Content.imageset"
      try catalog.write([["filename": "a.png", "idiom": "vision", "scale": "2x"]], to: set)
      try catalog.writePNG(1024, 1024, alpha: true, to: "\(set)/a.png")
    }
    #expect(
      catalog.brief() == [
        "error iconAlpha "
          + "AppIcon.solidimagestack/Back.solidimagestacklayer/Content.imageset/Contents.json:3"
      ])
  }
}
