import ImageProbe
import TestSupport
import Testing

@Suite("Exif")
struct ExifTests {
  /// What a block comes to in a JPEG and in a PNG, which have to agree.
  private func read(_ block: [UInt8]) throws -> (orientation: Int, kinds: [HeaderWarning.Kind]) {
    var probe = ImageProbe()
    let jpeg = try probe.read(
      bytes: JPEG.file(width: 301, height: 203, segments: [JPEG.exif(block)]))
    let png = try probe.read(
      bytes: PNG.file(width: 301, height: 203, chunks: [PNG.chunk("eXIf", block)]))
    #expect(jpeg.exifOrientation == png.exifOrientation)
    #expect(jpeg.warnings == png.warnings)
    #expect([jpeg.width, jpeg.height, png.width, png.height] == [301, 203, 301, 203])
    return (jpeg.exifOrientation, jpeg.warnings.map(\.kind))
  }

  @Test("Orientations 1 to 8, in both byte orders", arguments: 1...8, Exif.ByteOrder.allCases)
  func orientations(value: Int, order: Exif.ByteOrder) throws {
    let answer = try read(Exif.block(orientation: value, order: order))
    #expect(answer.orientation == value)
    #expect(answer.kinds == [])
  }

  @Test("Values outside 1…8 count as 1 and are told", arguments: [0, 9, 256, 1536, 65_535])
  func outOfRange(value: Int) throws {
    for order in Exif.ByteOrder.allCases {
      let answer = try read(Exif.block(orientation: value, order: order))
      #expect(answer.orientation == 1)
      #expect(answer.kinds == [.orientationOutOfRange])
    }
  }

  @Test(
    "A value is read by its own type, and by none that is no integer",
    arguments: [
      (1, 1, [6], [6], 6, []), (1, 2, [6, 9], [6, 9], 6, []), (6, 1, [6], [6], 6, []),
      (6, 1, [0xFA], [0xFA], 1, [.orientationOutOfRange]),
      (3, 2, [6, 0, 3, 0], [0, 6, 0, 3], 6, []), (8, 1, [6, 0], [0, 6], 6, []),
      (8, 1, [0xFA, 0xFF], [0xFF, 0xFA], 1, [.orientationOutOfRange]),
      (4, 1, [6, 0, 0, 0], [0, 0, 0, 6], 6, []), (9, 1, [6, 0, 0, 0], [0, 0, 0, 6], 6, []),
      (9, 1, [0xFA, 255, 255, 255], [255, 255, 255, 0xFA], 1, [.orientationOutOfRange]),
      (3, 3, [6, 0, 1, 0, 1, 0], [0, 6, 0, 1, 0, 1], 6, []),
      (5, 1, [6, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 6, 0, 0, 0, 1], 1, [.brokenExif]),
      (2, 2, [0x36, 0], [0x36, 0], 1, [.brokenExif]), (7, 1, [6], [6], 1, [.brokenExif]),
      (99, 1, [6, 0], [0, 6], 1, [.brokenExif]), (3, 0, [6, 0], [0, 6], 1, [.brokenExif]),
      (3, 2_147_483_647, [6, 0], [0, 6], 1, [.brokenExif]),
      (4, .max, [6, 0, 0, 0], [0, 0, 0, 6], 1, [.brokenExif]),
    ] as [(UInt16, UInt32, [UInt8], [UInt8], Int, [HeaderWarning.Kind])])
  func types(
    type: UInt16, count: UInt32, little: [UInt8], big: [UInt8], orientation: Int,
    kinds: [HeaderWarning.Kind]
  ) throws {
    for order in Exif.ByteOrder.allCases {
      let entry = Exif.Entry(
        tag: Exif.orientationTag, type: type, count: count, value: order == .big ? big : little)
      let answer = try read(Exif.block([entry], order: order))
      #expect(answer.orientation == orientation)
      #expect(answer.kinds == kinds)
    }
  }

  @Test("A broken block is orientation 1 with a warning, and never the end of a good image")
  func broken() throws {
    let good = Exif.block(orientation: 6)
    var blocks: [String: [UInt8]] = [
      "nothing": [], "header alone": Array(good.prefix(8)),
      "cut in the header": Array(good.prefix(6)),
      "cut in the entry": Array(good.prefix(18)),
      "byte order XX": [0x58, 0x58] + good.dropFirst(2),
      "byte order IM": [0x49, 0x4D] + good.dropFirst(2),
      "BigTIFF": Array("MM\0+".utf8) + good.dropFirst(4),
      "other byte order": Array("II".utf8) + good.dropFirst(2),
      "Exif twice": Array("Exif\0\0".utf8) + good,
    ]
    for offset: UInt32 in [0, 4, 7, 60_000, .max, .max - 1, 1 << 31] {
      blocks["directory at \(offset)"] =
        Array("MM\0*".utf8) + offset.bigEndianBytes + good.dropFirst(8)
    }
    for (name, block) in blocks {
      let answer = try read(block)
      #expect(answer.orientation == 1, "\(name)")
      #expect(answer.kinds == [.brokenExif], "\(name)")
    }
  }

