package import ImageChecks

/// The reporters of `zoomfit check`, one file each.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, github, xcode, junit, checkstyle, sarif, gitlab, html

  /// One line for help.
  package var summary: String {
    switch self {
    case .text: "for a person: grouped by file, with a summary line (default)"
    case .json: "for programs: findings and summary"
    case .github: "GitHub workflow commands, then the text report"
    case .xcode: "path:line:1: error: message, as a build phase prints it"
    case .junit: "JUnit XML, which most build servers read"
    case .checkstyle: "Checkstyle XML"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .gitlab: "GitLab code quality JSON"
    case .html: "a page, with drawings beside what is about geometry"
    }
  }

  /// Writes a whole report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - context: Where the run stands and what the output may hold.
  /// - Returns: The bytes to write, ending in a newline.
  package func render(_ report: CheckReport, in context: ReportContext) -> [UInt8] {
    let output =
      switch self {
      case .text: TextReport.render(report, in: context)
      case .json: JSONReport.render(report, in: context)
      case .github: GitHubReport.render(report, in: context)
      case .xcode: XcodeReport.render(report, in: context)
      case .junit: JUnitReport.render(report, in: context)
      case .checkstyle: CheckstyleReport.render(report, in: context)
      case .sarif: SARIFReport.render(report, in: context)
      case .gitlab: GitLabReport.render(report, in: context)
      case .html: HTMLReport.render(report, in: context)
      }
    return output.bytes
  }
}
