package import SystemCalls

/// A folder of an asset catalog that has something to check, and what the folders around it ask of
/// it.
package struct CatalogSet: Hashable, Sendable {
  package var folder: FilePath
  /// Its name, with those of the stack or brand assets that it is a part of before it:
  /// `Icon.imagestack/Back.imagestacklayer/Content.imageset`.
  package var name: String
  package var kind: CatalogFolderKind
  /// The size that the stack or brand assets around it ask of its images.
  var demandedSize: PointSize?
  /// Whether it holds the images of an icon's back layer, which has to be opaque.
  var isBackLayer = false

  /// Its Contents.json, there or not.
  package var contentsFile: FilePath { folder.appending(Self.contentsName) }

  /// The name of the file that says what is in a folder of a catalog.
  static let contentsName = Array("Contents.json".utf8)
}
