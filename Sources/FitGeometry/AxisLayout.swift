/// What a scroll view does along one axis: lengths in the unit of the space, points or pixels.
///
/// Leading is top and left, trailing is bottom and right.
struct AxisLayout {
  var content: Double
  var placement: AxisPlacement
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

    placement = AxisPlacement(
      content: content, in: space, by: recipe, isVertical: isVertical,
      isContentLonger: content > space.viewport + tolerance, isAligned: isAligned)

    minimumOffset = 0 - placement.adjustedLeading
    let end = content + placement.adjustedTrailing - space.viewport
    canScroll = end > minimumOffset + tolerance
    maximumOffset = canScroll ? end : minimumOffset

    if let target, content > area + tolerance {
      let centered = placement.origin + content * target - (space.areaStart + area / 2)
      offset = min(max(isAligned ? centered.roundedDown : centered, minimumOffset), maximumOffset)
    } else {
      offset = minimumOffset
    }
    frameStart = offset == minimumOffset ? placement.rest : placement.origin - offset

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
