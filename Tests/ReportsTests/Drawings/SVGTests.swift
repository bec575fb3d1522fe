import FitGeometry
import Foundation
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import Reports

@Suite struct SVGTests {
  /// Links to files as they are named.
  private static let linked = FitReportOptions(
    pictures: PictureSource {
      RelativeLink(from: FilePath("/w"), workingFolder: FilePath("/w")).link(to: $0)
    })

  @Test("drawings of a photo, a forgotten bar, a cut image and a tiny one")
  func golden() throws {
    expectGolden(render(.svg, [try .photo()], Self.linked), "photo.svg")
    expectGolden(render(.svg, [try .forgottenBar()], Self.linked), "forgotten-bar.svg")
    expectGolden(render(.svg, [try .zoomed()], Self.linked), "zoomed.svg")
    expectGolden(render(.svg, [try .tiny()], Self.linked), "tiny.svg")
    expectGolden(render(.svg, [.unreadable], Self.linked), "unreadable.svg")
  }

  @Test(
    "every drawing is well-formed, small, and without script", .enabled(if: XMLLint.isInstalled))
  func wellFormed() throws {
    var generator = SeededGenerator()
    let results = try [FitResult.photo(), .forgottenBar(), .zoomed(), .tiny(), .unreadable]
    for result in try results + (0..<20).map({ _ in try generator.drawnResult() }) {
      let text = render(.svg, [result], Self.linked)
      #expect(try XMLLint.problem(with: text) == nil, "\(generator) \(text)")
      #expect(!text.contains("<script"))
      let elements = text.components(separatedBy: "<").count
      #expect(elements < 150, "\(generator) \(text)")
    }
  }

  @Test(
    "no name ends an element, an attribute or the reading order", .enabled(if: XMLLint.isInstalled))
  func hostileNames() throws {
    for name in [
      "\"/><script>alert(1)</script>", "a&b<c>'\u{1}\n\u{FFFE}", "\u{202E}gpj.exe", "]]>-->",
    ] {
      var result = try FitResult.photo()
      result.file = FilePath(name)
      result.viewport?.name = "<b>\"&"
      let text = render(.svg, [result], Self.linked)
      #expect(try XMLLint.problem(with: text) == nil, "\(text)")
      #expect(!text.contains("<script"))
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test("the end of a long name, with its extension, is still in the drawing")
  func longNames() throws {
    var result = try FitResult.photo()
    result.file = FilePath(String(repeating: "0", count: 200) + ".jpg")
    let title = SVGDrawing.title(
      of: result, TextFacts(numbers: TextNumbers(precision: 2), isTerminal: true))
    #expect(title.hasSuffix(".jpg"))
    // Units that a digit takes in DejaVu Sans Bold, at the size of titles.
    #expect(Double(title.count) * 10.44 <= SVGDrawing.width - 14)
  }

  @Test("an iPad's corners are far less round than an iPhone's")
  func corners() throws {
    func radius(_ cutout: ViewportFacts.Screen.Cutout) throws -> Double {
      var result = try FitResult.photo()
      result.viewport?.screen = ViewportFacts.Screen(cutout: cutout, isRounded: true)
      let text = render(.svg, [result], Self.linked)
      return try #require(Double(text.firstMatch(of: /rx="([0-9.]+)"/)?.1 ?? ""))
    }
    #expect(try radius(.none) * 5 < radius(.island))
    #expect(try radius(.notch) == radius(.island))
  }

  @Test("an image that is put in stands there in base64; one that can't be read is a crossed box")
  func embedded() throws {
    let options = FitReportOptions(
      pictures: PictureSource(link: { _ in nil }) { file, take in
        take([1, 2, 3])
        take([4])
        return file == FilePath("photo.jpg")
      })
    let photo = render(.svg, [try .photo()], options)
    #expect(photo.contains("href=\"data:image/jpeg;base64,AQIDBA==\"/>"))
    #expect(!photo.contains("class=\"zf-cross\""))
    var other = try FitResult.photo()
    other.file = FilePath("gone.jpg")
    let gone = render(.svg, [other], options)
    #expect(gone.contains("class=\"zf-cross\""))
    #expect(!gone.contains("data:"))
  }

  @Test("an orientation that is ignored is undone, as browsers apply it", arguments: 2...8)
  func ignoredOrientation(orientation: Int) throws {
    var result = try FitResult.photo()
    result.image?.exifOrientation = orientation
    result.image?.orientationApplied = false
    let frame = Rect(x: 10, y: 20, width: 40, height: 30)
    let image = try #require(result.image)
    let matrix = try #require(OrientationUndone(image, frame: frame)?.matrix)
    // Where the upright image's corners come to lie: the frame's corners, in whichever order.
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      Point(
        x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5])
    }
    let wanted = [(10.0, 20.0), (50, 20), (10, 50), (50, 50)].map { Point(x: $0, y: $1) }
    #expect(Set(corners) == Set(wanted))
    // By EXIF, where the stored image's first row and column are in the upright one.
    let first = [
      2: Point(x: 50, y: 20), 3: Point(x: 50, y: 50), 4: Point(x: 10, y: 50),
      5: Point(x: 10, y: 20), 6: Point(x: 10, y: 50), 7: Point(x: 50, y: 50),
      8: Point(x: 50, y: 20),
    ]
    #expect(corners[0] == first[orientation])
    #expect(render(.svg, [result], Self.linked).contains("transform=\"matrix("))
  }

  @Test(
    "links lead from the drawing's folder to the file, every odd byte escaped",
    arguments: [
      ("out", "a.jpg", "../a.jpg"), (".", "a.jpg", "a.jpg"), ("/w/x/y", "a.jpg", "../../a.jpg"),
      (".", "/w/b/c d.jpg", "b/c%20d.jpg"), ("b", "./b/../b/a#?%.jpg", "a%23%3F%25.jpg"),
      (".", "javascript:x.jpg", "javascript%3Ax.jpg"), ("/", "a.jpg", "w/a.jpg"),
      (".", "é\u{7}.jpg", "%C3%A9%07.jpg"), ("..", "../a.jpg", "a.jpg"),
    ])
  func links(folder: String, file: String, link: String) {
    let links = RelativeLink(from: FilePath(folder), workingFolder: FilePath("/w"))
    #expect(links.link(to: FilePath(file)) == link)
  }
}
