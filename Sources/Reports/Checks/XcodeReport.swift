import ImageChecks

/// What a build phase prints for Xcode to show beside the file: `path:line:1: error: message`.
struct XcodeReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    let paths = FindingPath(context)
    var output = OutputBuffer()
    for finding in report.findings {
      // A line is a finding, so a line break in a name must not begin another.
      let path = String(decoding: paths.absolute(finding.file), as: UTF8.self)
      output.append("\(path.escapedForTerminal):\(finding.line ?? 1):1: ")
      output.append("\(finding.severity.rawValue): \(finding.sentence.escapedForTerminal)")
      output.append(" (\(finding.rule))\n")
    }
    return output
  }
}
