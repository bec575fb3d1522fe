import FitGeometry
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import Reports

@Suite struct TextReporterTests {
  @Test("the manual's block, to the letter")
  func block() {
    #expect(
      render(.text, [.beach]) == """
        beach.jpg   JPEG 4032 × 3024 px, EXIF 6 → 3024 × 4032
          viewport    390 × 844 pt @3x · clear 390 × 719 (top 91, bottom 34)
          fit scale   0.129       fill 0.1783 · native 0.3333
          frame       x 0   y 190.5   390 × 520
          insets      top 99.5   left 0   bottom 99.5   right 0
          max zoom    4
          sharpness   2.58 image px per device px

        """)
  }

  @Test("blocks that have more to say")
  func blocks() {
    var zoomed = FitResult.beach
    zoomed.viewport?.name = "iPhone 17 Pro"
    zoomed.viewport?.os = "26"
    zoomed.recipe?.recipe.zoom = .named(.fill, times: 1)
    zoomed.recipe?.recipe.scrollTo = .start
    zoomed.recipe?.recipe.doubleTap = .spec(.named(.max, times: 1))
    zoomed.fit?.zoomScale = 4
    zoomed.fit?.doubleTapZoomScale = 4
    zoomed.fit?.clamped = [.zoomScale]
    zoomed.fit?.contentSize = Size(width: 12096, height: 16128)
    zoomed.fit?.frameInViewport = Rect(x: 0, y: 91, width: 12096, height: 16128)
    zoomed.fit?.offCenter = Point(x: 5853, y: 7704.5)
    zoomed.fit?.offCenterInBounds = Point(x: 5853, y: 7733)
    zoomed.fit?.imagePixelsPerDevicePixel = 1.0 / 12
    zoomed.fit?.visibleFraction = 0.25
    var scaled = FitResult.underBar
    scaled.image?.scale = 2
    scaled.image?.exifOrientation = 3
    scaled.image?.orientationApplied = false
    scaled.fit?.isZoomable = false
    scaled.fit?.zoomBase = 0.5
    scaled.fit?.minimumZoomScale = 0.2
    var framed = FitResult.sizeOnly
    framed.recipe?.recipe.centering = .frame
    framed.fit?.offCenter = Point(x: 0, y: -32)
    framed.fit?.offCenterInBounds = Point(x: 0, y: 0)
    var facts = FitResult.factsOnly
    facts.image?.header?.isInterlaced = true
    facts.image?.header?.isAnimated = true
    facts.image?.header?.isXcodeOptimized = true
    facts.image?.header?.hasAlpha = true
    let results = [.underBar, zoomed, scaled, framed, .sizeOnly, .factsOnly, facts]
    for (width, precision) in [(80, 2), (40, 0)] {
      let options = FitReportOptions(width: width, precision: precision)
      let text = results.map { render(.text, [$0], options) }.joined(separator: "\n")
      expectGolden(text, "blocks-\(width).txt")
    }
  }

  @Test("an error alone is nothing on standard output, and a row among others")
  func errors() {
    #expect(render(.text, [.unreadable]) == "")
    #expect(render(.text, []) == "")
    let rows = render(.text, [.unreadable, .unreadable]).split(separator: "\n")
    #expect(rows.count == 3)
    #expect(rows.dropFirst().allSatisfy { $0.hasSuffix("  truncated") })
  }

  @Test("tables are aligned and fit their width", arguments: [40, 60, 80, 120])
  func table(width: Int) {
    var device = FitResult.beach
    device.file = FilePath("ein-sehr-langer-Dateiname/日本語の長い名前の写真.jpeg")
    device.viewport?.name = "iPhone 17 Pro Max"
    device.viewport?.orientation = .landscape
    let results: [FitResult] = [.beach, .underBar, device, .unreadable, .sizeOnly]
    let text = render(.text, results, FitReportOptions(width: width))
    let lines = text.split(separator: "\n")
    #expect(lines.count == results.count + 1)
    for line in lines {
      #expect(DisplayWidth.columns(of: line) <= width, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
    expectGolden(text, "table-\(width).txt")
    let facts: [FitResult] = [
      .factsOnly,
      FitResult(
        file: FilePath("a.png"), error: ProbeError(kind: .empty, message: "the file is empty")),
    ]
    expectGolden(render(.text, facts, FitReportOptions(width: width)), "facts-\(width).txt")
  }

  @Test("an image in several viewports stands above their rows, and above those of several models")
  func groups() {
    var turned = FitResult.beach
    turned.viewport?.name = "iPhone 17 Pro Max"
    turned.viewport?.orientation = .landscape
    turned.viewport?.viewport.size = Size(width: 956, height: 440)
    var modelled = turned
    modelled.recipe?.model = "symmetric-insets"
    for (name, results) in [
      ("viewports", [FitResult.beach, turned, .unreadable]),
      ("models", [FitResult.beach, turned, modelled]),
    ] {
      for width in [40, 80] {
        let text = render(.text, results, FitReportOptions(width: width))
        #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: $0) <= width })
        expectGolden(text, "\(name)-\(width).txt")
      }
    }
  }

  @Test("a long run is one table, row by row after the first thousand")
  func long() {
    var reporter = FitFormat.text.makeReporter(FitReportOptions())
    var output = OutputBuffer()
    reporter.begin(into: &output)
    for count in 1...2500 {
      reporter.add(.beach, to: &output)
      #expect(output.count == 0 || count >= 1000)
    }
    reporter.end(into: &output)
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == 2501)
    #expect(Set(lines.dropFirst()).count == 1)
  }

  @Test("names are escaped on a terminal and the bytes they are elsewhere")
  func names() {
    var result = FitResult.beach
    result.file = FilePath("a\u{1B}[2J\n\u{202E}b.jpg")
    let terminal = render(.text, [result], FitReportOptions(isTerminal: true))
    #expect(terminal.hasPrefix("a\\u{1B}[2J\\n\\u{202E}b.jpg   JPEG"))
    let table = render(.text, [result, result], FitReportOptions(width: 120, isTerminal: true))
    #expect(table.split(separator: "\n").count == 3 && !table.contains("\u{1B}"))
    #expect(render(.text, [result]).hasPrefix("a\u{1B}[2J\n\u{202E}b.jpg   JPEG"))
  }

  @Test("colors change nothing but codes")
  func colors() {
    for results in [[FitResult.underBar], [.underBar, .unreadable]] {
      let plain = render(.text, results)
      let colored = render(.text, results, FitReportOptions(color: true))
      #expect(colored != plain)
      #expect(colored.replacing(#/\x1B\[[0-9]*m/#, with: "") == plain)
    }
  }

  @Test(
    "columns of a terminal",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ﾊﾝ", 2), ("Ａ", 2),
      ("👍", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("→×·…", 4), ("\u{200B}", 0),
      ("नि", 1), ("①", 1), ("↔", 1), ("↔\u{FE0F}", 2), ("a\u{AD}b", 2), ("a\tb", 2),
      ("a×e\u{301}→", 4),
    ])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test("shortened text keeps its ends and never exceeds its width")
  func shorten() {
    #expect(DisplayWidth.shorten("abcdefghij.jpg", to: 8) == "abcd…jpg")
    #expect(DisplayWidth.shorten("short", to: 5) == "short")
    #expect(DisplayWidth.shorten("日本語の写真", to: 7) == "日本…真")
    var generator = SeededGenerator()
    let characters = Array("ab日é👍ー.")
    for _ in 0..<2000 {
      let count = Int.random(in: 0...20, using: &generator)
      let text = String((0..<count).map { _ in generator.choice(of: characters) })
      let width = Int.random(in: 1...20, using: &generator)
      let short = DisplayWidth.shorten(text, to: width)
      #expect(DisplayWidth.columns(of: short) <= width, "\(text) \(width) \(generator)")
      #expect((short == text) == (DisplayWidth.columns(of: text) <= width), "\(text) \(generator)")
    }
  }
}
