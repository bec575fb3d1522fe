import ImageProbe
import TestSupport
import Testing

@Suite("Warnings")
struct WarningTests {
  @Test("Every kind is told in a plain sentence", arguments: rows)
  func told(kind: HeaderWarning.Kind, bytes: [UInt8], says: String) throws {
    var probe = ImageProbe()
    let header = try probe.read(bytes: bytes)
    let warning = try #require(header.warnings.first)
    #expect(warning.kind == kind)
    #expect(warning.message.contains(says), "\(warning.message)")
    #expect(!warning.message.hasSuffix("."))
    #expect(header.width == 301 && header.height == 203)
  }

  static let rows: [(HeaderWarning.Kind, [UInt8], String)] = [
    (.orientationOutOfRange, JPEG.file(width: 301, height: 203, orientation: 9), "is 9"),
    (
      .brokenExif, JPEG.file(width: 301, height: 203, segments: [JPEG.exif([])]),
      "does not begin with a TIFF header"
    ),
    (
      .severalExif,
      JPEG.file(
        width: 301, height: 203, orientation: 1,
        segments: [JPEG.exif(Exif.block(orientation: 1)), JPEG.exif(Exif.block(orientation: 1))]),
      "3 Exif blocks"
    ),
    (
      .exifAfterImageData,
      PNG.file(
        width: 301, height: 203,
        chunks: [PNG.chunk("IDAT"), PNG.chunk("eXIf", Exif.block(orientation: 6))]),
      "behind the image data"
    ),
    (
      .truncatedAfterHeader,
      JPEG.start + JPEG.frame(width: 301, height: 203), "ends before its image data"
    ),
    (
      .truncatedAfterHeader, Array(PNG.file(width: 301, height: 203).prefix(33)),
      "ends before its image data"
    ),
    (
      .truncatedAfterHeader,
      PNG.signature + PNG.header(width: 301, height: 203) + PNG.chunk("IEND"),
      "ends before its image data"
    ),
    (
      .truncatedAfterHeader, JPEG.start + JPEG.frame(width: 301, height: 203) + JPEG.end,
      "ends before its image data"
    ),
    (
      .decoderLimit, JPEG.file(width: 301, height: 203, marker: 0xC3),
      "libjpeg cannot decode it: Unsupported JPEG process"
    ),
    (
      .decoderLimit,
      PNG.file(width: 301, height: 203, chunks: [PNG.chunk("ABCD", [1])]),
      "libpng cannot decode it"
    ),
    (
      .decoderLimit,
      PNG.signature + PNG.header(width: 301, height: 203, colorType: 3) + PNG.chunk("IDAT"),
      "libpng cannot decode it"
    ),
    (
      .pixelAspect,
      JPEG.file(width: 301, height: 203, segments: [JPEG.jfif(x: 72, y: 144)]), "not square"
    ),
    (.xcodeOptimized, PNG.file(width: 301, height: 203, xcodeOptimized: true), "CgBI"),
  ]

  @Test("No kind is without its row")
  func complete() {
    #expect(Set(Self.rows.map(\.0)) == Set(HeaderWarning.Kind.allCases))
  }

  @Test("What stands first counts, whatever comes twice")
  func firstOfTwo() throws {
    var probe = ImageProbe()
    let other = JPEG.frame(width: 99, height: 88)
    for frames in [
      JPEG.frame(width: 301, height: 203) + other,
      JPEG.frame(0xC3, width: 301, height: 203) + other,
      JPEG.frame(width: 301, height: 203) + JPEG.frame(0xC3, width: 99, height: 88),
      JPEG.frame(width: 301, height: 203) + other.prefix(9),
    ] {
      for end in [JPEG.scan() + JPEG.end, []] {
        let header = try probe.read(bytes: JPEG.start + frames + end)
        #expect([header.width, header.height] == [301, 203])
        #expect(header.warnings != [])
      }
    }
    let png = PNG.file(width: 301, height: 203, chunks: [PNG.header(width: 99, height: 88)])
    #expect(try probe.read(bytes: png).width == 301)
    #expect(try probe.read(bytes: png).warnings.map(\.kind) == [.decoderLimit])
  }
}
