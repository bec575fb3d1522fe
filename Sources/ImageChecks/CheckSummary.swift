/// The totals of a check run.
package struct CheckSummary: Hashable, Sendable {
  /// Files that were checked.
  package var files: Int
  package var errors: Int
  package var warnings: Int
  /// Files that could not be read as an image.
  package var unreadable: Int
  /// Findings that the baseline holds, not reported.
  package var baselined: Int

  package init(files: Int, errors: Int, warnings: Int, unreadable: Int, baselined: Int) {
    self.files = files
    self.errors = errors
    self.warnings = warnings
    self.unreadable = unreadable
    self.baselined = baselined
  }
}
