/// Names text that stands where an image is wanted.
enum TextFormat {
  /// Text that says what it is.
  static func marked(_ head: [UInt8]) -> String? {
    if head.starts(with: "version https://git-lfs.github.com/spec/".utf8)
      || head.starts(with: "version https://hawser.github.com/spec/".utf8)
    {
      return "a Git LFS pointer, not the image itself; run `git lfs pull` to get that"
    }
    if head.starts(with: "HTTP/".utf8) {
      return "a saved HTTP response, with its header before the content; save the body alone"
    }
    let text = lowercased(head)
    if text.hasPrefix("data:image/") { return "a data URL, not an image; decode its base64 first" }
    if head.starts(with: "iVBORw0KGgo".utf8) || head.starts(with: "/9j/".utf8) {
      return "an image written as base64; decode it first"
    }
    guard text.hasPrefix("<") else { return nil }
    if let root = rootElement(of: text) {
      if root.hasPrefix("svg") { return ForeignFormat.foreignImage("an SVG drawing") }
      if root.hasPrefix("html") || root.hasPrefix("!doctype html") || root.hasPrefix("head") {
        return "an HTML page, not an image, perhaps the error page of a download"
      }
    }
    return text.hasPrefix("<?xml") ? "an XML document, not an image" : nil
  }

  /// Any other text.
  static func plain(_ head: [UInt8]) -> String? {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return "plain text (UTF-16), not an image"
    }
    let isText = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    // The head may end within a character.
    let decodes = (0..<4).contains { cut in
      String(validating: head.dropLast(cut), as: UTF8.self) != nil
    }
    return isText && decodes ? "plain text, not an image" : nil
  }

  /// The head as text in small letters, without a byte order mark and leading space.
  private static func lowercased(_ head: [UInt8]) -> Substring {
    let bytes = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    return String(decoding: bytes, as: UTF8.self).lowercased().drop { $0.isWhitespace }
  }

  /// What follows the `<` of the first element that is neither declaration nor comment.
  private static func rootElement(of text: Substring) -> Substring? {
    var rest = text
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!doctype svg") { return "svg" }
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("?") || rest.hasPrefix("!") && !rest.hasPrefix("!doctype html") {
        continue
      } else {
        return rest
      }
    }
    return nil
  }
}
