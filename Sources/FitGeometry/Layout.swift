/// Both axes of a scroll view's layout, and the way back from their unit to points.
struct Layout {
  let x, y: AxisLayout
  /// Units per point: the display scale where the axes count device pixels; nil where they count points.
  private let unitsPerPoint: Double?
  /// The size of the image, in points at a zoom of 1.
  private let image: Size

  /// - Parameters:
  ///   - content: The image's size at its zoom, in points.
  ///   - image: The image's size at a zoom of 1, in points.
  init(content: Size, image: Size, in viewer: Viewer) throws(GeometryError) {
    let horizontal = viewer.horizontal
    let vertical = viewer.vertical
    var width = content.width
    var height = content.height
    if let scale = viewer.alignment {
      width = horizontal.aligned(content: width, to: scale, fittingInto: viewer.area.width)
      height = vertical.aligned(content: height, to: scale, fittingInto: viewer.area.height)
    }
    // No sum of the layout has more than a few of these terms.
    guard (4 * (width + horizontal.extent)).isFinite, (4 * (height + vertical.extent)).isFinite
    else { throw .unrepresentable(key: "contentSize") }

    let isAligned = viewer.alignment != nil
    let (targetX, targetY) = viewer.recipe.scrollTo.fractions(of: image)
    x = AxisLayout(
      content: width, in: horizontal, by: viewer.horizontalRule, target: targetX,
      isAligned: isAligned)
    y = AxisLayout(
      content: height, in: vertical, by: viewer.verticalRule, target: targetY,
      isAligned: isAligned)
    unitsPerPoint = viewer.alignment
    self.image = image
  }

  /// The part of the image that nothing covers, in image points; nil where all of it is covered.
  var visibleImageRect: Rect? {
    guard x.visibleLength > 0, y.visibleLength > 0 else { return nil }
    return Rect(
      x: x.visibleStart.times(image.width, over: x.content),
      y: y.visibleStart.times(image.height, over: y.content),
      width: x.visibleLength.times(image.width, over: x.content),
      height: y.visibleLength.times(image.height, over: y.content))
  }

  /// The part of the content that nothing covers, 0 to 1; within 10⁻⁹ of the whole it is the whole.
  var visibleFraction: Double {
    let fraction = (x.visibleLength / x.content) * (y.visibleLength / y.content)
    return fraction >= 1 - 1e-9 ? 1 : fraction
  }

  func size(_ width: Double, _ height: Double) -> Size {
    Size(width: points(width), height: points(height))
  }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: position(x), y: position(y))
  }

  /// The content's rectangle, wherever it begins.
  func rect(_ startX: Double, _ startY: Double) -> Rect {
    let size = size(x.content, y.content)
    return Rect(
      x: position(startX), y: position(startY), width: size.width, height: size.height)
  }

  func edges(top: Double, left: Double, bottom: Double, right: Double) -> EdgeInsets {
    EdgeInsets(
      top: position(top), left: position(left), bottom: position(bottom), right: position(right))
  }

  private func position(_ units: Double) -> Double { points(units).cleared() }

  private func points(_ units: Double) -> Double {
    // Thirty divisions by 1 would be felt.
    if let unitsPerPoint { units / unitsPerPoint } else { units }
  }
}

extension Recipe.ScrollTarget {
  /// What is to be in the middle, as fractions of the image's width and height; nil is the start.
  fileprivate func fractions(of image: Size) -> (x: Double?, y: Double?) {
    switch self {
    case .start: (nil, nil)
    case .middle: (0.5, 0.5)
    case .point(let point): (point.x / image.width, point.y / image.height)
    }
  }
}
