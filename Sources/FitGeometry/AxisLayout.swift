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
    content: Double, in space: AxisSpace, by rule: AxisRule, target: Double?, isAligned: Bool
  ) {
    self.content = content
    let tolerance = (content + space.extent).lengthTolerance
    let area = space.area

    placement = AxisPlacement(
      content: content, in: space, by: rule,
      isContentLonger: content > space.viewport + tolerance, isAligned: isAligned)

    minimumOffset = 0 - placement.adjustedLeading
    let end = content + placement.adjustedTrailing - space.viewport
    canScroll = end > minimumOffset + tolerance
    maximumOffset = canScroll ? end : minimumOffset

    // Where the middle of the content is, if what is asked for comes to the middle of the area.
    var wantedMiddle: Double?
    if let target, content > area + tolerance {
      let centered = placement.origin + content * target - (space.areaStart + area / 2)
      offset = min(max(isAligned ? centered.roundedDown : centered, minimumOffset), maximumOffset)
      if offset == centered {
        wantedMiddle = space.areaStart + area / 2 + content * (0.5 - target)
      }
    } else {
      offset = minimumOffset
    }
    frameStart = offset == minimumOffset ? placement.rest : placement.origin - offset

    // The way over the frame would take half the content off and add it again, which leaves an error
    // of rounding where the content is millions of points long.
    let middle = wantedMiddle ?? frameStart + content / 2
    let clearMiddle = (space.viewport + space.leading - space.trailing) / 2
    offCenter = (middle - clearMiddle).cleared(below: tolerance)
    offCenterInBounds = (middle - space.viewport / 2).cleared(below: tolerance)

    // Measured from the content's start: a sliver far from the viewport's edge keeps all its digits.
    let noise = min(content * 1e-9, tolerance)
    let hidden = space.leading - frameStart
    let clearLength = space.viewport - space.trailing - frameStart
    let start = hidden > noise ? hidden : 0
    let seen = (clearLength < content - noise ? clearLength : content) - start
    (visibleStart, visibleLength) = seen > noise ? (start, seen) : (0, 0)
  }
}

extension Double {
  /// Zero where no more is left than rounding leaves; never a negative zero.
  func cleared(below tolerance: Double = 1e-9) -> Double { magnitude < tolerance ? 0 : self }
}
