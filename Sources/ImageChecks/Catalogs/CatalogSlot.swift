/// One entry of Contents.json: what it asks for and the file it names.
struct CatalogSlot {
  /// Where the entry begins.
  let position: JSONPosition
  /// nil for an empty slot.
  let filename: String?
  /// nil where it has none, or one that is no scale.
  let scale: Int?
  let size: PointSize?
  let idiom: String?
  let platform: String?
  /// The values of `appearances`: `dark`, `tinted`.
  let appearances: [Appearance]
  /// Whether the file lies in the set without being used for anything.
  let isUnassigned: Bool
  private let members: [JSONMember]

  struct Appearance: Hashable {
    let appearance: String?
    let value: String?
  }

  /// What is not as Xcode writes it, and where.
  struct ShapeError: Error {
    let position: JSONPosition
    let message: String
  }

  /// - Parameter isSized: Whether `size` means something in such a set; it is let be where not.
  init(_ entry: JSONValue, isSized: Bool) throws(ShapeError) {
    guard let members = entry.object else {
      throw ShapeError(position: entry.position, message: "a slot is an object, not \(entry.kind)")
    }
    position = entry.position
    let name = try Self.text("filename", of: entry) ?? ""
    filename = name.isEmpty ? nil : name
    scale = try Self.text("scale", of: entry).flatMap(Self.scale)
    size = isSized ? try Self.size(of: entry) : nil
    idiom = entry["idiom"]?.string
    platform = entry["platform"]?.string
    appearances = (entry["appearances"]?.array ?? []).map {
      Appearance(appearance: $0["appearance"]?.string, value: $0["value"]?.string)
    }
    isUnassigned = entry["unassigned"]?.bool ?? false
    self.members = members
  }

  /// The pixels of a point: a missing scale is 1x.
  var pixelsPerPoint: Int { scale ?? 1 }

  /// Whether the slot is of tinted luminosity.
  var isTinted: Bool {
    appearances.contains { $0.appearance == "luminosity" && $0.value == "tinted" }
  }

  /// Equal for slots whose every key but `filename` and `scale` is equal.
  var group: String {
    members.filter { $0.key != "filename" && $0.key != "scale" }.canonicalText
  }

  /// In words: idiom, size and scale first, then whatever else tells the slot from its neighbours.
  var words: String {
    var words: [String] = []
    var size: String?
    var scale: String?
    var others: [String] = []
    for member in members {
      switch member.key {
      case "filename", "unassigned": break
      case "idiom": words.append(contentsOf: member.value.leaves)
      case "size": size = member.value.string
      case "scale": scale = member.value.string
      default: others.append(contentsOf: member.value.leaves)
      }
    }
    switch (size, scale) {
    case (let size?, let scale?): words.append("\(size)@\(scale)")
    case (let text?, nil), (nil, let text?): words.append(text)
    case (nil, nil): break
    }
    return (words + others).joined(separator: " ")
  }

  // MARK: - Reading

  private static func text(
    _ key: String, of entry: JSONValue
  ) throws(ShapeError) -> String? {
    guard let value = entry[key], !value.isNull else { return nil }
    guard let text = value.string else {
      throw ShapeError(position: value.position, message: "\(key) is a string, not \(value.kind)")
    }
    return text
  }

  private static func size(of entry: JSONValue) throws(ShapeError) -> PointSize? {
    guard let text = try text("size", of: entry) else { return nil }
    guard let size = PointSize(text) else {
      throw ShapeError(
        position: entry["size"]?.position ?? entry.position,
        message: "size is width and height in points, such as 60x60, not \(text)")
    }
    return size
  }

  /// `2x` is 2.
  private static func scale(_ text: String) -> Int? {
    guard text.last == "x", let scale = Int(digits: text.dropLast()), 1...99 ~= scale else {
      return nil
    }
    return scale
  }
}

extension JSONValue {
  /// The texts that stand in it, in their order; of an appearance only its value.
  fileprivate var leaves: [String] {
    switch content {
    case .string(let text): [text]
    case .number(let number): [number.text]
    case .array(let values): values.flatMap(\.leaves)
    case .object(let members):
      members.filter { $0.key != "appearance" }.flatMap { $0.value.leaves }
    case .null, .bool: []
    }
  }

  /// The same for values that are equal wherever they stand and in whatever order their keys are.
  fileprivate var canonicalText: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "\(number.double)"
    // With its length before it no text can look like another one.
    case .string(let text): "\(text.utf8.count):\(text)"
    case .array(let values): "[" + values.map { $0.canonicalText + "," }.joined() + "]"
    case .object(let members): "{" + members.canonicalText + "}"
    }
  }
}

extension [JSONMember] {
  fileprivate var canonicalText: String {
    // Sorting is stable: of a key given twice the last stays last, and that is the one that counts.
    var texts: [(key: String, text: String)] = []
    for member in sorted(by: { $0.key < $1.key }) {
      if texts.last?.key == member.key { texts.removeLast() }
      texts.append(
        (member.key, "\(member.key.utf8.count):\(member.key)=\(member.value.canonicalText);"))
    }
    return texts.map(\.text).joined()
  }
}
