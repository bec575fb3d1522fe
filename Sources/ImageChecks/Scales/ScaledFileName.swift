import SystemCalls

/// A file's name taken apart as UIKit reads it: `icon`, `@2x`, `~ipad`, `.png`.
struct ScaledFileName {
  /// 2 or 3 as the name says, else 1.
  let scale: Int
  /// `~iphone` or `~ipad`, in this case only; empty for neither.
  private let device: ArraySlice<UInt8>
  /// Folder and name up to the scale.
  private let base: ArraySlice<UInt8>
  /// The extension with its dot.
  private let ending: ArraySlice<UInt8>

  /// nil for a name without an extension.
  init?(_ file: FilePath) {
    guard let named = ExtensionMatchesRule.fileExtension(of: file) else { return nil }
    ending = file.bytes[(named.startIndex - 1)...]
    var base = file.bytes[..<ending.startIndex]
    var device: ArraySlice<UInt8> = []
    for suffix in ["~iphone", "~ipad"] where base.hasSuffix(suffix) {
      device = base.suffix(suffix.utf8.count)
      base = base.dropLast(suffix.utf8.count)
      break
    }
    var scale = 1
    for known in [2, 3] where base.hasSuffix("@\(known)x") {
      scale = known
      base = base.dropLast(3)
      break
    }
    self.scale = scale
    self.device = device
    self.base = base
  }

  /// Whether it is for iPads alone, none of which has a 3x display.
  var isForPads: Bool { device.elementsEqual("~ipad".utf8) }

  /// The file that shows the same at another scale.
  func file(scale: Int) -> FilePath { file(scale: scale, device: device) }

  /// The files that UIKit takes in place of `file(scale:)` where that is missing.
  func substitutes(scale: Int) -> [FilePath] {
    if isForPads { return [file(scale: scale, device: [])] }
    let other = device.isEmpty ? "~iphone" : ""
    return [file(scale: scale, device: Array(other.utf8)[...])]
  }

  private func file(scale: Int, device: ArraySlice<UInt8>) -> FilePath {
    let mark = scale == 1 ? [] : Array("@\(scale)x".utf8)
    return FilePath(bytes: base + mark + device + ending)
  }
}
