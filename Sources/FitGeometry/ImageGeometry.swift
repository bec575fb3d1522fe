/// The size an image has on a screen: from stored pixels to points.
public struct ImageGeometry: Hashable, Sendable {
  /// The size as stored in the file, in pixels.
  public var pixelSize: Size
  /// The EXIF orientation that is applied, 1 to 8; anything else counts as 1, upright.
  public var orientation: Int
  /// Image pixels per point at a zoom of 1: 2 for a file named `@2x`, 3 for `@3x`.
  public var scale: Double

  public init(pixelSize: Size, orientation: Int = 1, scale: Double = 1) {
    self.pixelSize = pixelSize
    self.orientation = orientation
    self.scale = scale
  }

  /// The size in pixels as it is displayed: width and height exchanged for the orientations 5 to 8,
  /// the ones that turn the image by a quarter.
  public var displayPixelSize: Size {
    (5...8).contains(orientation) ? pixelSize.turned : pixelSize
  }

  /// The size in points at a zoom of 1, as displayed: `displayPixelSize / scale`.
  public var pointSize: Size {
    Size(width: displayPixelSize.width / scale, height: displayPixelSize.height / scale)
  }

  /// Finds out whether this can be fitted at all.
  ///
  /// - Throws: `GeometryError.invalidLength` where a length or the scale is not positive and finite.
  public func validate() throws(GeometryError) {
    try validate("image width", pixelSize.width)
    try validate("image height", pixelSize.height)
    try validate("image scale", scale)
    try validate("image width in points", pointSize.width)
    try validate("image height in points", pointSize.height)
  }

  private func validate(_ name: String, _ value: Double) throws(GeometryError) {
    guard value.isUsable else { throw .invalidLength(name: name, value: value) }
  }
}
