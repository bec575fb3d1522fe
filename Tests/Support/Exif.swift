/// Builds Exif blocks (TIFF) byte by byte.
package enum Exif {
  package enum ByteOrder: CaseIterable, Sendable {
    case little, big

    func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
      self == .big ? value.bigEndianBytes : value.littleEndianBytes
    }
  }

  /// One entry of a directory. What is longer than four bytes is put behind the directory.
  package struct Entry: Sendable {
    package var tag: UInt16
    package var type: UInt16
    package var count: UInt32
    package var value: [UInt8]

    package init(tag: UInt16, type: UInt16, count: UInt32, value: [UInt8]) {
      self.tag = tag
      self.type = type
      self.count = count
      self.value = value
    }

    package static func short(_ tag: UInt16, _ value: UInt16, _ order: ByteOrder = .big) -> Entry {
      Entry(tag: tag, type: 3, count: 1, value: order.bytes(value))
    }

    package static func rational(
      _ tag: UInt16, _ numerator: UInt32, _ denominator: UInt32, _ order: ByteOrder = .big
    ) -> Entry {
      Entry(tag: tag, type: 5, count: 1, value: order.bytes(numerator) + order.bytes(denominator))
    }
  }

  package static let orientationTag: UInt16 = 0x0112

  /// A block with IFD0 and, where given, IFD1.
  package static func block(
    _ entries: [Entry], thumbnail: [Entry]? = nil, order: ByteOrder = .big
  ) -> [UInt8] {
    var bytes = order == .big ? Array("MM".utf8) : Array("II".utf8)
    bytes += order.bytes(UInt16(42)) + order.bytes(UInt32(8))
    let directories = [entries, thumbnail].compactMap(\.self)
    for (index, directory) in directories.enumerated() {
      var behind: [UInt8] = []
      let end = bytes.count + 2 + 12 * directory.count + 4
      bytes += order.bytes(UInt16(directory.count))
      for entry in directory {
        bytes += order.bytes(entry.tag) + order.bytes(entry.type) + order.bytes(entry.count)
        if entry.value.count <= 4 {
          bytes += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
        } else {
          bytes += order.bytes(UInt32(end + behind.count))
          behind += entry.value
        }
      }
      let next = index + 1 < directories.count ? UInt32(end + behind.count) : 0
      bytes += order.bytes(next) + behind
    }
    return bytes
  }

  /// A block that says the orientation alone.
  package static func block(orientation: Int, order: ByteOrder = .big) -> [UInt8] {
    block([.short(orientationTag, UInt16(orientation), order)], order: order)
  }
}
