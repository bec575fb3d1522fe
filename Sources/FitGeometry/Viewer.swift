/// A photo viewer: one recipe in one viewport, looked at once and then ready for any number of images.
///
/// `Fit.init(of:in:by:)` is the same for a single image. A class, so that handing it to a million fits
/// copies nothing.
public final class Viewer: Sendable {
  let viewport: Viewport
  let recipe: Recipe
  /// The space that images are fitted into, in points.
  let area: Size
  /// The axes that images are laid out along, in units: device pixels where lengths are aligned to
  /// them, else points.
  let horizontal, vertical: AxisSpace
  let horizontalRule, verticalRule: AxisRule
  /// Device pixels per point where lengths are aligned to device pixels.
  let alignment: Double?

  /// - Parameters:
  ///   - viewport: The scroll view's bounds, and what covers their edges.
  ///   - recipe: How the viewer lays images out.
  /// - Throws: `GeometryError` where a number is unusable, the obstruction leaves no room, the point
  ///   to scroll to is not finite, or pixels are asked for without a display scale.
  public init(in viewport: Viewport, by recipe: Recipe) throws(GeometryError) {
    self.viewport = viewport
    self.recipe = recipe
    area = try viewport.area(within: recipe.within)
    if recipe.pixelAlign { try viewport.validatePixels(within: recipe.within) }
    try recipe.scrollTo.validate()

    let edges = viewport.obstruction
    let horizontal = AxisSpace(viewport.size.width, edges.left, edges.right, recipe.within)
    let vertical = AxisSpace(viewport.size.height, edges.top, edges.bottom, recipe.within)
    alignment = recipe.pixelAlign ? viewport.displayScale : nil
    self.horizontal = alignment.map(horizontal.aligned) ?? horizontal
    self.vertical = alignment.map(vertical.aligned) ?? vertical
    horizontalRule = AxisRule(recipe, isVertical: false)
    verticalRule = AxisRule(recipe, isVertical: true)
  }
}
