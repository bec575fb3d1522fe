/// How many columns of a terminal text takes.
package enum DisplayWidth {
  /// Columns of a text on one line: two for wide characters and emoji, none for what combines.
  package static func columns(of text: some StringProtocol) -> Int {
    if let columns = columns(ofPlain: text) { return columns }
    var columns = 0
    for character in text {
      columns += self.columns(of: character)
    }
    return columns
  }

  /// The columns where they can be told without Unicode's tables, whose first look-up takes longer
  /// than reading an image: printable ASCII, Latin letters and signs like × and ·, and arrows, which
  /// combine with nothing.
  private static func columns(ofPlain text: some StringProtocol) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2190..<0x2200: columns += 1
      default: return nil
      }
    }
    return columns
  }

  /// Columns of what a reader takes for one character.
  package static func columns(of character: Character) -> Int {
    if character.isASCII {
      return character == "\r\n" || character.asciiValue.map { $0 < 0x20 || $0 == 0x7F } == true
        ? 0 : 1
    }
    let scalars = character.unicodeScalars
    // U+FE0F asks for the picture where there is one in black and white as well.
    if scalars.contains("\u{FE0F}") || scalars.contains(where: \.properties.isEmojiPresentation) {
      return 2
    }
    return scalars.reduce(0) { max($0, columns(of: $1)) }
  }

  /// The text if it takes no more columns than given, else its beginning and end around `…`.
  package static func shorten(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width, width > 0 else { return width > 0 ? text : "" }
    let characters = Array(text)
    var head: [Character] = []
    var tail: [Character] = []
    var first = 0
    var last = characters.count - 1
    var room = width - 1
    // The end of a name tells as much as its beginning: one from each side in turn.
    while first <= last {
      let takesHead = head.count <= tail.count
      let next = takesHead ? characters[first] : characters[last]
      let needed = columns(of: next)
      guard needed <= room else { break }
      room -= needed
      if takesHead {
        head.append(next)
        first += 1
      } else {
        tail.append(next)
        last -= 1
      }
    }
    return String(head) + "…" + String(tail.reversed())
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: isWide(scalar.value) ? 2 : 1
    }
  }

  /// East Asian Width W or F (Unicode 16, EastAsianWidth.txt), in ranges that may hold unassigned ones.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
      0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB,
      0x1D300...0x1D376, 0x1F200...0x1F265, 0x1F300...0x1F320, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
