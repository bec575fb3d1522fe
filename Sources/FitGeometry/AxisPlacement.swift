/// What the system and a recipe do to place content along one axis, before anything is scrolled.
///
/// Lengths in the unit of the space, points or pixels; leading is top and left, trailing is bottom and
/// right.
struct AxisPlacement {
  /// `contentInset`, which the recipe sets; negative where it takes off what the system adds.
  var insetLeading, insetTrailing: Double
  /// `adjustedContentInset`: with what the system adds.
  var adjustedLeading, adjustedTrailing: Double
  /// Where the content view stands in the scroll view's content.
  var origin: Double
  /// Where the content is seen at the minimum offset, from the viewport's leading edge.
  ///
  /// It is `origin + adjustedLeading`, but without taking off and adding again, which would come back
  /// with an error of rounding.
  var rest: Double

  /// - Parameter isContentLonger: Whether the content is longer than the viewport.
  init(
    content: Double, in space: AxisSpace, by rule: AxisRule, isContentLonger: Bool, isAligned: Bool
  ) {
    let isAdjusted =
      switch rule.adjustment {
      case .never: false
      case .whereLonger: isContentLonger
      case .always: true
      }
    let systemLeading = isAdjusted ? space.leading : 0
    let systemTrailing = isAdjusted ? space.trailing : 0

    let free = max(0, space.area - content)
    let half = isAligned ? (free / 2).roundedDown : free / 2
    let isInBounds = space.within == .bounds
    let wantLeading = space.areaStart + half
    let wantTrailing = (isInBounds ? 0 : space.trailing) + (free - half)

    switch rule.centering {
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
      insetLeading = isInBounds && rule.isVertical ? max(half, space.leading) : wantLeading
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
  }
}
