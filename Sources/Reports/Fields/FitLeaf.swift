import FitGeometry

/// A value of a result by its path, as `--print`, `--template` and csv columns name it.
package struct FitLeaf: Sendable {
  /// The keys that lead to it, joined by points: `image.pixelSize.width`.
  package let path: String
  /// Whether it is null wherever no viewport was asked for.
  package let needsViewport: Bool
  let value: FitValue

  /// Every leaf, in the order of the keys.
  package static let all =
    leaves(of: FitField.alwaysKnown, needingViewport: false)
    + leaves(of: FitField.ofViewport, needingViewport: true)

  private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// The leaf of that path.
  ///
  /// - Parameter path: As typed; upper and lower case are told apart, as in JSON.
  /// - Throws: `FieldError` where there is none, naming what was most likely meant.
  package init(path: String) throws(FieldError) {
    if let leaf = Self.byPath[path] {
      self = leaf
      return
    }
    guard !path.isEmpty else { throw .missing }
    let inside = Self.all.map(\.path).filter { $0.hasPrefix(path + ".") }
    guard inside.isEmpty else { throw .isObject(path, leaves: inside) }
    throw .unknown(path, nearest: Self.nearest(to: path))
  }

  private init(path: String, needsViewport: Bool, value: FitValue) {
    self.path = path
    self.needsViewport = needsViewport
    self.value = value
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

  private static func leaves(
    of fields: [FitField], under prefix: String = "", needingViewport: Bool
  ) -> [FitLeaf] {
    fields.flatMap { field in
      switch field.content {
      case .value(let value):
        [FitLeaf(path: prefix + field.name, needsViewport: needingViewport, value: value)]
      case .object(_, let inner):
        leaves(of: inner, under: "\(prefix)\(field.name).", needingViewport: needingViewport)
      }
    }
  }
}
