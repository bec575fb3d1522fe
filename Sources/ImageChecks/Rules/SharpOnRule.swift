import AppleDisplays
import FitGeometry

/// `sharpOn`: shown by a viewer on these displays, no image pixel is stretched.
struct SharpOnRule: Rule {
  static let key = CheckKey(
    "sharpOn", "DEVICE", arity: .repeated,
    help: """
      At least one image pixel for each device pixel on this device, held either way: a name, or \
      a quoted pattern for several. A viewport of --viewport counts like a device
      """)

  let viewports: [CheckViewport]
  let minimum: Double
  let recipe: Recipe
  /// nil: as the name tells.
  let imageScale: Double?

  static func read(from values: CheckValues) throws(ValueError) -> SharpOnRule? {
    let minimum = try values.one(CheckSettings.minSharpness, CheckSettings.readPositive)
    let names = [CheckSettings.viewport, CheckSettings.device]
    // A viewport beside maxCrop alone is there for maxCrop.
    let isMeant =
      values.has(key) || minimum != nil
      || (names.contains(where: values.has) && !values.has(MaxCropRule.key))
    guard isMeant else { return nil }
    let viewports = try CheckViewports(values)
    guard !viewports.all.isEmpty else {
      throw ValueError(
        CheckSettings.minSharpness, values, needs: [key, CheckSettings.viewport])
    }
    for value in values.values(of: CheckSettings.viewport) where !value.text.contains("@") {
      throw ValueError(
        CheckSettings.viewport, value,
        "has no display scale, which sharpness is measured by: 390x844@3")
    }
    let zoom = try values.one(CheckSettings.zoom, CheckSettings.readZoom)
    return SharpOnRule(
      viewports: viewports.all, minimum: minimum ?? 1,
      recipe: Recipe(within: viewports.within, zoom: zoom ?? .named(.fit, times: 1)),
      imageScale: try values.one(CheckSettings.imageScale, CheckSettings.readPositive))
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    let scale = imageScale ?? image.nameScale
    guard let worst = worst(size, scale), !isEnough(worst.measure) else { return [] }
    let actual = DecimalText.rounded(worst.measure, unlike: [minimum])
    let expected = "\(minimum.plainDecimal) or more"
    let suggestion = nearestSize(to: size, scale, sharpness: worst.measure)?.description
    return [
      worst.violation(
        actual: actual, expected: expected,
        message: "\(actual) image pixels per device pixel on \(worst.viewport.name), needs "
          + expected,
        suggestion: suggestion)
    ]
  }

  /// What is as sharp as asked for but for the rounding of doubles is.
  private func isEnough(_ sharpness: Double) -> Bool {
    sharpness >= minimum * (1 - 1e-12)
  }

  /// The display on which the image is stretched most.
  private func worst(_ size: PixelSize, _ scale: Double) -> WorstDisplay? {
    WorstDisplay(
      for: ImageGeometry(pixelSize: Size(size), scale: scale), on: viewports, by: recipe,
      isNoBetter: <=
    ) { $0.imagePixelsPerDevicePixel }
  }

  /// The image scaled as a whole until it is sharp; nil where its size does not make it so.
  private func nearestSize(
    to size: PixelSize, _ scale: Double, sharpness: Double
  ) -> PixelSize? {
    let factor = minimum / sharpness
    guard factor * Double(size.longSide) < Double(PixelSize.largestSide) else { return nil }
    // Rounding up changes the ratio a little, and that may ask for a pixel more.
    for step in 0...2 {
      func scaled(_ side: Int) -> Int {
        Int((Double(side) * factor * (1 - 1e-12)).rounded(.up)) + step
      }
      let nearest = PixelSize(width: scaled(size.width), height: scaled(size.height))
      if let worst = worst(nearest, scale), isEnough(worst.measure) { return nearest }
    }
    return nil
  }
}
