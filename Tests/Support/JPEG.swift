/// Builds JPEG files byte by byte: right ones, and ones as wrong as a test wants them.
package enum JPEG {
  package static let start: [UInt8] = [0xFF, 0xD8]
  package static let end: [UInt8] = [0xFF, 0xD9]

  /// A segment: marker, length (its own two bytes and the payload's unless another one is given),
  /// payload.
  package static func segment(
    _ marker: UInt8, _ payload: [UInt8] = [], length: UInt16? = nil
  ) -> [UInt8] {
    [0xFF, marker] + (length ?? UInt16(payload.count + 2)).bigEndianBytes + payload
  }

  /// A frame header; 0xC0 is baseline, 0xC2 progressive.
  package static func frame(
    _ marker: UInt8 = 0xC0, width: Int, height: Int, components: Int = 3, precision: UInt8 = 8
  ) -> [UInt8] {
    let sampling: [UInt8] = (0..<components).flatMap { [UInt8($0 + 1), 0x11, 0] as [UInt8] }
    return segment(
      marker,
      [precision] + UInt16(height).bigEndianBytes + UInt16(width).bigEndianBytes
        + [UInt8(components)] + sampling)
  }

  /// APP0 of JFIF; unit 0 is none, 1 an inch, 2 a centimeter.
  package static func jfif(x: UInt16 = 72, y: UInt16 = 72, unit: UInt8 = 1) -> [UInt8] {
    segment(
      0xE0, Array("JFIF\0".utf8) + [1, 2, unit] + x.bigEndianBytes + y.bigEndianBytes + [0, 0])
  }

  /// APP1 around an Exif block.
  package static func exif(_ block: [UInt8]) -> [UInt8] {
    segment(0xE1, Array("Exif\0\0".utf8) + block)
  }

  /// A scan header and a few bytes of scan.
  package static func scan(components: Int = 3) -> [UInt8] {
    let tables: [UInt8] = (0..<components).flatMap { [UInt8($0 + 1), 0] as [UInt8] }
    return segment(0xDA, [UInt8(components)] + tables + [0, 63, 0])
      + [UInt8](repeating: 0, count: 8)
  }

  /// A quantization table of ones, which a decoder wants to see.
  package static let quantization = segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))

  /// A file whose header is whole and whose scan is a placeholder.
  ///
  /// - Parameters:
  ///   - orientation: The value of an Exif block in an APP1; nil for no Exif.
  ///   - segments: Whole segments to stand before the tables and the frame header.
  package static func file(
    width: Int, height: Int, orientation: Int? = nil, components: Int = 3, precision: UInt8 = 8,
    marker: UInt8 = 0xC0, segments: [[UInt8]] = []
  ) -> [UInt8] {
    var bytes = start
    if let orientation { bytes += exif(Exif.block(orientation: orientation)) }
    for segment in segments { bytes += segment }
    return bytes + quantization
      + frame(marker, width: width, height: height, components: components, precision: precision)
      + scan(components: components) + end
  }
}
