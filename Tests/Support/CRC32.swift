/// The checksum of PNG chunks (ISO 3309, polynomial 0xEDB88320), bit by bit.
package func crc32(_ bytes: [UInt8]) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 {
      sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }
  return ~sum
}
