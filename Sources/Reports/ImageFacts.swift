package import FitGeometry
package import ImageProbe

/// What a result says of the image itself.
package struct ImageFacts: Sendable {
  /// The header as read; nil for `--image-size`, where only the sizes are known.
  package var header: ImageHeader?
  /// Stored size in pixels.
  package var pixelSize: Size
  /// EXIF orientation, 1…8.
  package var exifOrientation: Int
  /// False with `--exif ignore`.
  package var orientationApplied: Bool
  /// Pixels as displayed: width and height exchanged where an applied orientation turns.
  package var displayPixelSize: Size
  /// Image scale: pixels per point, 1, 2, 3 from the name, or what was given.
  package var scale: Double
  /// `displayPixelSize / scale`, in points.
  package var pointSize: Size

  package init(
    header: ImageHeader?, pixelSize: Size, exifOrientation: Int, orientationApplied: Bool,
    displayPixelSize: Size, scale: Double, pointSize: Size
  ) {
    self.header = header
    self.pixelSize = pixelSize
    self.exifOrientation = exifOrientation
    self.orientationApplied = orientationApplied
    self.displayPixelSize = displayPixelSize
    self.scale = scale
    self.pointSize = pointSize
  }
}
