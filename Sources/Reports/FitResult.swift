package import FitGeometry
package import ImageProbe
package import SystemCalls

/// The answer for one image in one viewport by one model: what every format of the fit writes.
package struct FitResult: Sendable {
  /// The image's name as it was given; nil for `--image-size`. Standard input is `-`.
  package var file: FilePath?
  /// Set where the file could not be read; then `image` and `fit` are nil.
  package var error: ProbeError?
  package var image: ImageFacts?
  /// nil where no viewport was asked for.
  package var viewport: ViewportFacts?
  /// nil where no viewport was asked for.
  package var recipe: RecipeFacts?
  /// Whether there is a fit.
  private(set) var isFitted: Bool
  /// The fit where there is one. It is kept outside of an optional, as every look through that would
  /// copy it.
  private(set) var geometry: Fit

  package init(
    file: FilePath?, error: ProbeError? = nil, image: ImageFacts? = nil,
    viewport: ViewportFacts? = nil, recipe: RecipeFacts? = nil, fit: Fit? = nil
  ) {
    self.file = file
    self.error = error
    self.image = image
    self.viewport = viewport
    self.recipe = recipe
    isFitted = fit != nil
    geometry = fit ?? .empty
  }

  /// nil where there is an error or no viewport.
  package var fit: Fit? {
    get { isFitted ? geometry : nil }
    set {
      isFitted = newValue != nil
      if let newValue { geometry = newValue }
    }
  }

  /// Computes the fit where it stands.
  package mutating func setFit(of image: ImageGeometry, in viewer: Viewer) throws(GeometryError) {
    try geometry.compute(of: image, in: viewer)
    isFitted = true
  }
}
