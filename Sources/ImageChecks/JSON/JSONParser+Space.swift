extension JSONParser {
  /// Steps over white space and, where they are allowed, comments.
  mutating func skipSpace() throws(JSONSyntaxError) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"):
        let isComment =
          offset + 1 < bytes.count
          && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
        guard isComment else { return }
        guard options.contains(.comments) else { throw failure(.commentNotAllowed) }
        try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = position()
    let isBlock = bytes[offset + 1] == UInt8(ascii: "*")
    offset += 2
    while let byte {
      if isBlock {
        offset += 1
        if byte == UInt8(ascii: "*"), take(UInt8(ascii: "/")) { return }
      } else if byte == 0x0A || byte == 0x0D {
        return
      } else {
        offset += 1
      }
    }
    if isBlock { throw JSONSyntaxError(position: start, reason: .unterminatedComment) }
  }
}
