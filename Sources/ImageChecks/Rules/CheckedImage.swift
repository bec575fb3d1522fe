package import AppleDisplays
package import ImageProbe
package import SystemCalls

/// An image as rules see it.
package struct CheckedImage: Sendable {
  /// The name as given.
  package var file: FilePath
  package var header: ImageHeader
  /// Whether sizes are those after EXIF orientation.
  package var appliesOrientation: Bool

  package init(file: FilePath, header: ImageHeader, appliesOrientation: Bool = true) {
    self.file = file
    self.header = header
    self.appliesOrientation = appliesOrientation
  }

  /// The size that rules judge: in display pixels, or as stored where orientation is ignored.
  package var size: PixelSize {
    let stored = PixelSize(width: header.width, height: header.height)
    return appliesOrientation && header.exifOrientation >= 5 ? stored.turned : stored
  }

  /// Pixels per point, as the name tells.
  var nameScale: Double { NameScale.scale(of: file) }
}
