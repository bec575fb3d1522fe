import Foundation
import ImageProbe
import SystemCalls
import TestSupport
import Testing

/// The shared cases beside the repository, where there are any.
@Suite("Shared cases")
struct CaseReplayTests {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    var file: String
    var accept: [Answer]
    var why: String?

    var testDescription: String { file }
  }

  struct Answer: Decodable, Sendable {
    var error: String?
    var size: [Int]?
    var orientation: Int?
    var image: Image?
  }

  struct Image: Decodable, Sendable {
    var format: String?
    var byteCount: Int?
    var bitDepth: Int?
    var hasAlpha: Bool?
    var isInterlaced: Bool?
    var isAnimated: Bool?
    var isXcodeOptimized: Bool?
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/cases").standardizedFileURL

  static func cases(_ group: String) throws -> [Case] {
    let manifest = folder.appending(path: group).appending(path: "manifest.json")
    guard let data = try? Data(contentsOf: manifest) else { return [] }
    return try JSONDecoder().decode([Case].self, from: data)
  }

  @Test(
    "Every file is read as it should be, or refused with an accepted kind",
    arguments: ["reading", "real"])
  func replay(group: String) throws {
    var probe = ImageProbe()
    for item in try Self.cases(group) {
      let path = Self.folder.appending(path: group).appending(path: item.file).path
      let outcome = probe.outcome(of: FilePath(path))
      let problems = item.accept.map { difference($0, outcome) }
      #expect(problems.contains(nil), "\(item.file): \(problems.compactMap(\.self)), \(outcome)")
    }
  }

  private func difference(_ wanted: Answer, _ outcome: Result<ImageHeader, ProbeError>) -> String? {
    switch outcome {
    case .failure(let error):
      let kinds = wanted.error?.split(separator: "|").map(String.init) ?? []
      return kinds.contains("any") || kinds.contains(error.kind.rawValue) ? nil : "\(error)"
    case .success(let header):
      guard let size = wanted.size else { return "read" }
      if [header.width, header.height] != size { return "size" }
      if header.exifOrientation != wanted.orientation ?? 1 { return "orientation" }
      guard let image = wanted.image else { return nil }
      if let format = image.format, format != header.format.rawValue { return "format" }
      if let count = image.byteCount, count != header.byteCount { return "byteCount" }
      if let depth = image.bitDepth, depth != header.bitDepth { return "bitDepth" }
      if let alpha = image.hasAlpha, alpha != header.hasAlpha { return "hasAlpha" }
      if let interlaced = image.isInterlaced, interlaced != header.isInterlaced {
        return "isInterlaced"
      }
      if let animated = image.isAnimated, animated != header.isAnimated { return "isAnimated" }
      if let xcode = image.isXcodeOptimized, xcode != header.isXcodeOptimized { return "xcode" }
      return nil
    }
  }
}
