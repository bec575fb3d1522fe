import ImageProbe

/// `bytes`: the size of the file.
struct BytesRule: Rule {
  static let key = CheckKey("bytes", "RANGE", help: "The size of the file in bytes: ..500k")

  let range: NumberRange

  static func read(from values: CheckValues) throws(ValueError) -> BytesRule? {
    guard let range = try values.one(key, NumberRange.init) else { return nil }
    return BytesRule(range: range)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    guard let bytes = image.header.byteCount, let value = Fraction(bytes), !range.contains(value)
    else { return [] }
    return [
      Violation(
        actual: "\(bytes)", expected: "\(range)", message: "\(bytes) bytes, needs \(range)")
    ]
  }
}
