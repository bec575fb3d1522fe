import AppleDisplays
import ImageProbe
import SystemCalls

/// `scaleFamily`: loose files `icon.png`, `icon@2x.png` and `icon@3x.png` are one image.
///
/// The files beside an image are looked at whether they are checked themselves or not, so that one
/// changed file is held against the others.
struct ScaleFamilyRule: Rule {
  static let key = CheckKey(
    "scaleFamily",
    help: """
      Loose files name, name@2x and name@3x have the same size in points, as in an image set; a \
      2x without its 3x, or the reverse, is a warning
      """)

  let wantsWholePoints: Bool

  static func read(from values: CheckValues) throws(ValueError) -> ScaleFamilyRule? {
    guard values.has(key) else { return nil }
    return ScaleFamilyRule(wantsWholePoints: values.has(CheckSettings.wholePoints))
  }

  func violations(of image: CheckedImage) -> [Violation] {
    guard CatalogSurvey.outermostCatalog(of: image.file) == nil,
      let name = ScaledFileName(image.file)
    else { return [] }
    var violations: [Violation] = []
    if let disagreement = ScaleDisagreement(family(of: image, name)),
      disagreement.named.contains(where: { $0.path == image.file })
    {
      violations.append(Self.violation(disagreement, of: image))
    }
    if let missing = missingViolation(of: image, name) { violations.append(missing) }
    if wantsWholePoints, let nearest = image.size.wholePoints(scale: name.scale) {
      violations.append(
        Violation(
          actual: "\(image.size)", expected: "a multiple of \(name.scale)",
          message: "\(image.size) px, no whole number of points at \(name.scale)x",
          suggestion: "\(nearest)", severity: .warning))
    }
    return violations
  }

  /// The image and those of its other scales that can be read.
  private func family(of image: CheckedImage, _ name: ScaledFileName) -> [ScaleMember] {
    var family = [ScaleMember(image, scale: name.scale)]
    for scale in 1...3 where scale != name.scale {
      let file = name.file(scale: scale)
      guard file.isRegularFile else { continue }
      var probe = ImageProbe()
      guard let header = try? probe.read(file) else { continue }
      let sibling = CheckedImage(
        file: file, header: header, appliesOrientation: image.appliesOrientation)
      family.append(ScaleMember(sibling, scale: scale))
    }
    return family
  }

  private static func violation(
    _ disagreement: ScaleDisagreement, of image: CheckedImage
  ) -> Violation {
    let expected = disagreement.measure.flatMap { measure in
      disagreement.named.first { $0.path == image.file }?.expectedSize(by: measure)
    }
    return Violation(
      actual: "\(image.size)", expected: expected?.description ?? "one size in points",
      message: disagreement.message, suggestion: disagreement.suggestion,
      severity: disagreement.severity)
  }

  /// What to say of a 2x whose 3x is missing, and of the reverse.
  private func missingViolation(of image: CheckedImage, _ name: ScaledFileName) -> Violation? {
    let wanted: Int
    switch name.scale {
    case 2 where !name.isForPads: wanted = 3
    case 3: wanted = 2
    default: return nil
    }
    let file = name.file(scale: wanted)
    let isThere = ([file] + name.substitutes(scale: wanted)).contains(where: \.isRegularFile)
    if isThere { return nil }
    let size = ScaleMember(image, scale: name.scale).size(atScale: wanted)
    let shown = String(decoding: file.lastComponent, as: UTF8.self)
    return Violation(
      actual: "no \(shown)", expected: shown,
      message: "it is the \(name.scale)x image, and \(shown) is not beside it",
      suggestion: "\(shown) at \(size)", severity: .warning)
  }
}

extension ScaleMember {
  fileprivate init(_ image: CheckedImage, scale: Int) {
    self.init(
      name: String(decoding: image.file.lastComponent, as: UTF8.self), path: image.file,
      scale: scale, size: image.size, line: nil)
  }
}

extension FilePath {
  fileprivate var isRegularFile: Bool { (try? FileStatus(self))?.kind == .regular }
}
