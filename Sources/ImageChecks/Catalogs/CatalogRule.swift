/// What can be found in an asset catalog, by the names that findings carry.
package enum CatalogRule: String, CaseIterable, Hashable, Sendable {
  /// Contents.json can't be read, is no JSON, or is not shaped as Xcode writes it.
  case contentsJSON
  /// A named file is missing, unreadable, or there only under another case or normalisation.
  case catalogFile
  /// A named file's content is not what its extension says.
  case extensionMatches
  /// The pixels of an icon are not its size times its scale.
  case iconSize
  /// An icon that has to be opaque has an alpha channel.
  case iconAlpha
  /// 1x, 2x and 3x of an image are not the same size in points.
  case imageSetScales
  /// A PNG as Xcode leaves it in a build folder, in a source catalog.
  case xcodeOptimized
  /// A file that no slot names.
  case unnamedFile
  /// A size that is no multiple of the slot's scale.
  case wholePoints

  /// What holds where the rule is kept.
  package var summary: String {
    switch self {
    case .contentsJSON: "Contents.json can be read"
    case .catalogFile: "every file that a slot names is there and can be read"
    case .extensionMatches: "the name's extension is true of the content"
    case .iconSize: "an icon's pixels are its size times its scale"
    case .iconAlpha: "an icon that has to be opaque has no alpha channel (a tinted one: warning)"
    case .imageSetScales: "1x, 2x and 3x of an image agree in points (off by under 2 %: warning)"
    case .xcodeOptimized: "a source catalog holds no Xcode-optimized PNG"
    case .unnamedFile: "every file of a catalog is named by a slot"
    case .wholePoints: "sizes are multiples of the scale, where --whole-points asks for that"
    }
  }

  /// How grave it is to break the rule, at most.
  package var severity: Finding.Severity {
    switch self {
    case .contentsJSON, .catalogFile, .extensionMatches, .iconSize, .iconAlpha, .imageSetScales:
      .error
    case .xcodeOptimized, .unnamedFile, .wholePoints: .warning
    }
  }
}
