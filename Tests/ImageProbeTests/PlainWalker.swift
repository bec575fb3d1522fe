/// Reads headers by a plain walk over chunks and markers, to be held against the product.
///
/// It knows of no library, keeps everything in memory, and leaves out what it is not asked for.
enum PlainWalker {
  enum Answer: Equatable {
    case size(width: Int, height: Int, orientation: Int)
    case refused(String)
  }

  struct Report: Equatable {
    var answer: Answer
    /// A table that a decoder reads stands before the frame header: where it is broken, libjpeg
    /// stops there, and a walker that only counts bytes does not.
    var hasTableBeforeFrame = false
  }

  static func read(_ bytes: [UInt8]) -> Report {
    if bytes.isEmpty { return Report(answer: .refused("empty")) }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if bytes.prefix(8).elementsEqual(signature.prefix(bytes.count)) {
      return Report(answer: png(bytes))
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xF7]) {
      return Report(answer: .refused("unsupported-format"))
    }
    if bytes.prefix(2).elementsEqual([0xFF, 0xD8].prefix(bytes.count)) { return jpeg(bytes) }
    return Report(answer: .refused("unsupported-format"))
  }

  // MARK: PNG

  private static func png(_ bytes: [UInt8]) -> Answer {
    var size: (Int, Int)?
    var orientation: Int?
    var at = 8
    var isFirst = true
    while true {
      guard let length = bytes.uint32(at), let type = bytes.text(at + 4, 4) else { break }
      let next = at + 12 + length
      if size == nil {
        if isFirst, type == "CgBI" {
          isFirst = false
          at = next
          continue
        }
        guard type == "IHDR", length == 13 else { return .refused("corrupt") }
        guard next <= bytes.count else { return .refused("truncated") }
        switch ihdr(bytes, at) {
        case .failure(let refusal): return .refused(refusal.kind)
        case .success(let found): size = found
        }
      } else {
        // Where libpng stops, the product stops: at a critical chunk that is not PLTE, a length past
        // 2³¹−1, or a type that is not four letters.
        let letters = bytes[at + 4..<at + 8]
        let isName = letters.allSatisfy {
          (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        }
        guard isName, length <= 0x7FFF_FFFF else { break }
        if letters.first! & 0x20 == 0 {
          guard type == "PLTE", next <= bytes.count, isWhole(bytes, at, length) else { break }
        }
        if type == "eXIf", orientation == nil, length <= 1 << 20, isWhole(bytes, at, length) {
          orientation = exif(bytes[(at + 8)..<(at + 8 + length)])
        }
      }
      at = next
    }
    guard let size else { return .refused("truncated") }
    return .size(width: size.0, height: size.1, orientation: orientation ?? 1)
  }

  private struct Refusal: Error { var kind: String }

  private static func ihdr(_ bytes: [UInt8], _ at: Int) -> Result<(Int, Int), Refusal> {
    guard isWhole(bytes, at, 13), let width = bytes.uint32(at + 8),
      let height = bytes.uint32(at + 12)
    else { return .failure(Refusal(kind: "corrupt")) }
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(width), sides.contains(height) else {
      return .failure(Refusal(kind: "invalid-dimensions"))
    }
    let depths: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[bytes[at + 17]]?.contains(bytes[at + 16]) == true, bytes[at + 18] == 0,
      bytes[at + 19] == 0, bytes[at + 20] < 2
    else { return .failure(Refusal(kind: "corrupt")) }
    return .success((width, height))
  }

  /// Whether a chunk is all there and its checksum is right.
  private static func isWhole(_ bytes: [UInt8], _ at: Int, _ length: Int) -> Bool {
    guard at + 12 + length <= bytes.count else { return false }
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes[(at + 4)..<(at + 8 + length)] {
      sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
    return bytes.uint32(at + 8 + length) == Int(~sum)
  }

  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  // MARK: JPEG

  private static func jpeg(_ bytes: [UInt8]) -> Report {
    var report = Report(answer: .refused("truncated"))
    var size: (Int, Int)?
    var orientation: Int?
    var at = 2
    walk: while true {
      // A marker: anything, then FF once or more, then a byte that is neither FF nor 0.
      var marker: UInt8 = 0
      while marker == 0 {
        while at < bytes.count, bytes[at] != 0xFF { at += 1 }
        while at < bytes.count, bytes[at] == 0xFF { at += 1 }
        guard at < bytes.count else { break walk }
        marker = bytes[at]
        at += 1
      }
      switch marker {
      case 0xD0...0xD7, 0x01:
        continue
      case 0xD8, 0xD9, 0xDA:
        if size == nil { report.answer = .refused("corrupt") }
        break walk
      case 0xC4, 0xCC, 0xDB, 0xDD:
        report.hasTableBeforeFrame = report.hasTableBeforeFrame || size == nil
      case 0xC8, 0x02...0xBF, 0xDF, 0xF0...0xFD:
        if size == nil { report.answer = .refused("corrupt") }
        break walk
      case 0xC0...0xCF, 0xDE:
        // A second frame header ends it: the first one counts.
        guard size == nil else { break walk }
        guard let length = bytes.uint16(at), bytes.count >= at + 8 else { break walk }
        let height = bytes.uint16(at + 3)!
        let width = bytes.uint16(at + 5)!
        let components = Int(bytes[at + 7])
        guard components > 0 else {
          report.answer = .refused("corrupt")
          break walk
        }
        let isDecodable = [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker)
        // libjpeg looks at the sides first, the product at the length.
        let isLong = length == 8 + 3 * components
        if isDecodable ? width == 0 || height == 0 : isLong && (width == 0 || height == 0) {
          report.answer = .refused(
            !isDecodable && at + length > bytes.count ? "truncated" : "invalid-dimensions")
          break walk
        }
        guard isLong else {
          report.answer = .refused("corrupt")
          break walk
        }
        guard at + length <= bytes.count else { break walk }
        size = (width, height)
      default:
        break
      }
      guard let length = bytes.uint16(at) else { break }
      let end = at + max(length, 2)
      if marker == 0xE1, orientation == nil, length >= 8, bytes.text(at + 2, 5) == "Exif\0" {
        orientation = exif(bytes[min(at + 8, bytes.count)..<min(end, bytes.count)])
      }
      at = end
    }
    if let size {
      report.answer = .size(width: size.0, height: size.1, orientation: orientation ?? 1)
    }
    return report
  }

  // MARK: Exif

  /// The orientation, 1 where it is not known; nil where there is no TIFF header.
  private static func exif(_ slice: ArraySlice<UInt8>) -> Int? {
    let block = Array(slice)
    guard block.count >= 8, let order = block.text(0, 2), order == "II" || order == "MM" else {
      return nil
    }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= block.count else { return nil }
      let bytes = order == "MM" ? Array(block[at..<at + count]) : block[at..<at + count].reversed()
      return bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42 else { return nil }
    guard let directory = number(4, 4), directory >= 8, let entries = number(directory, 2) else {
      return 1
    }
    for index in 0..<entries {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2), number(entry + 8, 4) != nil else { return 1 }
      guard tag == 0x0112 else { continue }
      let sizes = [1: 1, 3: 2, 4: 4, 6: 1, 8: 2, 9: 4]
      guard let type = number(entry + 2, 2), let size = sizes[type],
        let count = number(entry + 4, 4),
        count > 0
      else { continue }
      let place = size * count <= 4 ? entry + 8 : number(entry + 8, 4)!
      guard place + size * count <= block.count, let value = number(place, size) else { continue }
      let isNegative = type >= 6 && value >> (8 * size - 1) == 1
      return !isNegative && (1...8).contains(value) ? value : 1
    }
    return 1
  }
}

extension [UInt8] {
  fileprivate func uint16(_ at: Int) -> Int? {
    at >= 0 && at + 2 <= count ? Int(self[at]) << 8 | Int(self[at + 1]) : nil
  }

  fileprivate func uint32(_ at: Int) -> Int? {
    guard let high = uint16(at), let low = uint16(at + 2) else { return nil }
    return high << 16 | low
  }

  fileprivate func text(_ at: Int, _ length: Int) -> String? {
    guard at >= 0, at + length <= count else { return nil }
    return String(decoding: self[at..<at + length], as: UTF8.self)
  }
}
