import FitGeometry
import Foundation
import Testing

/// Cases computed in exact rational arithmetic, replayed where they lie beside the repository.
struct FitCasesTests {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/cases/fit.jsonl").standardizedFileURL

  @Test(
    "every fit computed in exact arithmetic comes out the same",
    .enabled(if: FileManager.default.fileExists(atPath: file.path)))
  func replay() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for (index, line) in lines.enumerated() {
      let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? JSON)
      let input = try #require(row["case"] as? JSON)
      let want = try #require(row["want"] as? JSON)
      let problem = try problem(of: input, want: want)
      #expect(problem == nil, "line \(index + 1): \(problem ?? "") in \(line)")
    }
  }

  private func problem(of input: JSON, want: JSON) throws -> String? {
    let got: Fit
    do {
      got = try fit(of: input)
    } catch let error as GeometryError {
      return want["status"] as? Int == 64 ? nil : "refused: \(error)"
    }
    guard want["status"] == nil else { return "not refused" }
    return difference(want, got.json as JSON, path: "fit")
  }

  private func fit(of input: JSON) throws -> Fit {
    func number(_ key: String) -> Double? { (input[key] as? NSNumber)?.doubleValue }
    func spec(_ key: String) throws -> ZoomSpec? {
      try (input[key] as? String).map { try ZoomSpec($0, for: ZoomSpec.Role(rawValue: key)) }
    }
    func choice<Choice: RawRepresentable>(_ key: String, _ standard: Choice) throws -> Choice
    where Choice.RawValue == String {
      guard let text = input[key] as? String else { return standard }
      return try #require(Choice(rawValue: text))
    }
    let size = try #require(input["viewport"] as? [Double])
    let edges = input["obstruction"] as? [Double] ?? [0, 0, 0, 0]
    let viewport = Viewport(
      size: Size(width: size[0], height: size[1]), displayScale: number("displayScale"),
      obstruction: EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
    let image = ImageGeometry(
      pixelSize: Size(width: try #require(number("width")), height: try #require(number("height"))),
      orientation: input["exif"] as? Int ?? 1, scale: number("imageScale") ?? 1)

    var recipe = Recipe(
      within: try choice("within", .safeArea), centering: try choice("centering", .insets),
      adjust: try choice("adjustment", .never), alwaysBounce: try choice("alwaysBounce", .none),
      upscaleLimit: try spec("upscaleLimit"), zoomBase: try choice("zoomBase", .image),
      pixelAlign: input["pixelAlign"] as? Bool ?? false)
    if let spec = try spec("minZoom") { recipe.minZoom = spec }
    if let spec = try spec("maxZoom") { recipe.maxZoom = spec }
    if let spec = try spec("zoom") { recipe.zoom = spec }
    if let spec = try spec("doubleTap") { recipe.doubleTap = .spec(spec) }
    switch input["scrollTo"] as? String {
    case nil, "middle": recipe.scrollTo = .middle
    case "start": recipe.scrollTo = .start
    case let text?:
      let coordinates = text.split(separator: ",").compactMap { Double($0) }
      recipe.scrollTo = .point(Point(x: coordinates[0], y: coordinates[1]))
    }
    return try Fit(of: image, in: viewport, by: recipe)
  }

  /// The first place where `got` misses what `want` says.
  private func difference(_ want: Any, _ got: Any?, path: String) -> String? {
    switch (want, got) {
    case (let want as JSON, let got as JSON):
      for (key, value) in want {
        if let found = difference(value, got[key], path: "\(path).\(key)") { return found }
      }
      return nil
    case (let want as [String], let got as [String]):
      return want == got ? nil : "\(path): wanted \(want), got \(got)"
    case (is NSNull, is NSNull):
      return nil
    case (let want as NSNumber, let got as NSNumber):
      let (expected, value) = (want.doubleValue, got.doubleValue)
      let allowed = max(1e-12 * max(abs(expected), abs(value)), 1e-9)
      return abs(expected - value) <= allowed ? nil : "\(path): wanted \(expected), got \(value)"
    default:
      return "\(path): wanted \(want), got \(got.map { "\($0)" } ?? "nothing")"
    }
  }
}

typealias JSON = [String: Any]
