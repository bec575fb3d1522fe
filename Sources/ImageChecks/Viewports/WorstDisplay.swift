import AppleDisplays
import FitGeometry

/// The display that does worst by an image, and how the image is shown there.
struct WorstDisplay {
  let viewport: CheckViewport
  /// The number that displays are compared by.
  let measure: Double
  private let image: ImageGeometry
  private let recipe: Recipe
  private let fit: Fit

  /// - Parameters:
  ///   - isNoBetter: Whether a display with the first number does no better than one with the second.
  ///     Of displays that do alike the first is taken.
  ///   - measure: The number of a fit; a display where it is nil is passed over.
  /// - Returns: nil where no display has a number.
  init?(
    for image: ImageGeometry, on viewports: [CheckViewport], by recipe: Recipe,
    isNoBetter: (Double, Double) -> Bool, measure: (Fit) -> Double?
  ) {
    var worst: (viewport: CheckViewport, fit: Fit, measure: Double)?
    for viewport in viewports {
      // An image that has a size can be fitted to any viewport that has been validated.
      guard let fit = try? Fit(of: image, in: viewport.viewport, by: recipe),
        let number = measure(fit)
      else { continue }
      if let worst, isNoBetter(worst.measure, number) { continue }
      worst = (viewport, fit, number)
    }
    guard let worst else { return nil }
    viewport = worst.viewport
    fit = worst.fit
    self.measure = worst.measure
    self.image = image
    self.recipe = recipe
  }

  /// What to say of the image on this display, with a drawing of it.
  func violation(
    actual: String, expected: String, message: String, suggestion: String?
  ) -> Violation {
    Violation(
      actual: actual, expected: expected, message: message, suggestion: suggestion,
      viewport: viewport.name,
      drawing: Finding.Drawing(
        pixelSize: image.pixelSize, viewport: viewport.viewport, recipe: recipe, fit: fit))
  }
}
