extension CatalogSlot {
  /// Whether the slot is one whose icon the stores and the systems take without alpha only.
  func isOpaqueIcon(in set: CatalogSet) -> Bool {
    switch set.kind {
    case .imageSet: set.isBackLayer
    case .iconSet:
      switch (idiom, platform) {
      case ("ios-marketing", _), ("watch-marketing", _), ("watch", _): true
      case ("universal", "ios"), ("universal", "watchos"): size?.isSquare(of: 1024) ?? false
      default: false
      }
    case .catalog, .group, .launchImage, .brandAssets, .stack, .layer, .other: false
    }
  }
}
