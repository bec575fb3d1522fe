import CImageHeader
import ImageProbe
import TestSupport
import Testing

@Suite("Damaged files")
struct DamageTests {
  @Test("Every prefix of every fixture has the answer of the plain walk")
  func prefixes() throws {
    let decoder = try #require(zf_decoder_create())
    defer { zf_decoder_destroy(decoder) }
    for (name, bytes) in Samples.all + Samples.fixtures {
      var known: (UInt32, UInt32)?
      var header = zf_header()
      for count in 0...bytes.count {
        bytes.withUnsafeBufferPointer {
          zf_read_memory(decoder, $0.baseAddress, count, &header)
        }
        // Once the size is known, more of the file does not change it.
        if let known {
          #expect(header.status == .ZF_STATUS_OK && (header.width, header.height) == known)
        } else if header.status == .ZF_STATUS_OK {
          known = (header.width, header.height)
        } else {
          #expect(header.status == (count == 0 ? .ZF_STATUS_EMPTY : .ZF_STATUS_TRUNCATED))
        }
        // The walk copies, and behind the head nothing changes any more.
        if count < 1000 { expectAgreement(Array(bytes.prefix(count)), "\(name), \(count) bytes") }
      }
      #expect(known != nil)
    }
  }

  @Test("Every value of every byte of small files has the answer of the plain walk")
  func everyByte() {
    for (name, bytes) in Samples.all {
      var damaged = bytes
      for index in bytes.indices {
        for value in UInt8.min...UInt8.max {
          damaged[index] = value
          expectAgreement(damaged, "\(name), byte \(index) = \(value)")
        }
        damaged[index] = bytes[index]
      }
    }
  }

  @Test(
    "Chunks and segments in any order, left out, doubled and cut have the answer of the plain walk")
  func shuffles() {
    var generator = SeededGenerator()
    for round in 0..<20_000 {
      let bytes = round % 2 == 0 ? shuffledPNG(&generator) : shuffledJPEG(&generator)
      expectAgreement(bytes, "\(generator), round \(round)")
    }
  }

  @Test("Random bytes behind a right start have the answer of the plain walk")
  func noise() {
    var generator = SeededGenerator()
    for round in 0..<20_000 {
      var bytes = generator.choice(of: Samples.all).bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 2..<bytes.count, using: &generator)
        let few: [UInt8] = [
          0, 1, 8, 0xFF, 0xD8, 0xD9, 0xDA, 0xC0, 0xC4, 0xE1,
          .random(in: 0...255, using: &generator),
        ]
        bytes[index] = generator.choice(of: few)
      }
      expectAgreement(bytes, "\(generator), round \(round)")
    }
  }

  private func shuffledPNG(_ generator: inout SeededGenerator) -> [UInt8] {
    let orientation = Int.random(in: 0...9, using: &generator)
    let parts = [
      PNG.header(width: 301, height: 203, colorType: 3), PNG.header(width: 0, height: 9),
      PNG.chunk("PLTE", [1, 2, 3]), PNG.chunk("tRNS", [1]), PNG.chunk("CgBI", [1, 2, 3, 4]),
      PNG.chunk("eXIf", Exif.block(orientation: orientation)), PNG.animation(),
      PNG.density(x: 1, y: 2), PNG.chunk("zTXt", [65, 0, 0, 1]), PNG.chunk("IDAT", [1]),
      PNG.chunk("IEND"), PNG.chunk("eXIf", Exif.block(orientation: 3), crc: 9),
    ]
    var chosen = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      generator.choice(of: parts)
    }
    if Bool.random(using: &generator) { chosen.insert(parts[0], at: 0) }
    return cut(PNG.signature + chosen.flatMap(\.self), &generator)
  }

  private func shuffledJPEG(_ generator: inout SeededGenerator) -> [UInt8] {
    let orientation = Int.random(in: 0...9, using: &generator)
    let marker = UInt8.random(in: 0xC0...0xCF, using: &generator)
    let parts = [
      JPEG.frame(marker, width: 301, height: 203), JPEG.frame(width: 99, height: 0),
      JPEG.jfif(), JPEG.exif(Exif.block(orientation: orientation)), JPEG.exif([1, 2]),
      JPEG.exif(Exif.block(orientation: 3, order: .little)), JPEG.quantization,
      JPEG.segment(0xDD, [0, 4]), JPEG.segment(0xFE, [0xFF, 0xC0, 0, 17, 8]), [0xFF, 0xFF, 0xFF],
      [0, 7, 0xFF, 0], [0xFF, 0xD3], JPEG.scan(), JPEG.end, JPEG.start,
      JPEG.segment(.random(in: 0x01...0xFE, using: &generator), [1, 2, 3]),
    ]
    let chosen = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      generator.choice(of: parts)
    }
    return cut(JPEG.start + chosen.flatMap(\.self), &generator)
  }

  private func cut(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return bytes }
    return Array(bytes.prefix(.random(in: 0...bytes.count, using: &generator)))
  }
}
