package import SystemCalls

/// What a folder is to an asset catalog, by its name's extension.
package enum CatalogFolderKind: Hashable, Sendable {
  /// `.xcassets`.
  case catalog
  /// A folder without extension, inside a catalog.
  case group
  case imageSet
  /// `.appiconset` and `.stickersiconset`.
  case iconSet
  case launchImage
  case brandAssets
  /// `.imagestack` and `.solidimagestack`.
  case stack
  /// `.imagestacklayer` and `.solidimagestacklayer`.
  case layer
  /// Any other set, which is passed by whole.
  case other

  package init(folder: FilePath) {
    let name = String(decoding: folder.lastComponent, as: UTF8.self)
    self.init(name: name)
  }

  init(name: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      self = .group
      return
    }
    switch name[name.index(after: dot)...].lowercased() {
    case "xcassets": self = .catalog
    case "imageset": self = .imageSet
    case "appiconset", "stickersiconset": self = .iconSet
    case "launchimage": self = .launchImage
    case "brandassets": self = .brandAssets
    case "imagestack", "solidimagestack": self = .stack
    case "imagestacklayer", "solidimagestacklayer": self = .layer
    // The name of a set is its extension, a word; `Icons 2.0` is a group.
    case let word where word.allSatisfy { $0.isASCII && $0.isLetter } && !word.isEmpty:
      self = .other
    default: self = .group
    }
  }

  /// Whether a folder of this kind is read as a catalog wherever it is met.
  package var isCatalog: Bool { self != .group && self != .other }

  /// Whether slots of its Contents.json name files, not folders.
  var namesImages: Bool {
    switch self {
    case .imageSet, .iconSet, .launchImage: true
    case .catalog, .group, .brandAssets, .stack, .layer, .other: false
    }
  }

  /// Whether its slots say how large they are.
  var isSized: Bool { self == .iconSet || self == .brandAssets }

  /// The key of Contents.json under which its slots stand; nil where it has none.
  var slotsKey: String? {
    switch self {
    case .imageSet, .iconSet, .launchImage: "images"
    case .brandAssets: "assets"
    case .stack: "layers"
    case .catalog, .group, .layer, .other: nil
    }
  }
}
