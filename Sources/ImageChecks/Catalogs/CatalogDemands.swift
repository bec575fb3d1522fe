import SystemCalls

/// What the Contents.json of a stack, a layer or brand assets asks of the folders in it.
struct CatalogDemands {
  /// By the names of the folders.
  private var sizes: [[UInt8]: PointSize] = [:]
  /// The last layer of a stack, over which all others lie.
  private var backLayer: [UInt8]?
  /// What is asked of this folder itself.
  private var inherited: PointSize?
  private var isBackLayer: Bool

  init(on set: CatalogSet) {
    inherited = set.demandedSize
    isBackLayer = set.isBackLayer
    guard set.kind != .catalog, set.kind != .group,
      let contents = CatalogContents(of: set.folder).value
    else { return }
    // A layer that has a frame of its own, in pixels, need not be as large as its stack.
    if set.kind == .layer, contents["properties"]?["frame-size"] != nil { inherited = nil }
    guard let key = set.kind.slotsKey, let entries = contents[key]?.array else { return }
    for entry in entries {
      guard let name = entry["filename"]?.string.map({ Array($0.utf8) }) else { continue }
      if set.kind == .stack { backLayer = name }
      if let size = entry["size"]?.string.flatMap(PointSize.init) { sizes[name] = size }
    }
  }

  func apply(to child: inout CatalogSet, named name: [UInt8]) {
    child.demandedSize = sizes[name] ?? inherited
    child.isBackLayer = isBackLayer || (backLayer == name)
  }
}
