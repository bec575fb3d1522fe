import ImageProbe

/// `alpha`: whether the image has an alpha channel, opaque or not, or tRNS.
struct AlphaRule: Rule {
  static let key = CheckKey(
    "alpha", "WHETHER", words: Demand.allCases.map(\.rawValue),
    help: "Whether there is an alpha channel, opaque or not, or a tRNS chunk: forbid or require")

  let demand: Demand

  enum Demand: String, CaseIterable, Sendable {
    case forbid, require
  }

  static func read(from values: CheckValues) throws(ValueError) -> AlphaRule? {
    try values.word(key, Demand.self).map(AlphaRule.init)
  }

  func violations(of image: CheckedImage) -> [Violation] {
    switch (demand, image.header.hasAlpha) {
    case (.forbid, true):
      [Violation(actual: "alpha", expected: "no alpha", message: "has alpha, needs none")]
    case (.require, false):
      [Violation(actual: "no alpha", expected: "alpha", message: "has no alpha, needs it")]
    case (.forbid, false), (.require, true): []
    }
  }
}
