package import ImageProbe

/// Checks a set of an asset catalog: every slot of its Contents.json against its file's header.
package struct CatalogCheck: Sendable {
  /// Whether sizes are those after EXIF orientation.
  package var appliesOrientation: Bool
  /// Whether a size that is no multiple of its scale is a warning.
  package var wantsWholePoints: Bool

  package init(appliesOrientation: Bool = true, wantsWholePoints: Bool = false) {
    self.appliesOrientation = appliesOrientation
    self.wantsWholePoints = wantsWholePoints
  }

  /// - Returns: What is wrong, by the files that findings point at: Contents.json, clean or not,
  ///   and files that no Contents.json speaks for.
  package func check(_ set: CatalogSet, with probe: inout ImageProbe) -> CatalogSetReport {
    var run = CatalogSetRun(set, options: self)
    return run.report(with: &probe)
  }
}

/// What is wrong with one set.
package struct CatalogSetReport: Sendable {
  package var files: [CheckedFile]
  /// Images whose headers were read.
  package var imageCount: Int
}
