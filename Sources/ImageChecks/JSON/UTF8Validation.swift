/// Says whether bytes are UTF-8, and where they stop to be.
enum UTF8Validation {
  /// The offset of the first byte that is in no well-formed sequence (Unicode 3.9, table 3-7); nil
  /// where all are UTF-8.
  static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      let trailing: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: trailing = 1
      case 0xE0: (trailing, second) = (2, 0xA0...0xBF)
      case 0xED: (trailing, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: trailing = 2
      case 0xF0: (trailing, second) = (3, 0x90...0xBF)
      case 0xF1...0xF3: trailing = 3
      case 0xF4: (trailing, second) = (3, 0x80...0x8F)
      default: return offset
      }
      guard offset + trailing < bytes.count, second.contains(bytes[offset + 1]) else {
        return offset
      }
      for next in (offset + 1)...(offset + trailing) where bytes[next] & 0xC0 != 0x80 {
        return offset
      }
      offset += trailing + 1
    }
    return nil
  }
}
