import ImageChecks
import SystemCalls

/// Findings and summary for programs; every key is always there.
struct JSONReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    var json = FindingJSONWriter()
    json.object { json in
      json.array("findings") { json in
        for finding in report.findings {
          json.object { write(finding, to: &$0) }
        }
      }
      json.object("summary") { json in
        json.value("files", report.summary.files)
        json.value("errors", report.summary.errors)
        json.value("warnings", report.summary.warnings)
        json.value("unreadable", report.summary.unreadable)
        json.value("baselined", report.summary.baselined)
      }
    }
    return json.finish()
  }

  private static func write(_ finding: Finding, to json: inout FindingJSONWriter) {
    json.value("rule", finding.rule)
    json.value("severity", finding.severity.rawValue)
    json.value("file", finding.file.text)
    json.value("line", finding.line)
    json.value("actual", finding.actual)
    json.value("expected", finding.expected)
    json.value("message", finding.message)
    json.value("suggestion", finding.suggestion)
    json.value("viewport", finding.viewport)
  }
}
