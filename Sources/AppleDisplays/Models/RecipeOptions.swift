public import FitGeometry

/// Values for some options of a recipe; nil leaves an option as it is.
public struct RecipeOptions: Hashable, Sendable {
  public var within: Recipe.Within?
  public var centering: Recipe.Centering?
  public var adjust: Recipe.Adjustment?
  public var alwaysBounce: Recipe.AlwaysBounce?
  public var upscaleLimit: ZoomSpec?
  public var minZoom: ZoomSpec?
  public var maxZoom: ZoomSpec?
  public var zoom: ZoomSpec?
  public var doubleTap: Recipe.DoubleTap?
  public var zoomBase: Recipe.ZoomBase?
  public var scrollTo: Recipe.ScrollTarget?
  public var pixelAlign: Bool?

  public init(
    within: Recipe.Within? = nil, centering: Recipe.Centering? = nil,
    adjust: Recipe.Adjustment? = nil, alwaysBounce: Recipe.AlwaysBounce? = nil,
    upscaleLimit: ZoomSpec? = nil, minZoom: ZoomSpec? = nil, maxZoom: ZoomSpec? = nil,
    zoom: ZoomSpec? = nil, doubleTap: Recipe.DoubleTap? = nil, zoomBase: Recipe.ZoomBase? = nil,
    scrollTo: Recipe.ScrollTarget? = nil, pixelAlign: Bool? = nil
  ) {
    self.within = within
    self.centering = centering
    self.adjust = adjust
    self.alwaysBounce = alwaysBounce
    self.upscaleLimit = upscaleLimit
    self.minZoom = minZoom
    self.maxZoom = maxZoom
    self.zoom = zoom
    self.doubleTap = doubleTap
    self.zoomBase = zoomBase
    self.scrollTo = scrollTo
    self.pixelAlign = pixelAlign
  }

  /// A recipe with these values in place of its own.
  public func applied(to recipe: Recipe = Recipe()) -> Recipe {
    Recipe(
      within: within ?? recipe.within, centering: centering ?? recipe.centering,
      adjust: adjust ?? recipe.adjust, alwaysBounce: alwaysBounce ?? recipe.alwaysBounce,
      upscaleLimit: upscaleLimit ?? recipe.upscaleLimit, minZoom: minZoom ?? recipe.minZoom,
      maxZoom: maxZoom ?? recipe.maxZoom, zoom: zoom ?? recipe.zoom,
      doubleTap: doubleTap ?? recipe.doubleTap, zoomBase: zoomBase ?? recipe.zoomBase,
      scrollTo: scrollTo ?? recipe.scrollTo, pixelAlign: pixelAlign ?? recipe.pixelAlign)
  }
}
