/// Something odd in a file that is an image all the same.
package struct HeaderWarning: Hashable, Sendable {
  package var kind: Kind
  /// A plain sentence without capital, name of the file, or full stop.
  package var message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kinds, by the names that results carry.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case orientationOutOfRange = "orientation-out-of-range"
    case brokenExif = "broken-exif"
    case severalExif = "several-exif"
    case exifAfterImageData = "exif-after-image-data"
    case truncatedAfterHeader = "truncated-after-header"
    case decoderLimit = "decoder-limit"
    case pixelAspect = "pixel-aspect"
    case xcodeOptimized = "xcode-optimized"
  }
}
