import ImageProbe
import TestSupport
import Testing

@Suite("Facts of a header")
struct FactsTests {
  @Test(
    "PNG: every legal color type and depth",
    arguments: [
      (0, [1, 2, 4, 8, 16], .gray, false), (2, [8, 16], .rgb, false),
      (3, [1, 2, 4, 8], .indexed, false), (4, [8, 16], .gray, true), (6, [8, 16], .rgb, true),
    ] as [(UInt8, [UInt8], ColorModel, Bool)], [false, true])
  func colorTypes(row: (UInt8, [UInt8], ColorModel, Bool), interlaced: Bool) throws {
    var probe = ImageProbe()
    let (type, depths, model, alpha) = row
    for depth in depths {
      let bytes = PNG.file(
        width: 301, height: 203, colorType: type, bitDepth: depth, interlaced: interlaced)
      let header = try probe.read(bytes: bytes)
      #expect(
        header
          == ImageHeader(
            format: .png, width: 301, height: 203, bitDepth: Int(depth), colorModel: model,
            hasAlpha: alpha, isInterlaced: interlaced, byteCount: bytes.count))
    }
  }

  @Test(
    "PNG: what chunks before the image data say",
    arguments: [
      (0, [PNG.chunk("tRNS", [0, 1])], \.hasAlpha),
      (2, [PNG.chunk("tRNS", [0, 1, 0, 1, 0, 1])], \.hasAlpha),
      (3, [PNG.chunk("tRNS", [9])], \.hasAlpha), (6, [PNG.animation()], \.isAnimated),
      (6, [PNG.chunk("tEXt", [65, 0, 65]), PNG.animation(frames: 0)], \.isAnimated),
    ] as [(UInt8, [[UInt8]], any KeyPath<ImageHeader, Bool> & Sendable)])
  func chunks(
    colorType: UInt8, chunks: [[UInt8]], fact: any KeyPath<ImageHeader, Bool> & Sendable
  ) throws {
    var probe = ImageProbe()
    let with = PNG.file(width: 9, height: 9, colorType: colorType, chunks: chunks)
    let header = try probe.read(bytes: with)
    #expect(header[keyPath: fact])
    #expect(header.warnings == [])
  }

  @Test("PNG: a chunk with a wrong checksum counts for nothing, and the size stands")
  func wrongChecksums() throws {
    var probe = ImageProbe()
    let bytes = PNG.file(
      width: 9, height: 8, colorType: 2,
      chunks: [
        PNG.chunk("tRNS", [0, 1, 0, 1, 0, 1], crc: 1),
        PNG.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0], crc: 1),
        PNG.chunk("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 1], crc: 1), PNG.chunk("tEXt", [65], crc: 1),
      ])
    #expect(
      try probe.read(bytes: bytes)
        == ImageHeader(format: .png, width: 9, height: 8, byteCount: bytes.count))
  }

  @Test(
    "PNG: density",
    arguments: [
      (PNG.density(x: 2835, y: 2835), Density(x: 2835, y: 2835, unit: .perMeter)),
      (PNG.density(x: 1, y: 1, perMeter: false), Density(x: 1, y: 1, unit: .none)),
      (PNG.density(x: 0, y: 0), nil),
    ])
  func density(chunk: [UInt8], density: Density?) throws {
    var probe = ImageProbe()
    #expect(
      try probe.read(bytes: PNG.file(width: 1, height: 1, chunks: [chunk])).density == density)
  }

  @Test("PNG: as Xcode leaves it in a build folder", arguments: [0, 4, 70_000])
  func xcodeOptimized(length: Int) throws {
    var probe = ImageProbe()
    let plain = PNG.file(width: 40, height: 30, chunks: [PNG.density(x: 5, y: 5)])
    let bytes =
      PNG.signature + PNG.chunk("CgBI", [UInt8](repeating: 1, count: length)) + plain.dropFirst(8)
    let header = try probe.read(bytes: bytes)
    #expect([header.width, header.height] == [40, 30])
    #expect(header.isXcodeOptimized && header.hasAlpha && header.colorModel == .rgb)
    #expect(header.density == Density(x: 5, y: 5, unit: .perMeter))
    #expect(header.warnings.map(\.kind) == [.xcodeOptimized])
  }

  @Test(
    "PNG: sides up to 2³¹−1",
    arguments: [
      (1_000_001, 8), (2_147_483_647, 1), (1, 2_147_483_647), (2_147_483_647, 2_147_483_647),
    ])
  func largeSides(width: Int, height: Int) throws {
    var probe = ImageProbe()
    let header = try probe.read(bytes: PNG.file(width: width, height: height, colorType: 0))
    #expect([header.width, header.height] == [width, height])
    #expect(header.warnings == [])
  }

  @Test(
    "JPEG: color models, and what is none of them",
    arguments: [(1, .gray), (2, nil), (3, .rgb), (4, .cmyk)] as [(Int, ColorModel?)])
  func components(count: Int, model: ColorModel?) throws {
    var probe = ImageProbe()
    let bytes = JPEG.file(width: 131, height: 77, components: count)
    #expect(
      try probe.read(bytes: bytes)
        == ImageHeader(
          format: .jpeg, width: 131, height: 77, colorModel: model, byteCount: bytes.count))
  }

  @Test("JPEG: every frame header says the size; progressive ones are interlaced")
  func frames() throws {
    var probe = ImageProbe()
    let decodable: [UInt8] = [0xC0, 0xC1, 0xC2, 0xC9, 0xCA]
    let refused: [UInt8] = [0xC3, 0xC5, 0xC6, 0xC7, 0xCB, 0xCD, 0xCE, 0xCF, 0xDE]
    for marker in decodable + refused {
      let header = try probe.read(
        bytes: JPEG.file(width: 131, height: 77, orientation: 6, marker: marker))
      #expect([header.width, header.height, header.exifOrientation] == [131, 77, 6])
      #expect(header.isInterlaced == [0xC2, 0xCA].contains(marker))
      #expect(header.colorModel == .rgb && header.bitDepth == 8)
      #expect(
        header.warnings.map(\.kind) == (refused.contains(marker) ? [.decoderLimit] : []),
        "\(String(marker, radix: 16))")
    }
  }

  @Test(
    "JPEG: sizes that libjpeg does not decode",
    arguments: [(65_500, 1, false), (65_501, 1, true), (1, 65_535, true), (65_535, 65_535, true)])
  func largeSides(width: Int, height: Int, isLimited: Bool) throws {
    var probe = ImageProbe()
    let header = try probe.read(bytes: JPEG.file(width: width, height: height))
    #expect([header.width, header.height] == [width, height])
    #expect(header.warnings.map(\.kind) == (isLimited ? [.decoderLimit] : []))
  }

  @Test("JPEG: 12 bits a sample")
  func deep() throws {
    var probe = ImageProbe()
    let header = try probe.read(
      bytes: JPEG.file(width: 149, height: 227, precision: 12, marker: 0xC1))
    #expect([header.width, header.height, header.bitDepth] == [149, 227, 12])
    #expect(header.warnings.map(\.kind) == [.decoderLimit])
  }

  @Test(
    "JPEG: density is JFIF's, else the Exif block's",
    arguments: [
      ([JPEG.jfif(x: 72, y: 72, unit: 1)], Density(x: 72, y: 72, unit: .perInch)),
      ([JPEG.jfif(x: 28, y: 28, unit: 2)], Density(x: 28, y: 28, unit: .perCentimeter)),
      ([JPEG.jfif(x: 1, y: 1, unit: 0)], Density(x: 1, y: 1, unit: .none)),
      ([JPEG.jfif(x: 0, y: 0, unit: 1)], nil), ([], nil),
      ([JPEG.jfif(), exif(unit: 2)], Density(x: 72, y: 72, unit: .perInch)),
      ([exif(unit: 2)], Density(x: 300.5, y: 300.5, unit: .perInch)),
      ([exif(unit: nil)], Density(x: 300.5, y: 300.5, unit: .perInch)),
      ([exif(unit: 3)], Density(x: 300.5, y: 300.5, unit: .perCentimeter)),
      ([exif(unit: 1)], Density(x: 300.5, y: 300.5, unit: .none)), ([exif(unit: 4)], nil),
      (
        [JPEG.jfif(x: 0, y: 0, unit: 1), exif(unit: 2)], Density(x: 300.5, y: 300.5, unit: .perInch)
      ),
    ] as [([[UInt8]], Density?)])
  func density(segments: [[UInt8]], density: Density?) throws {
    var probe = ImageProbe()
    let header = try probe.read(bytes: JPEG.file(width: 1, height: 1, segments: segments))
    #expect(header.density == density)
    #expect(header.warnings == [])
  }

  static func exif(unit: UInt16?) -> [UInt8] {
    var entries: [Exif.Entry] = [.rational(0x011A, 601, 2), .rational(0x011B, 601, 2)]
    if let unit { entries.append(.short(0x0128, unit)) }
    return JPEG.exif(Exif.block(entries))
  }

  @Test("JPEG: what decoders read over is read over")
  func readsOver() throws {
    var probe = ImageProbe()
    let whole = JPEG.file(width: 301, height: 203)
    for (name, before) in Self.tolerated {
      let header = try probe.read(bytes: JPEG.start + before + whole.dropFirst(2))
      #expect([header.width, header.height] == [301, 203], "\(name)")
      #expect(header.warnings == [], "\(name)")
    }
  }

  static let tolerated: [(String, [UInt8])] = [
    ("fill bytes", [UInt8](repeating: 0xFF, count: 2000)),
    ("garbage", [UInt8](repeating: 0x0A, count: 7)),
    ("stuffed FF", [0x12, 0xFF, 0x00, 0x34]),
    ("RST0", [0xFF, 0xD0]), ("TEM", [0xFF, 0x01]),
    ("an empty comment", JPEG.segment(0xFE)),
    ("a comment that looks like a frame", JPEG.segment(0xFE, JPEG.frame(width: 9, height: 9))),
    ("a segment of length 0", JPEG.segment(0xE1, length: 0)),
    ("a segment of length 1", JPEG.segment(0xE1, length: 1)),
    ("APP1 that is not Exif", JPEG.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))),
    (
      "megabytes of APP2",
      (0..<30).flatMap { _ in JPEG.segment(0xE2, [UInt8](repeating: 7, count: 65_533)) }
    ),
    ("Adobe", JPEG.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])),
    ("MPF", JPEG.segment(0xE2, Array("MPF\0".utf8) + [UInt8](repeating: 0, count: 80))),
  ]
}
