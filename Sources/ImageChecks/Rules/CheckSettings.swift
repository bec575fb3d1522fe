import FitGeometry

/// The settings that stand beside rules, by the same names on the command line and in the
/// configuration.
package enum CheckSettings {
  static let tolerance = CheckKey(
    "tolerance", "1%|2px",
    help: """
      How far aspect may be off: by a share of the ratio, or by pixels of the shorter side, in \
      place of the rounding of each side
      """)
  static let minSharpness = CheckKey(
    "minSharpness", "N", help: "What sharpOn asks for: image pixels per device pixel; default 1")
  package static let severity = CheckKey(
    "severity", "LEVEL", words: Finding.Severity.allCases.map(\.rawValue),
    help: "What a broken rule is: error (the default) or warning")
  static let screenshotTable = CheckKey(
    "screenshotTable", "FILE",
    help: "A JSON file of screenshot sizes, in place of the built-in table")
  static let wholePoints = CheckKey(
    "wholePoints",
    help: """
      In asset catalogs and scale families, sizes that are no multiple of their scale are a warning
      """)

  // Those below are options of the fit too.

  package static let exif = CheckKey(
    "exif", "USE", words: ["apply", "ignore"],
    help: "Whether to apply the EXIF orientation: apply (the default) or ignore")
  static let viewport = CheckKey(
    "viewport", "WxH[@S]", arity: .repeated,
    help: "A display that is no known device: its size in points, and its scale")
  static let device = CheckKey(
    "device", "NAME", arity: .repeated,
    help: "A device for sharpness and maxCrop: a name, or a pattern for several")
  static let orientation = CheckKey(
    "orientation", "WAY", words: ["portrait", "landscape", "both"],
    help: "How devices are held: portrait, landscape or both (the default)")
  static let os = CheckKey("os", "VERSION", help: "Whose metrics devices have: 18 or 26")
  static let split = CheckKey("split", "PART", help: "The part of an iPad's screen: 1/2, 1/3, 2/3")
  static let within = CheckKey(
    "within", "AREA", words: Recipe.Within.allCases.map(\.rawValue),
    help: "What images are fitted into: safe-area (the default) or bounds")
  static let zoom = CheckKey("zoom", "ZOOM", help: "The zoom that images are shown at; default fit")
  static let imageScale = CheckKey(
    "imageScale", "N", help: "Pixels per point of the image; default by its name")
  static let safeArea = CheckKey(
    "safeArea", "T,L,B,R", help: "The safe area's edges in points, in place of a device's")
  static let statusBar = bar("statusBar", "status bar")
  static let navBar = bar("navBar", "navigation bar")
  static let searchBar = bar("searchBar", "search bar")
  static let toolbar = bar("toolbar", "toolbar")
  static let tabBar = bar("tabBar", "tab bar")

  package static let all: [CheckKey] = [
    tolerance, minSharpness, screenshotTable, wholePoints, severity, exif, viewport, device,
    orientation, os, split,
    within,
    zoom, imageScale, safeArea, statusBar, navBar, searchBar, toolbar, tabBar,
  ]

  private static func bar(_ name: String, _ words: String) -> CheckKey {
    CheckKey(name, "PT|WORD", help: "Height of the \(words) in points, or a word")
  }

  /// Finds out whether every value that was given can be, used or not.
  package static func validate(_ values: CheckValues) throws(ValueError) {
    _ = try values.one(tolerance, Tolerance.init)
    _ = try values.one(minSharpness, readPositive)
    _ = try values.word(severity, Finding.Severity.self)
    _ = try appliesOrientation(values)
    _ = try values.one(zoom, readZoom)
    _ = try values.one(imageScale, readPositive)
    _ = try CheckViewports(values)
  }

  /// Whether sizes are those after EXIF orientation.
  static func appliesOrientation(_ values: CheckValues) throws(ValueError) -> Bool {
    try values.word(exif, ExifUse.self) != .ignore
  }

  private enum ExifUse: String {
    case apply, ignore
  }

  static func readPositive(_ text: String) throws(ValueProblem) -> Double {
    guard let number = Double(positive: text) else {
      throw ValueProblem("is no number above 0, such as 1.5")
    }
    return number
  }

  static func readZoom(_ text: String) throws(ValueProblem) -> ZoomSpec {
    do {
      return try ZoomSpec(text, for: .zoom)
    } catch {
      throw ValueProblem("is no zoom: \(error)")
    }
  }
}
