import FitGeometry

/// An image that does not sit where a person would look for it: by how much, and why.
struct OffCenter {
  /// From the clear area's centre, in points.
  let inClearArea: Point
  /// From the viewport's centre, in points.
  let inBounds: Point
  /// A plain sentence part; nil where nothing in the recipe tells.
  let reason: String?

  /// - Returns: nil where the image is centred in the clear area, and in what `within` names.
  init?(_ fit: Fit, recipe: Recipe, viewport: Viewport, numbers: TextNumbers) {
    let own = recipe.within == .bounds ? fit.offCenterInBounds : fit.offCenter
    guard !fit.offCenter.isZero || !own.isZero else { return nil }
    inClearArea = fit.offCenter
    inBounds = fit.offCenterInBounds
    reason = Self.reason(
      fit, off: own, recipe: recipe, viewport: viewport, numbers: numbers)
  }

  private static func reason(
    _ fit: Fit, off: Point, recipe: Recipe, viewport: Viewport, numbers: TextNumbers
  ) -> String? {
    if off.isZero {
      return "centered in the whole viewport, whatever covers its edges"
    }
    let overflow = Axes(overflowOf: fit, within: recipe.within, viewport)
    if (off.x == 0 || overflow.x) && (off.y == 0 || overflow.y) {
      switch recipe.scrollTo {
      case .middle: return "it scrolls no further"
      case .start: return "scrolled to the start"
      case .point(let point):
        return "scrolled to \(numbers.length(point.x)), \(numbers.length(point.y))"
      }
    }
    if recipe.pixelAlign, let scale = viewport.displayScale,
      max(off.x.magnitude, off.y.magnitude) * scale < 1
    {
      return "rounded to device pixels"
    }
    let added = numbers.edges(fit.adjustedContentInset - fit.contentInset)
    switch recipe.centering {
    case .plainInsets where !added.isEmpty:
      return "the system adds \(added), which plain insets do not take off"
    case .plainInsets: return "plain insets do not know what covers the edges"
    case .leadingInsets: return "only top and left are inset"
    case .frame where !added.isEmpty: return "the system adds \(added) to the frame's place"
    case .frame, .insets: return nil
    }
  }
}

extension Axes {
  /// Where the content is larger than the space it is fitted into, so that what is seen of it is a
  /// matter of scrolling.
  init(overflowOf fit: Fit, within: Recipe.Within, _ viewport: Viewport) {
    var area = viewport.size
    if within == .safeArea {
      area.width -= viewport.obstruction.left + viewport.obstruction.right
      area.height -= viewport.obstruction.top + viewport.obstruction.bottom
    }
    // The tolerance with which lengths are compared everywhere, in points.
    self.init(
      x: fit.contentSize.width > area.width + 1e-9, y: fit.contentSize.height > area.height + 1e-9)
  }

  /// On no axis.
  static let none = Axes(x: false, y: false)
}

extension Point {
  fileprivate var isZero: Bool { x == 0 && y == 0 }
}

extension EdgeInsets {
  fileprivate static func - (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }
}
