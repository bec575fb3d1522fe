/// Builds PNG files byte by byte: right ones, and ones as wrong as a test wants them.
package enum PNG {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk: length, type, data, and the checksum of type and data unless another one is given.
  package static func chunk(
    _ type: String, _ data: [UInt8] = [], length: UInt32? = nil, crc: UInt32? = nil
  ) -> [UInt8] {
    let body = Array(type.utf8) + data
    return (length ?? UInt32(data.count)).bigEndianBytes + body
      + (crc ?? crc32(body)).bigEndianBytes
  }

  /// IHDR. The color type is PNG's own number: 0 gray, 2 RGB, 3 indexed, 4 gray and alpha, 6 RGBA.
  package static func header(
    width: UInt32, height: UInt32, colorType: UInt8 = 6, bitDepth: UInt8 = 8,
    interlaced: Bool = false
  ) -> [UInt8] {
    chunk(
      "IHDR",
      width.bigEndianBytes + height.bigEndianBytes
        + [bitDepth, colorType, 0, 0, interlaced ? 1 : 0])
  }

  /// pHYs, in pixels a meter, or only as a ratio.
  package static func density(x: UInt32, y: UInt32, perMeter: Bool = true) -> [UInt8] {
    chunk("pHYs", x.bigEndianBytes + y.bigEndianBytes + [perMeter ? 1 : 0])
  }

  /// acTL, which makes an animation of it.
  package static func animation(frames: UInt32 = 2, plays: UInt32 = 0) -> [UInt8] {
    chunk("acTL", frames.bigEndianBytes + plays.bigEndianBytes)
  }

  /// A file whose header is whole and whose image data is a placeholder.
  ///
  /// - Parameter chunks: Whole chunks to stand between the header (for an indexed image: the
  ///   palette) and the image data.
  package static func file(
    width: Int, height: Int, colorType: UInt8 = 6, bitDepth: UInt8 = 8, interlaced: Bool = false,
    xcodeOptimized: Bool = false, orientation: Int? = nil, chunks: [[UInt8]] = []
  ) -> [UInt8] {
    var bytes = signature
    if xcodeOptimized { bytes += chunk("CgBI", [0x50, 0x00, 0x20, 0x06]) }
    bytes += header(
      width: UInt32(width), height: UInt32(height), colorType: colorType, bitDepth: bitDepth,
      interlaced: interlaced)
    if colorType == 3 { bytes += chunk("PLTE", [0, 0, 0, 255, 255, 255]) }
    if let orientation { bytes += chunk("eXIf", Exif.block(orientation: orientation)) }
    for chunk in chunks { bytes += chunk }
    return bytes + chunk("IDAT", [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) + chunk("IEND")
  }
}
