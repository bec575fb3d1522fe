import ImageProbe

/// `imageFormat`: what the file is by its content.
struct ImageFormatRule: Rule {
  static let key = CheckKey(
    "imageFormat", "FORMAT", words: ImageFormat.allCases.map(\.rawValue),
    help: "What the file is by its content, whatever its name: png or jpeg")

  let format: ImageFormat

  static func read(from values: CheckValues) throws(ValueError) -> ImageFormatRule? {
    try values.word(key, ImageFormat.self).map(ImageFormatRule.init)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let actual = image.header.format
    guard actual != format else { return [] }
    return [
      Violation(
        actual: actual.rawValue, expected: format.rawValue,
        message: "is \(actual.noun), needs to be \(format.noun)")
    ]
  }
}

extension ImageFormat {
  /// How a sentence calls such a file.
  var noun: String {
    switch self {
    case .png: "a PNG"
    case .jpeg: "a JPEG"
    }
  }

  /// The extensions that are true of the format, the usual one first, in lower case.
  var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    }
  }
}
