import ImageProbe
import SystemCalls
import TestSupport
import Testing

/// Tables are stepped over where they are sound, and libjpeg's to judge where they are not; a
/// palette's checksum is looked at where it is at hand, and libpng's to judge where it is not.
@Suite("Tables and palettes")
struct TableTests {
  private static let ones = [UInt8](repeating: 1, count: 64)
  private static let lengths = [UInt8](repeating: 1, count: 12) + [0, 0, 0, 0]

  static let sound: [(String, [UInt8])] = [
    ("a quantization table", JPEG.segment(0xDB, [0] + ones)),
    ("two of them in one segment", JPEG.segment(0xDB, [0] + ones + [3] + ones)),
    ("a deep one", JPEG.segment(0xDB, [0x12] + ones + ones)),
    ("none of them", JPEG.segment(0xDB)),
    ("a Huffman table", JPEG.segment(0xC4, [0x13] + lengths + Array(0..<12))),
    (
      "two of them in one segment",
      JPEG.segment(0xC4, [0] + lengths + Array(0..<12) + [0x10] + lengths + Array(0..<12))
    ),
    ("none of them", JPEG.segment(0xC4)),
    ("a restart interval", JPEG.segment(0xDD, [0, 4])),
    ("an arithmetic conditioning", JPEG.segment(0xCC, [0, 0x10])),
  ]

  static let broken: [(String, [UInt8])] = [
    ("a quantization table of an index there is not", JPEG.segment(0xDB, [4] + ones)),
    ("one that is too long", JPEG.segment(0xDB, [0] + ones + [0])),
    ("one that reaches into the next segments", JPEG.segment(0xDB, [0x20] + ones)),
    ("a Huffman table of an index there is not", JPEG.segment(0xC4, [4] + lengths + Array(0..<12))),
    ("one of another class", JPEG.segment(0xC4, [0x20] + lengths + Array(0..<12))),
    ("one with more symbols than bytes", JPEG.segment(0xC4, [0] + lengths + [1, 2])),
    ("one that is too long", JPEG.segment(0xC4, [0] + lengths + Array(0..<13))),
    ("a restart interval that is too long", JPEG.segment(0xDD, [0, 4, 0])),
  ]

  /// What stands before it: nothing much, or so much that it lies across the end of the first window.
  static let paddings = [0, 3960, 4050, 4084]

  /// What reading a file comes to, which has the same answer in memory.
  private func outcome(of bytes: [UInt8]) throws -> Result<ImageHeader, ProbeError> {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write(bytes, to: "image"))
    var probe = ImageProbe()
    let outcome = probe.outcome(of: path)
    #expect(outcome == probe.outcome(of: bytes))
    return outcome
  }

  @Test("Sound tables change nothing", arguments: sound, paddings)
  func soundTables(table: (String, [UInt8]), padding: Int) throws {
    let comment = JPEG.segment(0xFE, [UInt8](repeating: 0, count: padding))
    let frame = JPEG.frame(width: 301, height: 203)
    for parts in [comment + table.1 + frame, frame + comment + table.1] {
      let header = try outcome(of: JPEG.start + parts + JPEG.scan()).get()
      #expect(header.width == 301 && header.warnings == [], "\(table.0)")
    }
  }

  @Test("A broken table ends the reading where libjpeg ends it", arguments: broken, paddings)
  func brokenTables(table: (String, [UInt8]), padding: Int) throws {
    let comment = JPEG.segment(0xFE, [UInt8](repeating: 0, count: padding))
    let frame = JPEG.frame(width: 301, height: 203)
    let end = JPEG.scan() + [UInt8](repeating: 0, count: 200)
    switch try outcome(of: JPEG.start + comment + table.1 + frame + end) {
    case .success(let header): Issue.record("\(table.0) before the frame: \(header)")
    case .failure(let error): #expect(error.kind == .corrupt, "\(table.0)")
    }
    let header = try outcome(of: JPEG.start + frame + comment + table.1 + end).get()
    #expect(header.warnings.map(\.kind) == [.decoderLimit], "\(table.0)")
  }

  @Test("A palette's checksum is looked at wherever it stands", arguments: paddings)
  func palettes(padding: Int) throws {
    let start =
      PNG.signature + PNG.header(width: 301, height: 203, colorType: 3)
      + PNG.chunk("tEXt", [UInt8](repeating: 65, count: padding))
    let colors = [UInt8](repeating: 1, count: 3 * 16)
    let end = PNG.chunk("tRNS", [7]) + PNG.chunk("IDAT", [1])
    let right = try outcome(of: start + PNG.chunk("PLTE", colors) + end).get()
    #expect(right.hasAlpha && right.warnings == [])
    let wrong = try outcome(of: start + PNG.chunk("PLTE", colors, crc: 7) + end).get()
    #expect(!wrong.hasAlpha && wrong.warnings.map(\.kind) == [.decoderLimit])
    #expect(wrong.warnings.first?.message.contains("CRC error") == true)
    let cut = try outcome(of: start + PNG.chunk("PLTE", Array(colors.dropLast())) + end).get()
    #expect(cut.warnings.map(\.kind) == [.decoderLimit])
  }
}
