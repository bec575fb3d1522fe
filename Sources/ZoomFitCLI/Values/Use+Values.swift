import FitGeometry

// What the values of options mean. Whatever is wrong with one is a usage error that repeats the
// option as it was typed, and says what to type.
extension ParsedArguments.Use {
  /// An error about this value.
  func wrong(_ what: String) -> UsageError {
    UsageError("\(spelled): \(what)")
  }

  /// One of the words of a type.
  func word<Word>(_ type: Word.Type) throws(UsageError) -> Word
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    if let word = type.init(rawValue: text) { return word }
    throw unknown("value", among: type.allCases.map(\.rawValue))
  }

  /// An error about a name that is none of the known ones, which names the nearest, or all of a few.
  ///
  /// - Parameter typed: The part of the value that is the name; nil where all of it is.
  func unknown(_ what: String, among known: [String], typed: String? = nil) -> UsageError {
    let nearest = NearestName.nearest(to: typed ?? text, among: known)
    return UsageError(
      "\(spelled): unknown \(what)", nearest: nearest,
      otherwise: "known are \(known.joined(separator: ", "))")
  }

  /// A whole number of at least `least`.
  func count(least: Int, most: Int) throws(UsageError) -> Int {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int(text), count >= least, count <= most
    else { throw wrong("needs a whole number from \(least) to \(most)") }
    return count
  }

  /// A number above 0.
  func positive() throws(UsageError) -> Double {
    guard let number = Decimal.positive(value) else {
      throw wrong("needs a number above 0, such as 2")
    }
    return number
  }

  /// A width and a height: `390x844`.
  func size() throws(UsageError) -> Size {
    guard let size = try size(of: value[...]) else {
      throw wrong("needs WIDTHxHEIGHT, such as 4032x3024")
    }
    return size
  }

  /// A width, a height and perhaps a display scale: `390x844`, `390x844@3`, `390x844@3x`.
  func viewport() throws(UsageError) -> Viewport {
    let example = "needs WIDTHxHEIGHT, such as 390x844 or 390x844@3"
    let at = value.firstIndex(of: UInt8(ascii: "@"))
    guard let size = try size(of: value[..<(at ?? value.endIndex)]) else { throw wrong(example) }
    guard let at else { return Viewport(size: size) }
    var digits = value[(at + 1)...]
    if digits.last == UInt8(ascii: "x") { digits.removeLast() }
    guard let scale = Decimal.number(digits) else { throw wrong(example) }
    guard scale > 0 else { throw wrong("the display scale must be above 0") }
    return Viewport(size: size, displayScale: scale)
  }

  private func size(of text: ArraySlice<UInt8>) throws(UsageError) -> Size? {
    // x or X, or the sign ×, which is two bytes.
    let sign = "×".utf8
    let between = text.firstIndex { $0 | 0x20 == UInt8(ascii: "x") || $0 == sign.first }
    guard let between, let width = Decimal.number(text[..<between]) else { return nil }
    var rest = text[between...]
    rest.removeFirst(rest.starts(with: sign) ? sign.count : 1)
    guard let height = Decimal.number(rest) else { return nil }
    guard width > 0, height > 0 else { throw wrong("width and height must be above 0") }
    return Size(width: width, height: height)
  }

  /// Where to scroll to: `middle`, `start` or an image point.
  func scrollTarget() throws(UsageError) -> Recipe.ScrollTarget {
    switch text {
    case "middle": return .middle
    case "start": return .start
    default:
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let x = Decimal.number(parts[0].utf8),
        let y = Decimal.number(parts[1].utf8)
      else { throw wrong("needs middle, start or a point of the image, such as 200,150") }
      return .point(Point(x: x, y: y))
    }
  }

  /// Edges: `T,L,B,R`, one value for all, or `top=47,bottom=34`.
  func edges() throws(UsageError) -> EdgeInsets {
    if value.contains(UInt8(ascii: "=")) { return try namedEdges() }
    var edges = EdgeInsets.zero
    var count = 0
    var rest: ArraySlice<UInt8>? = value[...]
    while let part = rest {
      let comma = part.firstIndex(of: UInt8(ascii: ","))
      rest = comma.map { part[($0 + 1)...] }
      guard let length = Decimal.number(part[..<(comma ?? part.endIndex)]) else {
        throw wrong(Self.edgesExample)
      }
      guard length >= 0 else { throw wrong("edges must be 0 or more") }
      switch count {
      case 0: edges.top = length
      case 1: edges.left = length
      case 2: edges.bottom = length
      default: edges.right = length
      }
      count += 1
    }
    switch count {
    case 1: return EdgeInsets(top: edges.top, left: edges.top, bottom: edges.top, right: edges.top)
    case 4: return edges
    default: throw wrong(Self.edgesExample)
    }
  }

  private static let edgesExample =
    "needs top,left,bottom,right, one value for all, or names, such as top=47,bottom=34"

  private func namedEdges() throws(UsageError) -> EdgeInsets {
    var lengths: [String: Double] = [:]
    let names = ["top", "left", "bottom", "right"]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { throw wrong(Self.edgesExample) }
      let name = String(pair[0])
      guard names.contains(name) else {
        throw UsageError(
          "\(spelled): unknown edge \(name)",
          nearest: NearestName.nearest(to: name, among: names),
          otherwise: "edges are top, left, bottom and right")
      }
      guard lengths[name] == nil else { throw wrong("names \(name) twice") }
      guard let length = Decimal.number(pair[1].utf8) else { throw wrong(Self.edgesExample) }
      guard length >= 0 else { throw wrong("edges must be 0 or more") }
      lengths[name] = length
    }
    return EdgeInsets(
      top: lengths["top", default: 0], left: lengths["left", default: 0],
      bottom: lengths["bottom", default: 0], right: lengths["right", default: 0])
  }
}

extension ParsedArguments.Use {
  /// A zoom spec; only names that are computed before it are known.
  func zoom(for role: ZoomSpec.Role) throws(UsageError) -> ZoomSpec {
    do {
      return try ZoomSpec(text, for: role)
    } catch {
      throw wrong("\(error)")
    }
  }
}
