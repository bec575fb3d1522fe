import FitGeometry
import ImageProbe
import Reports
import SystemCalls

/// The options of the group Image, and what a result says of an image by them.
struct ImageOptions: Sendable {
  /// nil where the file's name, or a model, decides.
  private(set) var scale: Double?
  private(set) var appliesOrientation: Bool

  /// - Throws: `UsageError` for values that can't be.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    scale = try arguments.last(.imageScale)?.positive()
    let exif = try arguments.last(.exif)?.word(ExifUse.self) ?? .apply
    appliesOrientation = exif == .apply
  }

  private enum ExifUse: String, CaseIterable {
    case apply, ignore
  }

  /// A file's image.
  func facts(of header: ImageHeader, nameScale: Double) -> ImageFacts {
    facts(
      header: header, pixelSize: Size(width: Double(header.width), height: Double(header.height)),
      orientation: header.exifOrientation, scale: scale ?? nameScale)
  }

  /// An image of which the size in pixels is all that is known.
  func facts(of pixelSize: Size) -> ImageFacts {
    facts(header: nil, pixelSize: pixelSize, orientation: 1, scale: scale ?? 1)
  }

  private func facts(
    header: ImageHeader?, pixelSize: Size, orientation: Int, scale: Double
  ) -> ImageFacts {
    let geometry = ImageGeometry(
      pixelSize: pixelSize, orientation: appliesOrientation ? orientation : 1, scale: scale)
    return ImageFacts(
      header: header, pixelSize: pixelSize, exifOrientation: orientation,
      orientationApplied: appliesOrientation, displayPixelSize: geometry.displayPixelSize,
      scale: scale, pointSize: geometry.pointSize)
  }
}

extension ImageFacts {
  /// The image as the geometry takes it.
  var geometry: ImageGeometry {
    ImageGeometry(
      pixelSize: pixelSize, orientation: orientationApplied ? exifOrientation : 1, scale: scale)
  }

  /// The same image at another scale.
  func scaled(_ scale: Double) -> ImageFacts {
    var facts = self
    facts.scale = scale
    facts.pointSize = facts.geometry.pointSize
    return facts
  }
}
