/// What the header of an image file says of the image, as stored in the file.
package struct ImageHeader: Hashable, Sendable {
  package var format: ImageFormat
  /// Stored width in pixels, 1…2³¹−1; exchange it with the height where the orientation is 5…8.
  package var width: Int
  /// Stored height in pixels, 1…2³¹−1.
  package var height: Int
  /// EXIF orientation, 1…8; anything else in the file counts as 1 and is a warning.
  package var exifOrientation: Int
  /// Bits a sample.
  package var bitDepth: Int
  /// nil where it is none of the known ones.
  package var colorModel: ColorModel?
  package var hasAlpha: Bool
  package var isInterlaced: Bool
  package var isAnimated: Bool
  /// PNG as Xcode leaves it in a build folder (CgBI).
  package var isXcodeOptimized: Bool
  package var density: Density?
  /// Size of the file in bytes; nil for a pipe.
  package var byteCount: Int?
  package var warnings: [HeaderWarning]

  package init(
    format: ImageFormat, width: Int, height: Int, exifOrientation: Int = 1, bitDepth: Int = 8,
    colorModel: ColorModel? = .rgb, hasAlpha: Bool = false, isInterlaced: Bool = false,
    isAnimated: Bool = false, isXcodeOptimized: Bool = false, density: Density? = nil,
    byteCount: Int? = nil, warnings: [HeaderWarning] = []
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.exifOrientation = exifOrientation
    self.bitDepth = bitDepth
    self.colorModel = colorModel
    self.hasAlpha = hasAlpha
    self.isInterlaced = isInterlaced
    self.isAnimated = isAnimated
    self.isXcodeOptimized = isXcodeOptimized
    self.density = density
    self.byteCount = byteCount
    self.warnings = warnings
  }
}

/// The formats that are read.
package enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case png, jpeg
}

/// What the samples of a pixel mean.
package enum ColorModel: String, CaseIterable, Hashable, Sendable {
  case gray, rgb, indexed, cmyk
}
