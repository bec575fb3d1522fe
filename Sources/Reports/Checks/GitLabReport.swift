import ImageChecks
import SystemCalls

/// GitLab's code quality report: an array of issues, each with a fingerprint of its own that stays the
/// same from run to run.
struct GitLabReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    let paths = FindingPath(context)
    var fingerprints = FindingFingerprints()
    var json = FindingJSONWriter()
    json.array { json in
      for finding in report.findings {
        let path = String(decoding: paths.relative(finding.file), as: UTF8.self)
        json.object { json in
          json.value("description", finding.sentence)
          json.value("check_name", finding.rule)
          json.value("fingerprint", fingerprints.next(for: finding, at: path))
          json.value("severity", finding.severity == .error ? "major" : "minor")
          json.object("location") { json in
            json.value("path", path)
            json.object("lines") { $0.value("begin", finding.line ?? 1) }
          }
        }
      }
    }
    return json.finish()
  }
}
