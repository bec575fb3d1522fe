import AppleDisplays

/// `pixelSize`: the size is one of these.
struct PixelSizeRule: Rule {
  static let key = CheckKey(
    "pixelSize", "WxH[,WxH...]", arity: .commaSeparated,
    help: "The size is one of these, in display pixels: 1290x2796,1320x2868")

  let sizes: [PixelSize]

  static func read(from values: CheckValues) throws(ValueError) -> PixelSizeRule? {
    let sizes = try values.all(key, PixelSize.init)
    return sizes.isEmpty ? nil : PixelSizeRule(sizes: sizes)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    guard !sizes.contains(size) else { return [] }
    let expected = sizes.map(\.description).joined(separator: " or ")
    let nearest = sizes.min { Self.distance($0, size) < Self.distance($1, size) }
    return [
      Violation(
        actual: "\(size)", expected: expected, message: "\(size) px, needs \(expected)",
        suggestion: nearest?.description)
    ]
  }

  private static func distance(_ left: PixelSize, _ right: PixelSize) -> Int {
    abs(left.width - right.width) + abs(left.height - right.height)
  }
}
