import CImageHeader

extension HeaderWarning {
  /// All that is odd, in the order of the kinds.
  static func warnings(of facts: zf_header, density: Density?) -> [HeaderWarning] {
    var warnings: [HeaderWarning] = []
    func warn(_ kind: Kind, _ message: String) {
      warnings.append(HeaderWarning(kind: kind, message: message))
    }
    if facts.exif.orientation_out_of_range {
      let value = facts.exif.orientation_value
      warn(
        .orientationOutOfRange,
        "its EXIF orientation is \(value), and only 1 to 8 are known: it is taken for 1")
    }
    if let fault = fault(of: facts.exif) {
      warn(.brokenExif, fault)
    }
    if facts.exif.blocks > 1 {
      warn(
        .severalExif,
        "it has \(facts.exif.blocks) Exif blocks; the first that can be read counts")
    }
    if facts.exif_after_image_data {
      warn(
        .exifAfterImageData,
        "an Exif block stands behind the image data, where it is not read: "
          + "programs will disagree about the orientation")
    }
    if facts.truncated_after_header {
      warn(
        .truncatedAfterHeader,
        "the file ends before its image data: the size is known, but there is nothing to show")
    }
    if facts.decoder_limit {
      let decoder = facts.format == .ZF_FORMAT_PNG ? "libpng" : "libjpeg"
      warn(.decoderLimit, "\(decoder) cannot decode it: \(facts.words)")
    }
    if let density, density.x != density.y {
      warn(
        .pixelAspect,
        "its pixels are not square (\(density.x) by \(density.y)); UIKit shows them square")
    }
    if facts.is_xcode_optimized {
      warn(
        .xcodeOptimized,
        "Xcode has optimized it (CgBI): iOS shows it, most other programs do not")
    }
    return warnings
  }

  private static func fault(of exif: zf_exif) -> String? {
    let what: String
    switch exif.fault {
    case .ZF_EXIF_FINE: return nil
    case .ZF_EXIF_NO_TIFF_HEADER: what = "it does not begin with a TIFF header"
    case .ZF_EXIF_DIRECTORY_OUTSIDE: what = "its directory is not inside it"
    case .ZF_EXIF_DIRECTORY_CUT: what = "its directory is cut off"
    case .ZF_EXIF_VALUE_OUTSIDE: what = "its orientation is not inside it"
    case .ZF_EXIF_NOT_AN_INTEGER: what = "its orientation is not an integer"
    case .ZF_EXIF_GIVEN_TWICE: what = "it gives the orientation twice, of which the first counts"
    case .ZF_EXIF_BAD_CHECKSUM: what = "its chunk has a wrong checksum, so it does not count"
    case .ZF_EXIF_TOO_LONG: what = "it is longer than 1 MiB, so it does not count"
    }
    return "the Exif block is broken: \(what)"
  }
}

extension zf_header {
  /// The words of the C door or of the decoder.
  var words: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
