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
  package static let all = String(decoding: shape.paths, as: UTF8.self)
    .split(separator: "\n").enumerated().map { FitLeaf(path: String($1), number: $0) }

  /// For the number of an object's first leaf, the number after its last; 0 for all others.
  static let endOfObject = shape.endOfObject

  /// All paths, each ended by a line feed; how many leaves need no viewport; the objects' ends.
  private static let shape: (paths: [UInt8], ofFile: Int, endOfObject: [Int]) = {
    let empty = FitResult(file: nil)
    var collector = PathCollector()
    empty.showFile(to: &collector)
    let ofFile = collector.count
    empty.showGeometry(to: &collector)
    return (collector.paths.bytes, ofFile, collector.endOfObject)
  }()

  /// The leaf of that path.
  ///
  /// - Parameter path: As typed; upper and lower case are told apart, as in JSON.
  /// - Throws: `FieldError` where there is none, naming what was most likely meant.
  package init(path: String) throws(FieldError) {
    if let number = Self.number(of: path) {
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

  /// The number of the leaf of that path.
  private static func number(of path: String) -> Int? {
    var rest = shape.paths[...]
    var number = 0
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if rest[..<end].elementsEqual(path.utf8) { return number }
      rest = rest[(end + 1)...]
      number += 1
    }
    return nil
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
