import FitGeometry
import ImageProbe
package import SystemCalls

/// Where drawings get the images themselves from; what reads files lies outside this module.
package struct PictureSource: Sendable {
  /// The link to a file from where the drawing will be; nil where there can be none.
  package var link: @Sendable (FilePath) -> String?
  /// Hands over a file's bytes, a multiple of three at a time but for the last, and says whether they
  /// were all; nil where images are linked and not put in.
  package var read: (@Sendable (FilePath, (ArraySlice<UInt8>) -> Void) -> Bool)?

  package init(
    link: @escaping @Sendable (FilePath) -> String?,
    read: (@Sendable (FilePath, (ArraySlice<UInt8>) -> Void) -> Bool)? = nil
  ) {
    self.link = link
    self.read = read
  }
}

extension OutputBuffer {
  /// Appends what an image's `href` holds: a link, or the image itself.
  ///
  /// - Returns: Whether there is anything to show; else nothing was appended.
  mutating func append(pictureOf result: FitResult, from source: PictureSource?) -> Bool {
    guard let source, let file = result.file, let header = result.image?.header else {
      return false
    }
    guard let read = source.read else {
      guard let link = source.link(file) else { return false }
      append(link)
      return true
    }
    let start = count
    append("data:image/\(header.format.rawValue);base64,")
    var buffer = OutputBuffer()
    swap(&self, &buffer)
    let isWhole = read(file) { buffer.append(base64: Array($0)) }
    swap(&self, &buffer)
    if !isWhole {
      truncate(to: start)
    }
    return isWhole
  }
}

/// How a browser, which shows every image upright by its EXIF orientation, is brought to show it as
/// stored: the unit square of the upright image, moved over a frame.
struct OrientationUndone {
  /// The six numbers of an SVG `matrix`.
  let matrix: [Double]

  /// - Returns: nil where the image is to be upright, or is stored so.
  init?(_ image: ImageFacts, frame: Rect) {
    guard !image.orientationApplied, (2...8).contains(image.exifOrientation) else { return nil }
    // Where the stored image's axes come from: for each of its two, the upright image's x, its y, and
    // a constant.
    let (across, down): ([Double], [Double]) =
      switch image.exifOrientation {
      case 2: ([-1, 0, 1], [0, 1, 0])
      case 3: ([-1, 0, 1], [0, -1, 1])
      case 4: ([1, 0, 0], [0, -1, 1])
      case 5: ([0, 1, 0], [1, 0, 0])
      case 6: ([0, 1, 0], [-1, 0, 1])
      case 7: ([0, -1, 1], [-1, 0, 1])
      default: ([0, -1, 1], [1, 0, 0])
      }
    matrix = [
      frame.width * across[0], frame.height * down[0], frame.width * across[1],
      frame.height * down[1], frame.x + frame.width * across[2], frame.y + frame.height * down[2],
    ]
  }
}
