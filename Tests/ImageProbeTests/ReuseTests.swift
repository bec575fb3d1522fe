import ImageProbe
import SystemCalls
import TestSupport
import Testing

/// What libpng and libjpeg keep lives from file to file: it must not show.
@Suite("File after file")
struct ReuseTests {
  /// Each leaves something else behind: tables, densities, a decoder that has stopped anywhere.
  static let leavers: [(name: String, bytes: [UInt8])] =
    Samples.all + FoundInputsTests.inputs + Samples.fixtures.map(head)
    + Samples.files(in: "../shared/cases").filter { !$0.name.hasSuffix(".json") }.map(head)
    + [
      ("empty", []),
      ("text", Array("<html>".utf8)),
      ("densities.jpg", JPEG.file(width: 9, height: 9, segments: [JPEG.jfif(x: 7, y: 9, unit: 2)])),
      ("restart.jpg", JPEG.file(width: 9, height: 9, segments: [JPEG.segment(0xDD, [0, 4])])),
      (
        "broken-table.jpg",
        JPEG.file(width: 9, height: 9, segments: [JPEG.segment(0xDB, [0x09, 1, 2])])
      ),
      ("cut-table.jpg", JPEG.start + Array(JPEG.quantization.prefix(30))),
      (
        "two-frames.jpg",
        JPEG.file(width: 9, height: 9, segments: [JPEG.frame(width: 5, height: 5)])
      ),
      ("palette.png", PNG.file(width: 9, height: 9, colorType: 3)),
      (
        "bad-palette.png",
        PNG.signature + PNG.header(width: 9, height: 9, colorType: 3)
          + PNG.chunk("PLTE", [1, 2, 3], crc: 7)
      ),
      (
        "bad-density.png",
        PNG.file(
          width: 9, height: 9, chunks: [PNG.chunk("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 1], crc: 7)])
      ),
      ("critical.png", PNG.file(width: 9, height: 9, chunks: [PNG.chunk("ABCD", [1])])),
    ]

  /// Plain ones, which show what is not theirs, and ones with all there is.
  static let followers: [(name: String, bytes: [UInt8])] =
    [
      ("plain.jpg", JPEG.file(width: 301, height: 203)),
      ("gray.jpg", JPEG.file(width: 301, height: 203, components: 1)),
      ("plain.png", PNG.file(width: 301, height: 203)),
      ("palette.png", PNG.file(width: 301, height: 203, colorType: 3)),
      (
        "no-palette.png",
        PNG.signature + PNG.header(width: 301, height: 203, colorType: 3)
          + PNG.chunk("IDAT")
      ),
      ("cut.jpg", JPEG.start + JPEG.frame(width: 301, height: 203)),
      ("no-frame.jpg", JPEG.start + JPEG.quantization + JPEG.scan()),
    ] + Samples.all

  private static func head(_ file: (name: String, bytes: [UInt8])) -> (name: String, bytes: [UInt8])
  {
    (file.name, Array(file.bytes.prefix(8192)))
  }

  @Test("Whatever a probe has read, the next file has the answer that it has alone")
  func pairs() {
    let alone = Self.followers.map { follower in
      var probe = ImageProbe()
      return probe.outcome(of: follower.bytes)
    }
    var probe = ImageProbe()
    for leaver in Self.leavers {
      for (follower, wanted) in zip(Self.followers, alone) {
        _ = probe.outcome(of: leaver.bytes)
        let got = probe.outcome(of: follower.bytes)
        if got != wanted { Issue.record("\(follower.name) after \(leaver.name): \(got)") }
      }
    }
  }

  @Test(
    "Whatever a probe has read in part from a file, the next file has the answer that it has alone")
  func pairsOfFiles() throws {
    let folder = try TemporaryFolder()
    let long = [UInt8](repeating: 1, count: 60_000)
    var paths: [FilePath] = []
    for (index, leaver) in Self.leavers.enumerated() {
      paths.append(FilePath(try folder.write(leaver.bytes, to: "\(index)")))
    }
    let follower = FilePath(
      try folder.write(
        JPEG.file(width: 301, height: 203, orientation: 6, segments: [JPEG.segment(0xE2, long)]),
        to: "follower"))
    var probe = ImageProbe()
    for (leaver, path) in zip(Self.leavers, paths) {
      _ = probe.outcome(of: path)
      guard case .success(let header) = probe.outcome(of: follower) else {
        Issue.record("unreadable after \(leaver.name)")
        continue
      }
      #expect(header.width == 301 && header.exifOrientation == 6, "after \(leaver.name)")
    }
  }
}
