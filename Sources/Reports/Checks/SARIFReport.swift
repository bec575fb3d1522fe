import ImageChecks
import SystemCalls

/// SARIF 2.1.0 as code scanning takes it: every result has a place with a region, in a file named from
/// `%SRCROOT%`.
struct SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    let rules = Array(Set(report.findings.map(\.rule))).sorted()
    let paths = FindingPath(context)
    var fingerprints = FindingFingerprints()
    var json = FindingJSONWriter()
    json.object { json in
      json.value("$schema", schema)
      json.value("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          writeTool(rules: rules, context, to: &json)
          json.object("originalUriBaseIds") { json in
            json.object("%SRCROOT%") { json in
              json.value("uri", "file://\(context.root.bytes.percentEncoded)/")
            }
          }
          json.value("columnKind", "unicodeCodePoints")
          json.array("results") { json in
            for finding in report.findings {
              let path = paths.relative(finding.file)
              let name = fingerprints.next(for: finding, at: String(decoding: path, as: UTF8.self))
              json.object { json in
                write(finding, path: path, fingerprint: name, rules: rules, to: &json)
              }
            }
          }
        }
      }
    }
    return json.finish()
  }

  private static func writeTool(
    rules: [String], _ context: ReportContext, to json: inout FindingJSONWriter
  ) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.value("name", "zoomfit")
        json.value("version", context.version)
        json.array("rules") { json in
          for rule in rules {
            json.object { $0.value("id", rule) }
          }
        }
      }
    }
  }

  private static func write(
    _ finding: Finding, path: [UInt8], fingerprint: String, rules: [String],
    to json: inout FindingJSONWriter
  ) {
    json.value("ruleId", finding.rule)
    json.value("ruleIndex", rules.firstIndex(of: finding.rule))
    json.value("level", finding.severity.rawValue)
    json.object("message") { $0.value("text", finding.sentence) }
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in
          json.object("artifactLocation") { json in
            writeAddress(of: path, to: &json)
          }
          json.object("region") { $0.value("startLine", finding.line ?? 1) }
        }
      }
    }
    json.object("partialFingerprints") { $0.value("zoomfitFinding/v1", fingerprint) }
  }

  private static func writeAddress(of path: [UInt8], to json: inout FindingJSONWriter) {
    if path.first == UInt8(ascii: "/") {
      json.value("uri", "file://\(path.percentEncoded)")
    } else {
      json.value("uri", path.percentEncoded)
      json.value("uriBaseId", "%SRCROOT%")
    }
  }
}
