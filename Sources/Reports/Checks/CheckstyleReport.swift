import ImageChecks
import SystemCalls

/// Checkstyle XML: a `file` element for each file that has findings.
struct CheckstyleReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for checked in report.files where !checked.findings.isEmpty {
        xml.element("file", ["name": checked.file.text]) { xml in
          for finding in checked.findings {
            xml.element(
              "error",
              [
                "line": String(finding.line ?? 1), "severity": finding.severity.rawValue,
                "message": finding.sentence, "source": "zoomfit.\(finding.rule)",
              ])
          }
        }
      }
    }
    return xml.output
  }
}
