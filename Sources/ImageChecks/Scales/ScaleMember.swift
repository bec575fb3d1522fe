import AppleDisplays
import SystemCalls

/// One image of several that show the same at different scales.
struct ScaleMember: Hashable {
  /// Its name in findings: `icon@2x.png`.
  let name: String
  let path: FilePath
  /// Pixels a point, 1 or more.
  let scale: Int
  let size: PixelSize
  /// The line that names it; nil for a loose file.
  let line: Int?

  /// Whether one size in points is within less than a pixel of both: |pixels − n·p| < 1 on both axes.
  func agrees(with other: ScaleMember) -> Bool { Self.allAgree([self, other]) }

  /// Whether one size in points is within less than a pixel of all.
  ///
  /// On each axis the open intervals ((pixels − 1)/n, (pixels + 1)/n) have a point in common where the
  /// one that begins last begins before the one that ends first has ended.
  static func allAgree(_ members: [ScaleMember]) -> Bool {
    [\PixelSize.width, \PixelSize.height].allSatisfy { side in
      let last = members.max { left, right in
        (left.size[keyPath: side] - 1) * right.scale < (right.size[keyPath: side] - 1) * left.scale
      }
      let first = members.min { left, right in
        (left.size[keyPath: side] + 1) * right.scale < (right.size[keyPath: side] + 1) * left.scale
      }
      guard let last, let first else { return true }
      return (last.size[keyPath: side] - 1) * first.scale
        < (first.size[keyPath: side] + 1) * last.scale
    }
  }

  /// The size it should have to agree with another member exactly, half a pixel counting as one.
  func expectedSize(by other: ScaleMember) -> PixelSize { other.size(atScale: scale) }

  /// Its size at another scale, half a pixel counting as one.
  func size(atScale other: Int) -> PixelSize {
    func side(_ pixels: Int) -> Int { max(1, (2 * pixels * other + scale) / (2 * scale)) }
    return PixelSize(width: side(size.width), height: side(size.height))
  }

  /// How far it is off what another member makes it, in thousandths, on the worse axis.
  func deviation(from other: ScaleMember) -> Deviation {
    let width = Deviation(
      difference: abs(size.width * other.scale - other.size.width * scale),
      base: other.size.width * scale)
    let height = Deviation(
      difference: abs(size.height * other.scale - other.size.height * scale),
      base: other.size.height * scale)
    return max(width, height)
  }

  /// A share of what it should be, held exactly.
  struct Deviation: Comparable {
    let difference: Int
    let base: Int

    static func < (left: Deviation, right: Deviation) -> Bool {
      Int128(left.difference) * Int128(right.base) < Int128(right.difference) * Int128(left.base)
    }

    /// Whether it is under 2 %.
    var isSmall: Bool { difference * 50 < base }

    /// In percent, to one decimal, and never so that a small one seems to be none.
    var text: String {
      let tenths = (2 * 1000 * difference + base) / (2 * base)
      return tenths == 0 ? "less than 0.1 %" : "\(DecimalText.text(of: tenths, places: 1)) %"
    }
  }
}
