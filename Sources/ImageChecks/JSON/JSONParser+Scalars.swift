extension JSONParser {
  // MARK: - Strings

  mutating func string() throws(JSONSyntaxError) -> String {
    let start = position()
    offset += 1
    var text = ""
    var runStart = offset
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        runStart = offset
      case 0..<0x20: throw failure(.controlCharacter(byte))
      default: offset += 1
      }
    }
    throw JSONSyntaxError(position: start, reason: .unterminatedString)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = byte else { throw unexpectedEscape(at: start) }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(at: start)
    default: throw unexpectedEscape(at: start)
    }
    offset += 1
    return scalar
  }

  /// Reads `\uXXXX`, and the second one that a leading surrogate needs.
  private mutating func unicodeEscape(at start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try codeUnit(at: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isPair =
      UTF16.isLeadSurrogate(UInt16(unit)) && byte == UInt8(ascii: "\\") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "u")
    if isPair {
      let second = offset
      offset += 1
      let trail = try codeUnit(at: second)
      if UTF16.isTrailSurrogate(UInt16(trail)) {
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (trail - 0xDC00))
        // A pair of surrogates always names a scalar.
        if let scalar { return scalar }
      }
    }
    offset = start
    throw failure(.loneSurrogate)
  }

  /// Reads the four digits after the `u` that stands next.
  private mutating func codeUnit(at start: Int) throws(JSONSyntaxError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap(Self.hexadecimal) else {
        offset = start
        throw failure(.badUnicodeEscape)
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private mutating func unexpectedEscape(at start: Int) -> JSONSyntaxError {
    let found = found
    offset = start
    return failure(.unknownEscape(found))
  }

  // MARK: - Numbers

  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    let first = offset
    try digits()
    if bytes[first] == UInt8(ascii: "0"), offset > first + 1 {
      offset = first
      throw failure(.leadingZero)
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let double = Double(text), double.isFinite else {
      offset = start
      throw failure(.numberTooLarge)
    }
    return JSONNumber(text: text, double: double)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = offset
    while let byte, Self.isDigit(byte) { offset += 1 }
    guard offset > start else { throw unexpected(.digit) }
  }
}
