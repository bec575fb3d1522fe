/// Names what is neither PNG nor JPEG, by its first bytes.
enum ForeignFormat {
  /// A sentence that says what the content is, and what to do where that is known.
  static func sentence(for head: [UInt8]) -> String {
    for signature in signatures where signature.matches(head) { return signature.sentence }
    return isoMedia(head) ?? bitmap(head) ?? TextFormat.marked(head) ?? displaced(head)
      ?? TextFormat.plain(head) ?? unknown(head)
  }

  private struct Signature {
    var offset = 0
    var bytes: [UInt8]
    var sentence: String

    func matches(_ head: [UInt8]) -> Bool {
      head.dropFirst(offset).starts(with: bytes)
    }
  }

  private static func signature(_ bytes: [UInt8], _ sentence: String) -> Signature {
    Signature(bytes: bytes, sentence: sentence)
  }

  private static func image(_ name: String, _ bytes: [UInt8], at offset: Int = 0) -> Signature {
    Signature(offset: offset, bytes: bytes, sentence: foreignImage(name))
  }

  static func foreignImage(_ name: String) -> String {
    "\(name), which is not read; convert it to PNG or JPEG"
  }

  private static func damaged(_ format: String, _ how: String) -> String {
    "a \(format) file damaged on its way: \(how); copy it again as binary"
  }

  /// The first that matches counts, so what begins alike stands longest first.
  private static let signatures: [Signature] = [
    image("a GIF image", Array("GIF8".utf8)),
    image("a WebP image", Array("WEBP".utf8), at: 8),
    image("a TIFF image", [0x49, 0x49, 0x2A, 0x00]),
    image("a TIFF image", [0x4D, 0x4D, 0x00, 0x2A]),
    image("a TIFF image (BigTIFF)", [0x49, 0x49, 0x2B, 0x00]),
    image("a TIFF image (BigTIFF)", [0x4D, 0x4D, 0x00, 0x2B]),
    image("a Photoshop document (PSD)", Array("8BPS".utf8)),
    image("a JPEG 2000 image", [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]),
    image("a JPEG 2000 image", [0xFF, 0x4F, 0xFF, 0x51]),
    image("a JPEG XL image", [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]),
    image("a JPEG XL image", [0xFF, 0x0A]),
    image("a JPEG-LS image", [0xFF, 0xD8, 0xFF, 0xF7]),
    image("an ICO icon", [0, 0, 1, 0]),
    image("an ICO cursor", [0, 0, 2, 0]),
    image("an Apple icon (ICNS)", Array("icns".utf8)),
    image("an MNG animation", [0x8A, 0x4D, 0x4E, 0x47]),
    image("a JNG image", [0x8B, 0x4A, 0x4E, 0x47]),
    signature(Array("%PDF-".utf8), foreignImage("a PDF document")),
    signature(Array("BOMStore".utf8), "a compiled asset catalog, not an image"),
    signature([0x50, 0x4B, 0x03, 0x04], "a ZIP archive, not an image; unpack it first"),
    signature([0x1F, 0x8B], "a gzip archive, not an image; unpack it first"),
    signature(
      [0x89, 0x50, 0x4E, 0x47, 0x0A],
      damaged("PNG", "its CRLF line ends became LF, as git and FTP do to text")),
    signature(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A],
      damaged("PNG", "its LF line ends became CRLF, as git and FTP do to text")),
    signature(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D],
      damaged("PNG", "its LF line ends became CRLF, as git and FTP do to text")),
    signature(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x1A],
      damaged("PNG", "its LF bytes are gone")),
    signature([0x89, 0x50, 0x4E, 0x47], damaged("PNG", "its signature is not whole")),
    signature([0x09, 0x50, 0x4E, 0x47], damaged("PNG", "every eighth bit is gone")),
    signature(
      [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47],
      damaged("PNG", "it was read as UTF-8, and what is not UTF-8 was replaced")),
    signature(
      [0xC2, 0x89, 0x50, 0x4E, 0x47], damaged("PNG", "it was written as UTF-8 text")),
    signature(
      [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD],
      damaged("binary", "it was read as UTF-8, and what is not UTF-8 was replaced")),
    signature(
      [0xC3, 0xBF, 0xC3, 0x98, 0xC3, 0xBF], damaged("JPEG", "it was written as UTF-8 text")),
  ]

  /// ISO base media files (`ftyp`): HEIC and AVIF share their first brand, so all brands are asked.
  private static func isoMedia(_ head: [UInt8]) -> String? {
    guard head.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    let length = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let end = min(head.count, max(length, 12))
    let brands = stride(from: 8, to: end - 3, by: 4).filter { $0 != 12 }.map {
      String(decoding: head[$0..<$0 + 4], as: UTF8.self)
    }
    if brands.contains(where: { ["avif", "avis"].contains($0) }) {
      return foreignImage("an AVIF image")
    }
    if brands.contains(where: { $0.hasPrefix("he") || $0 == "mif1" || $0 == "msf1" }) {
      return foreignImage("an HEIC image")
    }
    if brands.first == "crx " { return foreignImage("a camera's raw image (CR3)") }
    return "a video (MP4 or QuickTime), not an image"
  }

  /// BMP's two letters begin many a text as well, but in it two reserved fields are zero.
  private static func bitmap(_ head: [UInt8]) -> String? {
    guard head.starts(with: "BM".utf8), head.count >= 10, head[6..<10].allSatisfy({ $0 == 0 })
    else { return nil }
    return foreignImage("a BMP image")
  }

  /// PNG or JPEG with something before it.
  private static func displaced(_ head: [UInt8]) -> String? {
    for (format, start) in [
      ("JPEG", [0xFF, 0xD8, 0xFF]), ("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ] as [(String, [UInt8])] {
      let last = head.count - start.count
      guard last > 0 else { continue }
      if let offset = (1...last).first(where: { head[$0...].starts(with: start) }) {
        let bytes = offset == 1 ? "1 byte stands" : "\(offset) bytes stand"
        return "not an image: \(bytes) before the start of a \(format) file; remove what is there"
      }
    }
    return nil
  }

  private static func unknown(_ head: [UInt8]) -> String {
    if head.allSatisfy({ $0 == 0 }) {
      return "neither PNG nor JPEG: it begins with nothing but zero bytes"
    }
    let start = head.prefix(8).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "neither PNG nor JPEG: it begins with the bytes \(start.joined(separator: " "))"
  }
}
