/// A viewport along one axis, in points or, once aligned, in whole device pixels.
///
/// Whole pixels are kept as doubles too: up to 2⁵³ their sums are exact, and beyond nothing traps.
struct AxisSpace {
  /// The length of the viewport.
  var viewport: Double
  /// What is covered at the top, or on the left.
  var leading: Double
  /// What is covered at the bottom, or on the right.
  var trailing: Double
  var within: Recipe.Within

  init(_ viewport: Double, _ leading: Double, _ trailing: Double, _ within: Recipe.Within) {
    self.viewport = viewport
    self.leading = leading
    self.trailing = trailing
    self.within = within
  }

  /// The length that images are fitted into.
  var area: Double {
    within == .bounds ? viewport : viewport - (leading + trailing)
  }

  /// Where the area begins, from the viewport's edge.
  var areaStart: Double { within == .bounds ? 0 : leading }

  /// The same space in whole device pixels, each length to the nearest, halves up.
  func aligned(to displayScale: Double) -> AxisSpace {
    AxisSpace(
      (viewport * displayScale).roundedHalfUp, (leading * displayScale).roundedHalfUp,
      (trailing * displayScale).roundedHalfUp, within)
  }

  /// The length of the content in whole device pixels: at least one, and where the exact content
  /// fits into the exact area, no more than there is room for in this aligned space.
  func aligned(content: Double, to displayScale: Double, fittingInto exactArea: Double) -> Double {
    let pixels = max(1, (content * displayScale).roundedHalfUp)
    return content <= exactArea + exactArea.lengthTolerance ? min(pixels, area) : pixels
  }

  /// The length of the viewport and of what covers it.
  var extent: Double { viewport + leading + trailing }
}

extension Double {
  /// Lengths are compared with this tolerance, in points or pixels.
  ///
  /// It is 10⁻⁹, or what doubles of this magnitude cannot tell apart where that is more: from a
  /// million points on.
  var lengthTolerance: Double { max(1e-9, magnitude * 0x1p-50) }

  /// The nearest whole number, halves up; a half that rounding has missed by a hair is a half.
  var roundedHalfUp: Double { (self + 0.5).roundedDown }

  /// The largest whole number that is not above; what rounding has left a hair below one is that one.
  var roundedDown: Double {
    let value = self + 1e-9
    // From 2⁵² on every double is whole. `rounded(.down)` would ask the linker for the C library's
    // mathematics, on which nothing else here depends.
    guard value.magnitude < 0x1p52 else { return value }
    let towardZero = Double(Int64(value))
    return towardZero > value ? towardZero - 1 : towardZero
  }
}
