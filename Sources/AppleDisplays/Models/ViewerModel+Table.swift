import FitGeometry

extension ViewerModel {
  /// Every known model, articles first. Made on first use.
  public static let all: [ViewerModel] = articles + viewers + stylesheets

  private static let articles: [ViewerModel] = [
    ViewerModel(
      "symmetric-insets", .article,
      "UIScrollView, fit by the smaller ratio, equal contentInset on both sides, the system's "
        + "default adjustment, max zoom max(fit, 4)",
      RecipeOptions(
        within: .bounds, centering: .plainInsets, adjust: .automatic, maxZoom: .number(4))),
    ViewerModel(
      "leading-insets", .article,
      "UIScrollView, the view resized to a rate of at most 1, contentInset on top and left only, top "
        + "never less than the bars; the maximum is left to the storyboard",
      RecipeOptions(
        within: .bounds, centering: .leadingInsets, adjust: .never,
        upscaleLimit: .named(.actual, times: 1), zoomBase: .fit)),
    ViewerModel(
      "centered-frame", .article,
      "UIScrollView, content view's frame moved to the middle, scrollable axes adjusted by the "
        + "system; the maximum is UIKit's 1",
      RecipeOptions(
        within: .bounds, centering: .frame, adjust: .scrollableAxes, maxZoom: .number(1))),
  ]

  private static let viewers: [ViewerModel] = [
    ViewerModel(
      "photo-scroller", .viewer,
      "Apple's PhotoScroller sample (2010): never past one image pixel per device pixel",
      RecipeOptions(
        within: .bounds, centering: .frame, adjust: .never,
        upscaleLimit: .named(.native, times: 1), maxZoom: .named(.native, times: 1),
        doubleTap: .unavailable)),
    ViewerModel(
      "nyt-photo-viewer", .viewer,
      "NYTPhotoViewer: max zoom is UIKit's default of 1, so a small image cannot be zoomed",
      RecipeOptions(
        within: .bounds, centering: .plainInsets, adjust: .never, maxZoom: .number(1),
        doubleTap: .unavailable)),
    ViewerModel(
      "lightbox", .viewer, "Lightbox: three times fit, double tap goes to the maximum",
      RecipeOptions(
        within: .bounds, centering: .frame, adjust: .never, maxZoom: .named(.fit, times: 3),
        doubleTap: .spec(.named(.max, times: 1)), zoomBase: .fit)),
    ViewerModel(
      "photoswipe", .viewer,
      "PhotoSwipe 5 (web): never enlarged at rest, max is 1 or four times fit, double tap three "
        + "times fit but at most 1 (its cap of 4,000 pixels of width left out)",
      RecipeOptions(
        within: .safeArea, centering: .insets, upscaleLimit: .named(.actual, times: 1),
        maxZoom: .largest([.named(.actual, times: 1), .named(.fit, times: 4)]),
        doubleTap: .spec(.smallest([.number(1), .named(.fit, times: 3)]))),
      imageScale: 1),
    ViewerModel(
      "subsampling-scale-image-view", .viewer,
      "SubsamplingScaleImageView (Android), centre inside: max 2, fit never above it, double tap 1",
      RecipeOptions(
        within: .safeArea, centering: .insets, upscaleLimit: .number(2), maxZoom: .number(2),
        doubleTap: .spec(.named(.actual, times: 1))),
      imageScale: 1),
    ViewerModel(
      "photo-view", .viewer, "PhotoView (Android): medium 1.75 and maximum 3 times the base",
      RecipeOptions(
        within: .bounds, centering: .insets, maxZoom: .named(.min, times: 3),
        doubleTap: .spec(.named(.min, times: 1.75)), zoomBase: .fit),
      imageScale: 1),
  ]

  private static let stylesheets: [ViewerModel] = [
    ViewerModel(
      "css-contain", .css, "object-fit: contain",
      RecipeOptions(within: .bounds, doubleTap: .unavailable), imageScale: 1),
    ViewerModel(
      "css-cover", .css, "object-fit: cover",
      RecipeOptions(
        within: .bounds, minZoom: .named(.fill, times: 1), doubleTap: .unavailable),
      imageScale: 1),
    ViewerModel(
      "css-none", .css, "object-fit: none",
      RecipeOptions(
        within: .bounds, minZoom: .named(.actual, times: 1), doubleTap: .unavailable),
      imageScale: 1),
    ViewerModel(
      "css-scale-down", .css, "object-fit: scale-down",
      RecipeOptions(
        within: .bounds, upscaleLimit: .named(.actual, times: 1), doubleTap: .unavailable),
      imageScale: 1),
  ]
}
