import FitGeometry
import Foundation
import ImageChecks
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import Reports

@Suite struct PageTests {
  /// The page's data: everything between its first script's tags.
  private func data(of page: String) throws -> [[Any]] {
    let start = try #require(page.range(of: "type=\"application/json\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(json as? [[Any]])
  }

  /// How often a text stands in a page; a page in a failure's words would bury them.
  private func count(_ text: String, in page: String) -> Int {
    page.components(separatedBy: text).count - 1
  }

  @Test("each image, viewport and recipe stands once, and a result is where they stand")
  func data() throws {
    var results: [FitResult] = []
    for name in ["a.jpg", "b.jpg"] {
      for var result in try [FitResult.photo(), .forgottenBar(), .photo()] {
        result.file = FilePath(name)
        result.image = try FitResult.photo().image
        results.append(result)
      }
    }
    let entries = try data(of: render(.html, results))
    let kinds = entries.compactMap { $0.first as? String }
    #expect(kinds.filter { $0 == "image" }.count == 2)
    #expect(kinds.filter { $0 == "viewport" }.count == 2)
    #expect(kinds.filter { $0 == "recipe" }.count == 2)
    let rows = entries.compactMap { $0 as? [Int] }
    #expect(rows == [[0, 0, 0], [0, 1, 1], [0, 0, 0], [1, 0, 0], [1, 1, 1], [1, 0, 0]])
  }

  @Test("a file that can't be read is a result as any other")
  func unreadable() throws {
    let entries = try data(of: render(.html, [try .photo(), .unreadable, try .photo()]))
    #expect(entries.compactMap { $0 as? [Int] }.map { $0[0] } == [0, 1, 2])
    let image = try #require(entries.first { $0.first as? String == "image" && $0.count > 1 })
    #expect(image.count == 2)
  }

  @Test("no name ends the page's script or its reading order")
  func hostileNames() throws {
    for name in ["</script><script>alert(1)//", "<!--<script>", "\u{202E}\u{0}\"'`${x}"] {
      var result = try FitResult.photo()
      result.file = FilePath(name)
      result.viewport?.name = "</script>"
      let page = render(.html, [result])
      #expect(count("</script", in: page) == 2)
      #expect(count("<script", in: page) == 2)
      #expect(count("<!--", in: page) == 0)
      #expect(count("\u{202E}", in: page) == 0)
      let entries = try data(of: page)
      let image = entries.compactMap { $0.last as? [String: Any] }.compactMap {
        $0["name"] as? String
      }
      #expect(image == [FilePath(name).text.escapedForTerminal])
    }
  }

  @Test("the page needs nothing from outside")
  func selfContained() throws {
    let page = render(.html, [try .photo()])
    #expect(count("http:", in: page) + count("https:", in: page) == 0)
    #expect(count("default-src 'none'", in: page) == 1)
    #expect(count("<link", in: page) + count("@import", in: page) + count(" src=", in: page) == 0)
  }

  @Test("a page of thousands is small, and the image of a file is put in once")
  func size() throws {
    var photo = try FitResult.photo()
    var results: [FitResult] = []
    for number in 0..<5000 {
      photo.file = FilePath("\(number / 10).jpg")
      results.append(photo)
    }
    let options = FitReportOptions(
      pictures: PictureSource(link: { _ in nil }) { _, take in
        take([1, 2, 3])
        return true
      })
    let page = render(.html, results, options)
    #expect(page.utf8.count < 400_000)
    #expect(count("data:image", in: page) == 500)
  }

  @Test("a check's page has a drawing beside a finding that has geometry, and no script")
  func check() throws {
    let photo = try FitResult.forgottenBar()
    var drawn = Finding(
      rule: "centered", severity: .error, file: FilePath("</h2><script>\u{202E}"),
      message: "off center by 32 </p>", viewport: "<b>phone")
    let viewport = try #require(photo.viewport).viewport
    let recipe = try #require(photo.recipe).recipe
    drawn.drawing = Finding.Drawing(
      pixelSize: Size(width: 4800, height: 800), viewport: viewport, recipe: recipe,
      fit: try #require(photo.fit))
    let plain = Finding(
      rule: "format", severity: .warning, file: drawn.file, line: 3, message: "is \"odd\" & new")
    let report = CheckReport(
      files: [
        CheckedFile(file: drawn.file, findings: [drawn, plain, drawn]),
        CheckedFile(file: FilePath("clean.png"), findings: []),
      ],
      summary: CheckSummary(files: 2, errors: 2, warnings: 1, unreadable: 0, baselined: 0))
    let context = ReportContext(
      workingFolder: FilePath("/w"), root: FilePath("/w"), version: "1")
    let page = String(decoding: CheckFormat.html.render(report, in: context), as: UTF8.self)
    #expect(count("<svg", in: page) == 2)
    #expect(count("<script", in: page) == 0)
    #expect(count("\u{202E}", in: page) == 0)
    #expect(page.contains("line 3: is &quot;odd&quot; &amp; new"))
    #expect(page.contains("off center by 32 &lt;/p&gt;"))
    #expect(page.contains("2 files: 2 errors, 1 warning"))
    #expect(count("clipPath id=\"zf-1\"", in: page) == 1)
    #expect(count("clipPath id=\"zf-2\"", in: page) == 1)
  }
}
