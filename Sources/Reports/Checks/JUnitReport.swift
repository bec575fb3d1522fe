import ImageChecks
import SystemCalls

/// JUnit XML as Jenkins, GitLab and their kin read it: a test case a finding, and one for every clean
/// file, so that a green run is not an empty one. Warnings are told as output of a passing case.
struct JUnitReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    let failures = report.findings.count { $0.severity == .error && !$0.isUnreadable }
    let errors = report.findings.count { $0.severity == .error && $0.isUnreadable }
    let cases = report.files.reduce(0) { $0 + max(1, $1.findings.count) }
    let totals: KeyValuePairs = [
      "tests": String(cases), "failures": String(failures), "errors": String(errors),
    ]

    var xml = XMLWriter()
    xml.element("testsuites", ["name": "zoomfit"], totals) { xml in
      xml.element("testsuite", ["name": "zoomfit check"], totals) { xml in
        for file in report.files {
          write(file, to: &xml)
        }
      }
    }
    return xml.output
  }

  private static func write(_ checked: CheckedFile, to xml: inout XMLWriter) {
    let name = checked.file.text
    guard !checked.findings.isEmpty else {
      xml.element("testcase", ["classname": name, "name": "as it should be"])
      return
    }
    for finding in checked.findings {
      xml.element("testcase", ["classname": name, "name": finding.rule]) { xml in
        let line = "\(name): \(finding.sentence)"
        switch finding.severity {
        case .warning: xml.element("system-out", text: "warning: \(line)")
        case .error:
          xml.element(
            finding.isUnreadable ? "error" : "failure",
            ["type": finding.rule, "message": finding.sentence], text: line)
        }
      }
    }
  }
}
