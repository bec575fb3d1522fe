package import SystemCalls

/// The catalog that the working folder is a part of.
///
/// What a file in a catalog has to be is said around it, so that a name from inside a catalog is
/// made one that leads through it.
package struct WorkingCatalog: Sendable {
  /// The folder that the outermost catalog is in.
  private let outside: BaseFolder
  /// What leads there from the working folder: `../../`.
  private let wayOut: [UInt8]
  /// Whether the working folder asks something of the sets in it.
  private let hasDemands: Bool

  /// nil where the working folder is in no catalog.
  ///
  /// - Parameter workingFolder: Absolute and without links.
  package init?(_ workingFolder: FilePath) {
    guard let catalog = CatalogSurvey.outermostCatalog(of: workingFolder) else { return nil }
    let steps = workingFolder.bytes.dropFirst(catalog.bytes.count).count { $0 == Self.slash } + 1
    outside = BaseFolder(catalog.folder, workingFolder: workingFolder)
    wayOut = Array(repeatElement(Array("../".utf8), count: steps).joined())
    switch CatalogFolderKind(folder: workingFolder) {
    case .brandAssets, .stack, .layer: hasDemands = true
    case .catalog, .group, .imageSet, .iconSet, .launchImage, .other: hasDemands = false
    }
  }

  /// A name that leads through the catalog to what a path names; the path itself where that lies
  /// elsewhere, or where it tells enough of the catalog as it is.
  package func path(to path: FilePath) -> FilePath {
    guard path.bytes.first != Self.slash,
      hasDemands || CatalogSurvey.outermostCatalog(of: path) == nil,
      let inside = outside.relative(path), CatalogSurvey.outermostCatalog(of: inside) != nil
    else { return path }
    return FilePath(bytes: wayOut + inside.bytes)
  }

  private static let slash = UInt8(ascii: "/")
}
