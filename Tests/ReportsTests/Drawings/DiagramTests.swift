import FitGeometry
import Foundation
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import Reports

@Suite struct DiagramTests {
  @Test("drawings at three widths", arguments: [40, 80, 120])
  func widths(width: Int) throws {
    let results = try [FitResult.photo(), .forgottenBar(), .zoomed(), .tiny(), .unreadable]
    let text = render(.diagram, results, FitReportOptions(width: width, height: 30))
    expectGolden(text, "diagrams-\(width).txt")
  }

  @Test("without boxes, every character of ours is ASCII")
  func ascii() throws {
    let text = render(
      .diagram, try [.photo(), .forgottenBar(), .zoomed()], FitReportOptions(isASCII: true))
    #expect(text.allSatisfy { $0.isASCII })
    expectGolden(text, "diagrams-ascii.txt")
  }

  @Test("a drawing fits the terminal, and its cells have the viewport's shape")
  func fits() throws {
    var generator = SeededGenerator()
    for _ in 0..<500 {
      let result = try generator.drawnResult()
      let options = FitReportOptions(
        width: generator.choice(of: 60...200), height: generator.choice(of: 30...80))
      let lines = render(.diagram, [result], options).split(separator: "\n")
      #expect(lines.count < options.height, "\(generator) \(result)")
      let widest = lines.map(\.count).max() ?? 0
      #expect(widest <= options.width, "\(generator) \(result)")

      let size = try #require(result.viewport?.viewport.size)
      let cells = DiagramSize.cells(of: size, columns: options.width, rows: options.height)
      let shape = Double(cells.columns) / Double(cells.rows) / (2 * size.width / size.height)
      // Half a cell more or less on the shorter side is what rounding to cells can do.
      if cells.columns >= 8, cells.rows >= 8 {
        #expect(abs(shape - 1) < 0.13, "\(generator) \(result)")
      }
    }
  }

  @Test("in a small terminal too, nothing there is to say is cut off", arguments: [40, 50, 60, 80])
  func smallTerminals(width: Int) throws {
    for height in 6...30 {
      let text = render(
        .diagram, [try .forgottenBar()], FitReportOptions(width: width, height: height))
      #expect(text.contains("off center 32 down"), "\(height)\n\(text)")
      #expect(text.contains(" off\n"), "\(height)\n\(text)")
      let widest = text.split(separator: "\n").map(\.count).max() ?? 0
      #expect(widest <= width, "\(height)\n\(text)")
    }
  }

  @Test("a viewport that is hardly wider than a line is still as high as there is room for")
  func narrowViewport() {
    let cells = DiagramSize.cells(of: Size(width: 1, height: 1000), columns: 60, rows: 20)
    #expect(cells == (columns: 2, rows: 20))
  }

  @Test("colour codes surround what they colour, and the text is the same without them")
  func color() throws {
    let results = try [FitResult.photo(), .forgottenBar()]
    let plain = render(.diagram, results)
    let colored = render(.diagram, results, FitReportOptions(color: true))
    #expect(colored.contains("\u{1B}[34m"))
    #expect(colored.contains("\u{1B}[33m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9]*m/#, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test("on a terminal a name can't give orders")
  func hostileName() throws {
    var result = try FitResult.photo()
    result.file = FilePath("a\u{1B}[31m\u{202E}.jpg")
    #expect(render(.diagram, [result]).contains("\u{1B}"))
    let text = render(.diagram, [result], FitReportOptions(isTerminal: true))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("a\\u{1B}[31m\\u{202E}.jpg"))
  }
}
