import SystemCalls

/// What a file is that is neither PNG nor JPEG, by its first bytes.
enum FileSignature: String, CaseIterable, Hashable {
  case webp = "WebP"
  case heic = "HEIC"
  case avif = "AVIF"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case pdf = "PDF"
  case svg = "SVG"
  case gitLFSPointer = "a Git LFS pointer"

  /// How many bytes it takes to tell.
  static let length = 1024

  init?(_ file: FilePath) {
    guard let bytes = try? file.contents(limit: Self.length) else { return nil }
    self.init(bytes)
  }

  init?(_ bytes: [UInt8]) {
    func stands(_ text: StaticString, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: text.description.utf8)
    }
    if stands("RIFF", at: 0), stands("WEBP", at: 8) {
      self = .webp
    } else if stands("ftypavif", at: 4) || stands("ftypavis", at: 4) {
      self = .avif
    } else if ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"].contains(where: {
      bytes.dropFirst(4).starts(with: $0.utf8)
    }) {
      self = .heic
    } else if stands("GIF8", at: 0) {
      self = .gif
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if stands("BM", at: 0) {
      self = .bmp
    } else if stands("%PDF", at: 0) {
      self = .pdf
    } else if stands("version https://git-lfs", at: 0) {
      self = .gitLFSPointer
    } else if String(decoding: bytes, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The extensions that are true of it, the usual one first, in lower case.
  var extensions: [String] {
    switch self {
    case .webp: ["webp"]
    case .heic: ["heic", "heif", "heics", "heifs", "hif"]
    case .avif: ["avif"]
    case .gif: ["gif"]
    case .tiff: ["tiff", "tif"]
    case .bmp: ["bmp"]
    case .pdf: ["pdf"]
    case .svg: ["svg"]
    case .gitLFSPointer: []
    }
  }

  /// Whether Xcode takes it for an image of a catalog, although nothing is read of it here.
  var isTakenByCatalogs: Bool {
    switch self {
    case .pdf, .svg, .heic, .tiff: true
    case .webp, .avif, .gif, .bmp, .gitLFSPointer: false
    }
  }
}
