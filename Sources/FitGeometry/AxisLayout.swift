/// What a scroll view does along one axis: lengths in the unit of the space, points or pixels.
///
/// Leading is top and left, trailing is bottom and right.
struct AxisLayout {
  var content: Double
  var insetLeading, insetTrailing: Double
  var adjustedLeading, adjustedTrailing: Double
  /// Where the content view stands in the scroll view's content.
  var origin: Double
  var minimumOffset, maximumOffset: Double
  var canScroll: Bool
  var offset: Double
  /// Where the content is seen, from the viewport's leading edge.
  var frameStart: Double
  /// How far the middle of the content is from the middle of the clear length, and of the viewport.
  var offCenter, offCenterInBounds: Double
  /// The part of the content that nothing covers: where in the content it begins, and how long it is;
  /// exactly the content where that is all of it, and 0 where it is nothing.
  var visibleStart, visibleLength: Double

  /// - Parameters:
  ///   - content: The length of the content; positive and finite.
  ///   - target: What is to be in the middle of the area where the content can be scrolled there, as
  ///     a fraction of the content; nil is the content's start.
  ///   - isAligned: Whether every length is a whole pixel.
  init(
    content: Double, in space: AxisSpace, by recipe: Recipe, isVertical: Bool, target: Double?,
    isAligned: Bool
  ) {
    self.content = content
    let tolerance = (content + space.extent).lengthTolerance
    let area = space.area

    let isScrollable =
      content > space.viewport + tolerance
      || (isVertical ? recipe.alwaysBounce.isVertical : recipe.alwaysBounce.isHorizontal)
    let isAdjusted =
      switch recipe.adjust {
      case .never: false
      case .always: true
      case .scrollableAxes: isScrollable
      case .automatic: isVertical || isScrollable
      }
    let systemLeading = isAdjusted ? space.leading : 0
    let systemTrailing = isAdjusted ? space.trailing : 0

    // Where the image is to rest.
    let free = max(0, area - content)
    let half = isAligned ? (free / 2).roundedDown : free / 2
    let isInBounds = space.within == .bounds
    let wantLeading = space.areaStart + half
    let wantTrailing = (isInBounds ? 0 : space.trailing) + (free - half)

    // How the recipe gets it there. `rest` is the frame's start at the minimum offset: what is taken
    // off and added again would come back with an error of rounding.
    let rest: Double
    switch recipe.centering {
    case .insets:
      (insetLeading, insetTrailing) = (wantLeading - systemLeading, wantTrailing - systemTrailing)
      (adjustedLeading, adjustedTrailing) = (wantLeading, wantTrailing)
      origin = 0
      rest = wantLeading
    case .plainInsets:
      (insetLeading, insetTrailing) = (half, free - half)
      (adjustedLeading, adjustedTrailing) = (half + systemLeading, free - half + systemTrailing)
      origin = 0
      rest = adjustedLeading
    case .leadingInsets:
      insetLeading = isInBounds && isVertical ? max(half, space.leading) : wantLeading
      insetTrailing = 0
      (adjustedLeading, adjustedTrailing) = (insetLeading + systemLeading, systemTrailing)
      origin = 0
      rest = adjustedLeading
    case .frame:
      (insetLeading, insetTrailing) = (0, 0)
      (adjustedLeading, adjustedTrailing) = (systemLeading, systemTrailing)
      origin = isInBounds ? half : wantLeading - systemLeading
      rest = isInBounds ? half + systemLeading : wantLeading
    }

    minimumOffset = 0 - adjustedLeading
    let end = content + adjustedTrailing - space.viewport
    canScroll = end > minimumOffset + tolerance
    maximumOffset = canScroll ? end : minimumOffset

    if let target, content > area + tolerance {
      let centered = origin + content * target - (space.areaStart + area / 2)
      offset = min(max(isAligned ? centered.roundedDown : centered, minimumOffset), maximumOffset)
    } else {
      offset = minimumOffset
    }
    frameStart = offset == minimumOffset ? rest : origin - offset

    let middle = frameStart + content / 2
    let clearMiddle = (space.viewport + space.leading - space.trailing) / 2
    offCenter = (middle - clearMiddle).cleared(below: tolerance)
    offCenterInBounds = (middle - space.viewport / 2).cleared(below: tolerance)

    let hidden = space.leading - frameStart
    let seenEnd = min(frameStart + content, space.viewport - space.trailing)
    let seen = seenEnd - max(frameStart, space.leading)
    let noise = min(content * 1e-9, tolerance)
    if seen >= content - noise {
      (visibleStart, visibleLength) = (0, content)
    } else if seen <= noise {
      (visibleStart, visibleLength) = (0, 0)
    } else {
      (visibleStart, visibleLength) = (hidden > noise ? hidden : 0, seen)
    }
  }
}

extension Double {
  /// Zero where no more is left than rounding leaves; never a negative zero.
  func cleared(below tolerance: Double = 1e-9) -> Double { magnitude < tolerance ? 0 : self }
}

extension Recipe.AlwaysBounce {
  var isVertical: Bool { self == .vertical || self == .both }
  var isHorizontal: Bool { self == .horizontal || self == .both }
}
