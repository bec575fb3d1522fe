import AppleDisplays
import FitGeometry

/// `maxCrop`: filling these displays cuts off no more than a share of the image.
struct MaxCropRule: Rule {
  static let key = CheckKey(
    "maxCrop", "SHARE",
    help: """
      The share of the image that may be cut off where it fills the displays of --sharp-on, \
      --device and --viewport: 10%
      """)

  let viewports: [CheckViewport]
  let share: Fraction
  let recipe: Recipe

  static func read(from values: CheckValues) throws(ValueError) -> MaxCropRule? {
    let share = try values.one(key) { text throws(ValueProblem) -> Fraction in
      guard text.hasSuffix("%"), let percent = Fraction(decimal: text.dropLast()),
        let share = Fraction(percent.numerator, over: percent.denominator * 100),
        share.numerator <= share.denominator
      else {
        throw ValueProblem("is no share of an image, which is written 10%")
      }
      return share
    }
    guard let share else { return nil }
    let viewports = try CheckViewports(values)
    guard !viewports.all.isEmpty else {
      throw ValueError(key, values, needs: [SharpOnRule.key, CheckSettings.viewport])
    }
    return MaxCropRule(
      viewports: viewports.all, share: share,
      recipe: Recipe(
        within: viewports.within, maxZoom: .named(.fill, times: 1), zoom: .named(.fill, times: 1)))
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    guard let worst = worst(size), !isLittle(worst.measure) else { return [] }
    let most = share.double * 100
    let actual = DecimalText.rounded(worst.measure * 100, unlike: [most]) + "%"
    let expected = "\(most.plainDecimal)% or less"
    let suggestion = nearestSizes(to: size, worst).map(\.description).joined(separator: " or ")
    return [
      worst.violation(
        actual: actual, expected: expected,
        message: "filling \(worst.viewport.name) cuts off \(actual), needs \(expected)",
        suggestion: suggestion.isEmpty ? nil : suggestion)
    ]
  }

  private func isLittle(_ crop: Double) -> Bool {
    crop <= share.double + 1e-12
  }

  /// The display that shows least of the image.
  private func worst(_ size: PixelSize) -> WorstDisplay? {
    WorstDisplay(
      for: ImageGeometry(pixelSize: Size(size)), on: viewports, by: recipe, isNoBetter: >=
    ) { 1 - $0.fitScale / $0.fillScale }
  }

  /// The image with its width, then with its height, cut until the worst display takes it; none where
  /// that is too much for another one.
  private func nearestSizes(to size: PixelSize, _ worst: WorstDisplay) -> [PixelSize] {
    guard let area = try? worst.viewport.viewport.area(within: recipe.within) else { return [] }
    let kept = 1 - share.double
    let (width, height) = (Double(size.width), Double(size.height))
    let ratio = area.width / area.height
    let sizes =
      width / height > ratio
      ? [
        (width, (width * kept / ratio).rounded(.up)),
        ((height * ratio / kept).rounded(.down), height),
      ]
      : [
        (width, (width / (ratio * kept)).rounded(.down)),
        ((height * ratio * kept).rounded(.up), height),
      ]
    return sizes.compactMap { width, height in
      guard max(width, height) < Double(PixelSize.largestSide) else { return nil }
      let nearest = PixelSize(width: Int(width), height: Int(height))
      guard nearest.isPossible, let worst = self.worst(nearest), isLittle(worst.measure) else {
        return nil
      }
      return nearest
    }
  }
}
