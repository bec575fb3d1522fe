import FitGeometry

/// A value of a result by its path, as `--print`, `--template` and csv columns name it.
package struct FitLeaf: Sendable {
  /// The keys that lead to it, joined by points: `image.pixelSize.width`.
  package let path: String
  /// Whether it is null wherever no viewport was asked for.
  package let needsViewport: Bool
  /// Its place among all leaves.
  let number: Int

  /// Every leaf, in the order of the keys.
  package static let all = shape.paths.paths.enumerated().map { FitLeaf(path: $1, number: $0) }

  /// For the number of an object's first leaf, the number after its last; 0 for all others.
  static let endOfObject = shape.paths.endOfObject

  /// All paths, and how many of the first need no viewport.
  private static let shape: (paths: PathCollector, ofFile: Int) = {
    let empty = FitResult(file: nil)
    var collector = PathCollector()
    empty.showFile(to: &collector)
    let ofFile = collector.count
    empty.showGeometry(to: &collector)
    return (collector, ofFile)
  }()

  /// The leaf of that path.
  ///
  /// - Parameter path: As typed; upper and lower case are told apart, as in JSON.
  /// - Throws: `FieldError` where there is none, naming what was most likely meant.
  package init(path: String) throws(FieldError) {
    if let number = Self.shape.paths.number(of: path) {
      self.init(path: path, number: number)
      return
    }
    guard !path.isEmpty else { throw .missing }
    let inside = Self.all.map(\.path).filter { $0.hasPrefix(path + ".") }
    guard inside.isEmpty else { throw .isObject(path, leaves: inside) }
    throw .unknown(path, nearest: Self.nearest(to: path))
  }

  private init(path: String, number: Int) {
    self.path = path
    self.number = number
    needsViewport = number >= Self.shape.ofFile
  }

  /// The path that differs in case alone; else paths spelled alike; else those whose last key it is.
  private static func nearest(to path: String) -> [String] {
    let paths = all.map(\.path)
    if let same = paths.first(where: { $0.lowercased() == path.lowercased() }) {
      return [same]
    }
    let alike = NearestName.nearest(to: path, among: paths)
    guard alike.isEmpty else { return alike }
    let ending = "." + path.lowercased()
    return Array(paths.filter { $0.lowercased().hasSuffix(ending) }.prefix(3))
  }
}
