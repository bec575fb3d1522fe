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

extension CheckSummary {
  /// The totals in words: `12 files: 3 errors, 1 warning; 2 unreadable, 4 in the baseline`.
  package var sentence: String {
    var text = Self.count(files, "file") + ": "
    if errors == 0, warnings == 0 {
      text += files == 0 && baselined == 0 ? "no image to check" : "all as they should be"
    } else {
      text += "\(Self.count(errors, "error")), \(Self.count(warnings, "warning"))"
    }
    let rest = [
      unreadable > 0 ? "\(unreadable) unreadable" : nil,
      baselined > 0 ? "\(baselined) in the baseline" : nil,
    ].compactMap(\.self)
    return rest.isEmpty ? text : text + "; " + rest.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
