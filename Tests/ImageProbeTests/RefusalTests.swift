import ImageProbe
import TestSupport
import Testing

@Suite("Refusals")
struct RefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    var kind: ProbeError.Kind
    /// What stands in the message.
    var says: String

    var testDescription: String { name }
  }

  typealias Example = (String, [UInt8], String)

  /// Rows of one kind.
  static func rows(_ kind: ProbeError.Kind, _ examples: [Example]) -> [Row] {
    examples.map { Row(name: $0.0, bytes: $0.1, kind: kind, says: $0.2) }
  }

  @Test("What is no image that has a size is refused with its reason", arguments: rows)
  func refused(row: Row) throws {
    var probe = ImageProbe()
    let error = #expect(throws: ProbeError.self) { try probe.read(bytes: row.bytes) }
    #expect(error?.kind == row.kind)
    #expect(error?.message.contains(row.says) == true, "\(row.name): \(error?.message ?? "read")")
    #expect(error?.kind.isAboutAccess == false)
  }

  static let png = PNG.file(width: 301, height: 203)
  static let jpeg = JPEG.file(width: 301, height: 203)

  static func png(_ type: UInt8, _ depth: UInt8) -> [UInt8] {
    PNG.file(width: 301, height: 203, colorType: type, bitDepth: depth)
  }

  static func png(ihdr data: [UInt8], length: UInt32? = nil, crc: UInt32? = nil) -> [UInt8] {
    PNG.signature + PNG.chunk("IHDR", data, length: length, crc: crc) + PNG.chunk("IDAT")
  }

  static let rows: [Row] = [
    rows(.empty, [("nothing", [], "empty")]), rows(.truncated, prefixes),
    rows(.truncated, truncated),
    rows(.corrupt, illegalTypes), rows(.corrupt, corruptPNG), rows(.corrupt, corruptJPEG),
    rows(.invalidDimensions, invalid), rows(.unsupportedFormat, foreign),
    rows(.unsupportedFormat, damaged), rows(.unsupportedFormat, text),
  ].flatMap(\.self)

  static let prefixes: [Example] = {
    let ofPNG = [1, 4, 8, 15, 23, 32].map { count in
      ("PNG of \(count)", Array(png.prefix(count)), "PNG file ends")
    }
    let ofJPEG = [1, 2, 5, 69, 72, 86].map { count in
      ("JPEG of \(count)", Array(jpeg.prefix(count)), "(\(count) bytes in all)")
    }
    return ofPNG + ofJPEG
  }()

  static let truncated: [Example] = [
    ("CgBI alone", PNG.signature + PNG.chunk("CgBI", [1, 2, 3, 4]), "ends inside"),
    (
      "CgBI of 4 GB", PNG.signature + PNG.chunk("CgBI", length: .max) + png, "ends inside"
    ),
    (
      "fifty segments of no length",
      JPEG.start + (0..<50).flatMap { _ in JPEG.segment(0xE1, length: 0) }, "ends inside"
    ),
    (
      "lossless frame cut off",
      JPEG.start + JPEG.frame(0xC3, width: 5, height: 5).prefix(12), "ends inside"
    ),
    (
      "lossless frame cut off in its components",
      JPEG.start + JPEG.frame(0xC3, width: 5, height: 5).prefix(14), "ends inside"
    ),
  ]

  static let illegalTypes: [Example] =
    ([
      (1, 8), (7, 8), (0, 3), (2, 4), (3, 16), (4, 4), (6, 1), (2, 0), (2, 99),
    ] as [(UInt8, UInt8)]).map { type, depth in
      ("color type \(type) of \(depth) bits", png(type, depth), "bit depth and color type")
    }

  static let corruptPNG: [Example] = [
    (
      "wrong checksum", png(ihdr: [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0], crc: 1), "checksum"
    ),
    ("IHDR of 12", png(ihdr: [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0]), "length"),
    ("IHDR of 14", png(ihdr: [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0]), "length"),
    (
      "compression 1", png(ihdr: [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 1, 0, 0]), "compression"
    ),
    ("filter 1", png(ihdr: [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 1, 0]), "filter"),
    ("interlace 2", png(ihdr: [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 2]), "interlace"),
    (
      "no IHDR", PNG.signature + PNG.chunk("ihdr", [UInt8](repeating: 1, count: 13)), "IHDR"
    ),
    (
      "text before IHDR", PNG.signature + PNG.chunk("tEXt", [65]) + png.dropFirst(8), "IHDR"
    ),
    (
      "two CgBI",
      PNG.signature + PNG.chunk("CgBI") + PNG.chunk("CgBI") + png.dropFirst(8), "IHDR"
    ),
  ]

  static let corruptJPEG: [Example] = [
    ("two starts", JPEG.start + jpeg, "two SOI"),
    ("tables alone", JPEG.start + JPEG.quantization + JPEG.end, "without a frame header"),
    (
      "scan first", JPEG.start + JPEG.scan() + jpeg.dropFirst(2), "without a frame header"
    ),
    ("frame of length 2", JPEG.start + JPEG.segment(0xC0) + jpeg.dropFirst(2), ""),
    (
      "lossless frame of length 8", JPEG.start + JPEG.segment(0xC3, [8, 0, 1, 0, 1, 3]) + jpeg,
      "wrong length"
    ),
    (
      "no components", JPEG.start + JPEG.frame(width: 5, height: 5, components: 0) + JPEG.scan(),
      "no components"
    ),
    ("reserved marker", JPEG.start + [0xFF, 0x4F] + jpeg.dropFirst(2), "0x4f"),
  ]

  static let invalid: [Example] = [
    ("PNG 0 × 0", PNG.file(width: 0, height: 0), "0 × 0"),
    ("PNG 301 × 0", PNG.file(width: 301, height: 0), "301 × 0"),
    ("PNG 2³¹", PNG.file(width: 1 << 31, height: 1), "2147483648 × 1"),
    ("PNG 2³²−1", PNG.file(width: 1, height: 1 << 32 - 1), "2147483647"),
    ("JPEG without width", JPEG.file(width: 0, height: 5), "0 × 5"),
    ("JPEG with DNL", JPEG.file(width: 301, height: 0), "DNL"),
    (
      "lossless with DNL", JPEG.file(width: 301, height: 0, marker: 0xC3), "DNL"
    ),
  ]

  static func iso(_ brands: String...) -> [UInt8] {
    let data = Array("ftyp\(brands[0])".utf8) + [0, 0, 0, 0] + brands.dropFirst().flatMap(\.utf8)
    return UInt32(data.count + 4).bigEndianBytes + data + [0, 0, 1, 0] + Array("metaavif".utf8)
  }

  static let foreign: [Example] = [
    ("gif", Array("GIF89a".utf8) + [1, 0, 1, 0], "GIF"),
    (
      "webp", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8), "WebP"
    ),
    ("heic", iso("heic"), "HEIC"),
    ("heic as mif1", iso("mif1", "mif1", "heic"), "HEIC"),
    ("avif", iso("avif", "mif1"), "AVIF"),
    ("avif as mif1", iso("mif1", "avif", "miaf"), "AVIF"),
    ("a video", iso("qt  "), "video"),
    ("tiff", [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], "TIFF"),
    ("tiff MM", [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8], "TIFF"),
    ("bmp", Array("BM".utf8) + [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0], "BMP"),
    ("psd", Array("8BPS".utf8) + [0, 1], "PSD"),
    (
      "jp2", [0, 0, 0, 12] + Array("jP  ".utf8) + [13, 10, 0x87, 10], "JPEG 2000"
    ),
    ("j2k", [0xFF, 0x4F, 0xFF, 0x51, 0, 41], "JPEG 2000"),
    (
      "jxl", [0, 0, 0, 12] + Array("JXL ".utf8) + [13, 10, 0x87, 10], "JPEG XL"
    ),
    ("jxl codestream", [0xFF, 0x0A, 0xFA, 0x7F], "JPEG XL"),
    ("jpeg-ls", JPEG.start + JPEG.frame(0xF7, width: 5, height: 5), "JPEG-LS"),
    ("ico", [0, 0, 1, 0, 1, 0, 16, 16], "ICO"),
    ("pdf", Array("%PDF-1.7".utf8), "PDF"),
    ("zip", [0x50, 0x4B, 3, 4, 20, 0], "ZIP"),
    ("zeros", [UInt8](repeating: 0, count: 100), "zero bytes"),
    ("noise", [0xDE, 0xAD, 0xBE, 0xEF, 0, 1], "DE AD BE EF 00 01"),
    (
      "newline before JPEG", [10] + jpeg, "1 byte stands before the start of a JPEG"
    ),
    ("words before PNG", Array("hello\n".utf8) + png, "6 bytes stand before"),
  ]

  static let damaged: [Example] = [
    (
      "CRLF to LF", crlf(png) { $0 == [13, 10] ? [10] : nil }, "CRLF line ends became LF"
    ),
    (
      "LF to CRLF", png.flatMap { $0 == 10 ? [13, 10] : [$0] }, "LF line ends became CRLF"
    ),
    (
      "lone LF to CRLF", [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 13, 10], "LF line ends became CRLF"
    ),
    ("seven bits", png.map { $0 & 0x7F }, "every eighth bit"),
    ("PNG as UTF-8", Array(String(decoding: png, as: UTF8.self).utf8), "UTF-8"),
    (
      "JPEG as UTF-8", Array(String(decoding: jpeg, as: UTF8.self).utf8), "UTF-8"
    ),
    (
      "PNG from Latin-1", png.flatMap { Array(String(Unicode.Scalar($0)).utf8) }, "PNG file damaged"
    ),
    (
      "JPEG from Latin-1", jpeg.flatMap { Array(String(Unicode.Scalar($0)).utf8) },
      "JPEG file damaged"
    ),
  ]

  /// Replaces what `replacement` knows of each two neighbouring bytes.
  static func crlf(_ bytes: [UInt8], _ replacement: ([UInt8]) -> [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 1 < bytes.count, let new = replacement(Array(bytes[index...index + 1])) {
        result += new
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  static let text: [Example] = [
    (
      "Git LFS", Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n".utf8),
      "git lfs pull"
    ),
    ("svg", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), "SVG"),
    (
      "svg with prologue",
      Array("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <html> -->\n<!DOCTYPE svg>\n<svg/>".utf8), "SVG"
    ),
    (
      "html", Array("<!DOCTYPE html><html><body>404</body></html>".utf8), "HTML"
    ),
    ("html in capitals", Array("\n  <HTML><svg/>".utf8), "HTML"),
    ("xml", Array("<?xml version=\"1.0\"?><note/>".utf8), "XML"),
    ("http", Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + jpeg, "HTTP"),
    ("data URL", Array("data:image/png;base64,iVBORw0KGgo".utf8), "data URL"),
    ("base64", Array("iVBORw0KGgoAAAANSUhEUgAA".utf8), "base64"),
    ("text", Array("not an image\n".utf8), "plain text"),
    ("BM as text", Array("BMW is a car\n".utf8), "plain text"),
    ("one letter", [65], "plain text"),
    ("UTF-16", [0xFF, 0xFE, 65, 0], "UTF-16"),
    (
      "text cut within a character", Array(String(repeating: "日", count: 500).utf8), "plain text"
    ),
  ]
}