  @Test("A directory that promises more entries than there are gives those it has")
  func shortDirectory() throws {
    let block =
      Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 10] + Exif.block(orientation: 6).dropFirst(10)
    let answer = try read(block)
    #expect(answer.orientation == 6)
    #expect(answer.kinds == [.brokenExif])
  }

  @Test("The directory is where the header says, and what follows it is not followed")
  func layout() throws {
    let good = Exif.block(orientation: 6)
    let far =
      Array("MM\0*".utf8) + [0, 0, 0, 40] + [UInt8](repeating: 0xEE, count: 32) + good.dropFirst(8)
    #expect(try read(far).orientation == 6)
    var loop = good
    loop[loop.count - 1] = 8
    #expect(try read(loop).orientation == 6)
    #expect(try read(loop).kinds == [])
  }

  @Test("The thumbnail's directory and the Exif sub-directory never count")
  func otherDirectories() throws {
    let six = Exif.Entry.short(Exif.orientationTag, 6)
    let one = Exif.Entry.short(Exif.orientationTag, 1)
    #expect(try read(Exif.block([], thumbnail: [six])) == (1, []))
    #expect(try read(Exif.block([one], thumbnail: [six])) == (1, []))
    let sub = Exif.Entry(
      tag: 0x8769, type: 4, count: 12, value: [0, 1] + Exif.block([six]).dropFirst(10) + [0, 0])
    #expect(try read(Exif.block([sub])).orientation == 1)
  }

  @Test("Given twice, the first counts, and it is told")
  func twice() throws {
    let entries = [6, 1].map { Exif.Entry.short(Exif.orientationTag, $0) }
    #expect(try read(Exif.block(entries)) == (6, [.brokenExif]))
  }

  @Test("An entry of no known type is stepped over")
  func unknownTypeFirst() throws {
    let entries = [
      Exif.Entry(tag: Exif.orientationTag, type: 99, count: 1, value: [0, 3]),
      .short(Exif.orientationTag, 6),
    ]
    #expect(try read(Exif.block(entries)) == (6, [.brokenExif]))
  }

  @Test("The first block with a TIFF header counts, wherever it stands before the image data")
  func places() throws {
    var probe = ImageProbe()
    let six = JPEG.exif(Exif.block(orientation: 6))
    let one = JPEG.exif(Exif.block(orientation: 1))
    let junk = JPEG.exif([1, 2, 3])
    let xmp = JPEG.segment(0xE1, [UInt8](repeating: 0x68, count: 5000))
    func answer(_ segments: [[UInt8]]) throws -> (Int, [HeaderWarning.Kind]) {
      let header = try probe.read(bytes: JPEG.file(width: 3, height: 2, segments: segments))
      return (header.exifOrientation, header.warnings.map(\.kind))
    }
    #expect(try answer([six, one]) == (6, [.severalExif]))
    #expect(try answer([one, six]) == (1, [.severalExif]))
    #expect(try answer([junk, six]) == (6, [.brokenExif, .severalExif]))
    #expect(try answer([xmp, JPEG.jfif(), JPEG.quantization, six]) == (6, []))
    #expect(try answer([JPEG.segment(0xE3, Array("Exif\0\0".utf8) + six.dropFirst(10))]) == (1, []))
    let late =
      JPEG.start + JPEG.quantization + JPEG.frame(width: 3, height: 2) + six + JPEG.scan() + one
    #expect(try probe.read(bytes: late).exifOrientation == 6)
    #expect(try probe.read(bytes: late).warnings == [])
  }

  @Test("A PNG block counts as a whole and before the image data alone")
  func pngPlaces() throws {
    var probe = ImageProbe()
    let six = PNG.chunk("eXIf", Exif.block(orientation: 6))
    let one = PNG.chunk("eXIf", Exif.block(orientation: 1))
    let bad = PNG.chunk("eXIf", Exif.block(orientation: 3), crc: 7)
    func answer(_ chunks: [[UInt8]]) throws -> (Int, [HeaderWarning.Kind]) {
      let header = try probe.read(bytes: PNG.file(width: 3, height: 2, chunks: chunks))
      return (header.exifOrientation, header.warnings.map(\.kind))
    }
    #expect(try answer([six, one]) == (6, [.severalExif]))
    #expect(try answer([bad]) == (1, [.brokenExif]))
    #expect(try answer([bad, six]) == (6, [.brokenExif, .severalExif]))
    #expect(try answer([PNG.chunk("IDAT"), six]) == (1, [.exifAfterImageData]))
    let padded = Exif.block(orientation: 6) + [UInt8](repeating: 0, count: 200_000)
    #expect(try answer([PNG.chunk("eXIf", padded)]) == (6, []))
    let huge = Exif.block(orientation: 6) + [UInt8](repeating: 0, count: 1 << 20)
    #expect(try answer([PNG.chunk("eXIf", huge)]) == (1, [.brokenExif]))
  }
}
