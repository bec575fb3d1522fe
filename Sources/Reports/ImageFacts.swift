package import FitGeometry
package import ImageProbe

/// What a result says of the image itself.
package struct ImageFacts: Sendable {
  /// The header as read; nil for `--image-size`, where only the sizes are known.
  ///
  /// With the type's short name it would be set to nil first, and made over then: 370 instructions of
  /// the 10,000 that a file takes.
  // swift-format-ignore: UseShorthandTypeNames
  package var header: Optional<ImageHeader>
  /// Stored size in pixels.
  package var pixelSize: Size
  /// EXIF orientation, 1…8.
  package var exifOrientation: Int
  /// False with `--exif ignore`.
  package var orientationApplied: Bool
  /// Image scale: pixels per point, 1, 2, 3 from the name, or what was given.
  package var scale: Double

  package init(
    header: ImageHeader?, pixelSize: Size, exifOrientation: Int, orientationApplied: Bool,
    scale: Double
  ) {
    self.header = header
    self.pixelSize = pixelSize
    self.exifOrientation = exifOrientation
    self.orientationApplied = orientationApplied
    self.scale = scale
  }

  /// The image as the geometry takes it.
  package var geometry: ImageGeometry {
    ImageGeometry(
      pixelSize: pixelSize, orientation: orientationApplied ? exifOrientation : 1, scale: scale)
  }

  /// Pixels as displayed: width and height exchanged where an applied orientation turns.
  package var displayPixelSize: Size { geometry.displayPixelSize }

  /// `displayPixelSize / scale`, in points.
  package var pointSize: Size { geometry.pointSize }
}
