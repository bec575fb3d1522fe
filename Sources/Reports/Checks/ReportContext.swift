package import SystemCalls

/// Where a check run stands, and what its output may hold.
package struct ReportContext: Sendable {
  /// The working folder, absolute.
  package var workingFolder: FilePath
  /// The folder that `github`, `gitlab` and `sarif` name files from, absolute: the build server's
  /// workspace, else the repository's root, else the working folder.
  package var root: FilePath
  /// Whether the output may hold colour codes.
  package var color: Bool
  /// Whether the output is a terminal: names are then escaped.
  package var isTerminal: Bool
  /// The program's version.
  package var version: String

  package init(
    workingFolder: FilePath, root: FilePath, color: Bool = false, isTerminal: Bool = false,
    version: String
  ) {
    self.workingFolder = workingFolder
    self.root = root
    self.color = color
    self.isTerminal = isTerminal
    self.version = version
  }
}
