package import SystemCalls

/// What `.zoomfit.json` says: which files have to be how.
package struct Configuration: Sendable {
  /// Where it stands, as messages name it.
  package var file: FilePath
  /// Patterns of what no check is for, from its folder.
  package var exclude: [PathPattern]
  /// The baseline's name, from its folder.
  package var baseline: String?
  package var checks: [Check]

  /// The name that is looked for.
  package static let fileName = ".zoomfit.json"

  /// Whether a path from its folder is left out by `exclude`, by itself or with a folder above it.
  package func excludes(_ path: PatternPath) -> Bool {
    exclude.contains { $0.matchesPathOrFolder(above: path, includesHidden: true) }
  }
}

/// What keeps a configuration from being used, and where.
package struct ConfigurationError: Error, Hashable, Sendable {
  package var position: JSONPosition
  /// Without position, capital and full stop.
  package var message: String

  package init(_ position: JSONPosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
