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
    ImageFacts(
      header: header, pixelSize: Size(width: Double(header.width), height: Double(header.height)),
      exifOrientation: header.exifOrientation, orientationApplied: appliesOrientation,
      scale: scale ?? nameScale)
  }

  /// An image of which the size in pixels is all that is known.
  func facts(of pixelSize: Size) -> ImageFacts {
    ImageFacts(
      header: nil, pixelSize: pixelSize, exifOrientation: 1,
      orientationApplied: appliesOrientation, scale: scale ?? 1)
  }
}
