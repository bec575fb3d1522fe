import FitGeometry

extension OptionTable {
  static let fit: [Option] = [
    .within, .centering, .adjust, .alwaysBounce, .minZoom, .maxZoom, .zoom, .doubleTap, .zoomBase,
    .upscaleLimit, .noUpscale, .scrollTo, .pixelAlign, .model,
  ]

  static let image: [Option] = [.imageScale, .exif, .imageSize]
}

extension Option {
  package static let within = Option(
    "within", value: Value("AREA", .words { words(Recipe.Within.self) }), group: .fit,
    help: "What to fit into: safe-area (what nothing covers) or bounds; default safe-area",
    commands: [.fit, .check])

  package static let centering = Option(
    "centering", value: Value("HOW", .words { words(Recipe.Centering.self) }), group: .fit,
    help: """
      How the viewer centers the image: insets (the default), plain-insets, leading-insets or \
      frame
      """)

  package static let adjust = Option(
    "adjust", value: Value("HOW", .words { words(Recipe.Adjustment.self) }), group: .fit,
    help: """
      contentInsetAdjustmentBehavior: never (the default), always, scrollable-axes or automatic
      """)

  package static let alwaysBounce = Option(
    "always-bounce", value: Value("AXES", .words { words(Recipe.AlwaysBounce.self) }), group: .fit,
    help: "The axes that always bounce: none (the default), vertical, horizontal or both")

  package static let minZoom = Option(
    "min-zoom", value: Value("ZOOM", .zoom(.minZoom)), group: .fit,
    help: "minimumZoomScale: a number, or a name such as fit; default fit")

  package static let maxZoom = Option(
    "max-zoom", value: Value("ZOOM", .zoom(.maxZoom)), group: .fit,
    help: "maximumZoomScale, never below the minimum: 4, native, 3xfit; default 4")

  package static let zoom = Option(
    "zoom", value: Value("ZOOM", .zoom(.zoom)), group: .fit,
    help: "The zoom to lay out at, kept within the two: min, max, fill; default min",
    commands: [.fit, .check])

  package static let doubleTap = Option(
    "double-tap", value: Value("ZOOM", .zoom(.doubleTap)), group: .fit,
    help: "What a double tap zooms to; default fill, or the maximum")

  package static let zoomBase = Option(
    "zoom-base", value: Value("BASE", .words { words(Recipe.ZoomBase.self) }), group: .fit,
    help: """
      What a zoom of 1 is for the viewer: the image (the default), or the image already fit to \
      the view
      """)

  package static let upscaleLimit = Option(
    "upscale-limit", value: Value("ZOOM", .zoom(.upscaleLimit)), group: .fit,
    help: "Never let fit, fill, width and height go above this: actual, native, 2")

  package static let noUpscale = Option(
    "no-upscale", group: .fit, help: "The same as --upscale-limit actual")

  package static let scrollTo = Option(
    "scroll-to", value: Value("WHERE", .words { ["middle", "start"] }), group: .fit,
    help: """
      Where an image larger than the area is scrolled to: middle (the default), start, or the \
      image point X,Y
      """)

  package static let pixelAlign = Option(
    "pixel-align", group: .fit,
    help: "Put every edge on a device pixel; needs the display's scale")

  package static let model = Option(
    "model", value: Value("NAME", .model), group: .fit,
    help: """
      Lay out as a known viewer does; options given beside it override its values. See: zoomfit \
      list models
      """,
    isRepeatable: true)

  package static let imageScale = Option(
    "image-scale", value: Value("N", .words { ["1", "2", "3"] }), group: .image,
    help: "Pixels per point of the image; default by its name: 2 for photo@2x.png")

  package static let exif = Option(
    "exif", value: Value("USE", .words { ["apply", "ignore"] }), group: .image,
    help: "Whether to apply the EXIF orientation: apply (the default) or ignore",
    commands: [.fit, .check])

  package static let imageSize = Option(
    "image-size", value: Value("WxH", .text), group: .image,
    help: "Compute for an image of this pixel size, without a file",
    isRepeatable: true)

  private static func words<Word>(_ type: Word.Type) -> [String]
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    type.allCases.map(\.rawValue)
  }
}
