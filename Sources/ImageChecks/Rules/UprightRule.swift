import ImageProbe

/// `upright`: the pixels are stored as they are shown.
struct UprightRule: Rule {
  static let key = CheckKey(
    "upright", help: "The EXIF orientation is 1: pixels are stored as they are shown")

  static func read(from values: CheckValues) throws(ValueError) -> UprightRule? {
    values.has(key) ? UprightRule() : nil
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let orientation = image.header.exifOrientation
    guard orientation != 1 else { return [] }
    return [
      Violation(
        actual: "\(orientation)", expected: "1",
        message: "EXIF orientation is \(orientation), needs 1")
    ]
  }
}
