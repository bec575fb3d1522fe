package import SystemCalls

/// The image scale that a file's name tells, as UIKit reads it.
package enum NameScale {
  /// 2 or 3 where the base name ends in `@2x` or `@3x`, before an optional `~iphone` or `~ipad`;
  /// else 1. The extension is not part of the base name.
  package static func scale(of file: FilePath) -> Double {
    guard file.contains(UInt8(ascii: "@")) else { return 1 }
    var base = file.bytes[...]
    if let slash = base.lastIndex(of: UInt8(ascii: "/")) { base = base[(slash + 1)...] }
    if let point = base.lastIndex(of: UInt8(ascii: ".")), point > base.startIndex {
      base = base[..<point]
    }
    for idiom in ["~iphone", "~ipad"] where base.hasSuffix(idiom) {
      base.removeLast(idiom.utf8.count)
      break
    }
    return base.hasSuffix("@2x") ? 2 : base.hasSuffix("@3x") ? 3 : 1
  }
}
