import FitGeometry
import SystemCalls
import Testing

@testable import ZoomFitCLI

@Suite("What a value means")
struct ValueTests {
  static func use(_ option: Option, _ value: String) -> ParsedArguments.Use {
    ParsedArguments.Use(option: option, value: Array(value.utf8))
  }

  @Test(
    "a number is a plain decimal",
    arguments: [
      ("0", 0), ("390", 390), ("390.5", 390.5), (".5", 0.5), ("-1", -1), ("00012", 12),
      ("-0", 0), ("1.", nil), ("", nil), (".", nil), ("-", nil), ("1e3", nil), ("0x10", nil),
      ("nan", nil), ("inf", nil), ("+1", nil), (" 1", nil), ("1 ", nil), ("1,5", nil), ("٣", nil),
      (String(repeating: "9", count: 400), nil),
    ] as [(String, Double?)])
  func decimals(text: String, number: Double?) {
    let read = Decimal.number(text.utf8)
    #expect(read == number)
    #expect(read?.sign != .minus || (number ?? 0) < 0)
  }

  @Test(
    "a viewport is a size, and perhaps a scale",
    arguments: [
      ("390x844", 390, 844, nil), ("390x844@3", 390, 844, 3), ("390x844@3x", 390, 844, 3),
      ("390.5X844.25@2.5x", 390.5, 844.25, 2.5), ("390×844", 390, 844, nil),
    ] as [(String, Double, Double, Double?)])
  func viewports(text: String, width: Double, height: Double, scale: Double?) throws {
    let viewport = try Self.use(.viewport, text).viewport()
    #expect(viewport == Viewport(size: Size(width: width, height: height), displayScale: scale))
  }

  @Test(
    "edges are four, one for all, or named",
    arguments: [
      ("1,2,3,4", [1, 2, 3, 4]), ("5", [5, 5, 5, 5]), ("top=47,bottom=34", [47, 0, 34, 0]),
      ("right=1.5", [0, 0, 0, 1.5]), ("-0", [0, 0, 0, 0]),
    ] as [(String, [Double])])
  func edges(text: String, edges: [Double]) throws {
    let read = try Self.use(.safeArea, text).edges()
    #expect(
      read == EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
  }

  @Test(
    "a place to scroll to is a word or a point",
    arguments: [
      ("middle", .middle), ("start", .start), ("10,-20.5", .point(Point(x: 10, y: -20.5))),
    ] as [(String, Recipe.ScrollTarget)])
  func scrollTargets(text: String, target: Recipe.ScrollTarget) throws {
    #expect(try Self.use(.scrollTo, text).scrollTarget() == target)
  }

  @Test("of several statuses the first in the order wins")
  func statuses() {
    let order: [ZoomFitCLI.ExitStatus] = [
      .usage, .configuration, .cannotWrite, .noInput, .noImage, .broken, .success,
    ]
    #expect(order.sorted(by: >) == order)
    #expect(order.map(\.rawValue) == [64, 78, 74, 66, 65, 1, 0])
    var status = ZoomFitCLI.ExitStatus.noImage
    status.worsen(to: .broken)
    #expect(status == .noImage)
    status.worsen(to: .noInput)
    #expect(status == .noInput)
  }

  @Test("color follows the terminal, the option, NO_COLOR and a dumb terminal")
  func color() {
    let none: (String) -> String? = { _ in nil }
    #expect(ColorChoice.auto.isColored(isTerminal: true, environment: none))
    #expect(!ColorChoice.auto.isColored(isTerminal: false, environment: none))
    #expect(ColorChoice.always.isColored(isTerminal: false, environment: { _ in "1" }))
    #expect(!ColorChoice.never.isColored(isTerminal: true, environment: none))
    #expect(
      !ColorChoice.auto.isColored(isTerminal: true) { $0 == "NO_COLOR" ? "1" : nil })
    #expect(ColorChoice.auto.isColored(isTerminal: true) { $0 == "NO_COLOR" ? "" : nil })
    #expect(!ColorChoice.auto.isColored(isTerminal: true) { $0 == "TERM" ? "dumb" : nil })
  }
}
