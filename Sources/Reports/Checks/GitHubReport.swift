package import ImageChecks
import SystemCalls

/// GitHub's workflow commands, which become annotations, and then the text report for the log.
struct GitHubReport {
  /// A step shows ten annotations a kind and drops the rest in silence; the tenth says what is left.
  private static let annotationsPerKind = 9

  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    let paths = FindingPath(context)
    var output = OutputBuffer()
    for severity in Finding.Severity.allCases {
      let findings = report.findings.filter { $0.severity == severity }
      for finding in findings.prefix(annotationsPerKind) {
        let path = String(decoding: paths.relative(finding.file), as: UTF8.self)
        output.append("::\(severity.rawValue) file=\(path.escapedProperty)")
        output.append(",line=\(finding.line ?? 1),title=\(finding.rule.escapedProperty)")
        output.append("::\(finding.sentence.escapedData)\n")
      }
      if findings.count > annotationsPerKind {
        let more = findings.count - annotationsPerKind
        output.append("::\(severity.rawValue) title=zoomfit::and \(more) more, listed in the log\n")
      }
    }
    let text = TextReport.render(report, in: context)
    // A file may be named like a command; between these two lines no command is obeyed.
    var hash = FNV1a()
    hash.combine(text.bytes)
    let token = "zoomfit-\(hash.value)"
    output.append("::stop-commands::\(token)\n")
    output.append(text.bytes)
    output.append("::\(token)::\n")
    return output
  }
}

/// The table that GitHub shows on a run's page, written to the file that `GITHUB_STEP_SUMMARY` names.
package enum GitHubSummary {
  private static let mostRows = 200
  /// GitHub takes 1 MiB a step.
  private static let mostBytes = 900_000

  /// The table as Markdown, errors first.
  package static func render(_ report: CheckReport, in context: ReportContext) -> [UInt8] {
    let paths = FindingPath(context)
    let findings =
      report.findings.filter { $0.severity == .error }
      + report.findings.filter { $0.severity == .warning }
    var output = OutputBuffer()
    output.append("### zoomfit: \(report.summary.sentence)\n\n")
    if !findings.isEmpty {
      output.append("| | file | rule | finding |\n| --- | --- | --- | --- |\n")
    }
    var rows = 0
    for finding in findings.prefix(mostRows) {
      let end = output.count
      let path = String(decoding: paths.relative(finding.file), as: UTF8.self)
      output.append("| \(finding.severity.rawValue) | \(path.escapedCell) |")
      output.append(" \(finding.rule.escapedCell) | \(finding.sentence.escapedCell) |\n")
      if output.count > mostBytes {
        output.truncate(to: end)
        break
      }
      rows += 1
    }
    if rows < findings.count {
      output.append("\nand \(findings.count - rows) more, listed in the log\n")
    }
    output.append("\n")
    return output.bytes
  }
}

extension String {
  /// As the text of a workflow command.
  fileprivate var escapedData: String {
    replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// As the value of a workflow command's property.
  fileprivate var escapedProperty: String {
    escapedData.replacingScalars { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// As a cell of a Markdown table: what Markdown or HTML would take for its own is a reference.
  fileprivate var escapedCell: String {
    replacingScalars { scalar in
      switch scalar {
      case "\n", "\r", "\t": " "
      case "&", "<", ">", "|", "`", "*", "_", "[", "]", "\\", "~", "@", "#", "!", "$":
        "&#\(scalar.value);"
      default: nil
      }
    }
  }

  private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { $0 += replacement($1) ?? String($1) }
  }
}
