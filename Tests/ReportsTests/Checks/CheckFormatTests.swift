import Foundation
import ImageChecks
import Reports
import SystemCalls
import Testing

struct CheckFormatTests {
  private static let empty = CheckReport(
    files: [], summary: CheckSummary(files: 0, errors: 0, warnings: 0, unreadable: 0, baselined: 0))
  private static let reports = [empty, .sample, .crowd(of: 12)]

  @Test("every report ends with a line break", arguments: CheckFormat.allCases)
  func endsWithLineBreak(format: CheckFormat) {
    for report in Self.reports where !(format == .xcode && report.files.isEmpty) {
      #expect(format.text(report).hasSuffix("\n"))
    }
  }

  // MARK: XML

  @Test(
    "XML reports are valid by their schemas, whatever the names", .enabled(if: XMLLint.isInstalled))
  func validatesBySchema() throws {
    for (format, schema) in [(CheckFormat.junit, "junit.xsd"), (.checkstyle, "checkstyle.xsd")] {
      for report in Self.reports {
        #expect(try XMLLint.problem(with: format.text(report), schema: schema) == nil)
      }
    }
  }

  @Test("JUnit counts what its test cases hold, and a clean file is a case that passes")
  func countsInJUnit() {
    let text = CheckFormat.junit.text()
    #expect(text.contains(#"<testsuites name="zoomfit" tests="6" failures="3" errors="1">"#))
    #expect(text.components(separatedBy: "<testcase ").count - 1 == 6)
    #expect(text.components(separatedBy: "<failure ").count - 1 == 3)
    #expect(text.components(separatedBy: "<error ").count - 1 == 1)
    #expect(text.contains(#"<testcase classname="./photos/clean.jpg" name="as it should be"/>"#))
    #expect(text.contains("<system-out>warning: photos/photo.jpg: 0.61 image px"))
  }

  @Test("XML holds none of the characters that XML 1.0 forbids")
  func replacesForbidden() {
    for format in [CheckFormat.junit, .checkstyle] {
      let text = format.text()
      #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      #expect(text.contains("\u{FFFD}[31m&lt;&amp;&quot;&gt;|`"))
    }
  }

  // MARK: JSON

  @Test("the JSON report has every key, null where it has nothing")
  func hasEveryKey() throws {
    let object = try #require(Self.json(.json) as? [String: Any])
    #expect(Set(object.keys) == ["findings", "summary"])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 5)
    for finding in findings {
      #expect(
        Set(finding.keys) == [
          "rule", "severity", "file", "line", "actual", "expected", "message", "suggestion",
          "viewport",
        ])
    }
    #expect(findings[1]["viewport"] as? String == "iPhone 17 Pro Max, landscape")
    #expect(findings[1]["suggestion"] as? String == "2868×1320")
    #expect(findings[0]["line"] is NSNull)
    #expect(findings[2]["line"] as? Int == 12)
    #expect(
      object["summary"] as? [String: Int] == [
        "files": 5, "errors": 4, "warnings": 1, "unreadable": 1, "baselined": 2,
      ])
  }

  @Test("GitLab gets paths from the repository's root and a fingerprint for every issue")
  func fingerprintsForGitLab() throws {
    let issues = try #require(Self.json(.gitlab) as? [[String: Any]])
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(issues.count == 5 && Set(fingerprints).count == 5)
    #expect(fingerprints.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "app/photos/photo.jpg")
    #expect((location["lines"] as? [String: Int])?["begin"] == 1)
    #expect(issues.compactMap { $0["severity"] as? String }.sorted().first == "major")
  }

  @Test("a finding keeps its fingerprint when other findings come and go")
  func fingerprintsAreStable() throws {
    var fewer = CheckReport.sample
    fewer.files.removeFirst()
    fewer.files[0].findings.removeLast()
    let all = try #require(Self.json(.gitlab) as? [[String: Any]])
    let some = try #require(Self.json(.gitlab, fewer) as? [[String: Any]])
    #expect(some[0]["fingerprint"] as? String == all[0]["fingerprint"] as? String)
    #expect(some[1]["fingerprint"] as? String == all[2]["fingerprint"] as? String)
  }

  @Test("SARIF gives every result a known rule and a region in a file under the source root")
  func placesInSARIF() throws {
    let log = try #require(Self.json(.sarif) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: String]]).compactMap { $0["id"] }
    #expect(rules == ["alpha", "iconSize", "longSide", "readable", "sharpOn"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect(["error", "warning"].contains(result["level"] as? String))
      let locations = try #require(result["locations"] as? [[String: [String: Any]]])
      let physical = try #require(locations.first?["physicalLocation"])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact["uriBaseId"] == "%SRCROOT%")
      let uri = try #require(artifact["uri"])
      #expect(uri.hasPrefix("app/"))
      #expect(
        uri.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~/%".contains($0)) })
      #expect((physical["region"] as? [String: Int])?["startLine"] ?? 0 >= 1)
    }
  }

  // MARK: Lines

  @Test("GitHub shows ten annotations a kind: nine findings, and how many more there are")
  func capsAnnotations() {
    let lines = CheckFormat.github.text(.crowd(of: 12)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.contains("::error title=zoomfit::and 3 more, listed in the log"))
    #expect(
      lines.lastIndex { $0.hasPrefix("::error ") }! < lines.firstIndex {
        $0.hasPrefix("::warning ")
      }!)
    #expect(CheckFormat.github.text(.crowd(of: 9)).contains("more, listed") == false)
  }

  @Test("a file named like a workflow command is none")
  func escapesCommands() throws {
    let lines = CheckFormat.github.text().split(separator: "\n", omittingEmptySubsequences: false)
    let command = "::error file=app/%3A%3Aerror%3A%3Ax%25%2C%3A%0A"
    #expect(lines.contains { $0.hasPrefix(command) })
    let stop = try #require(lines.firstIndex { $0.hasPrefix("::stop-commands::") })
    let token = lines[stop].dropFirst("::stop-commands::".count)
    let resume = try #require(lines.lastIndex { $0 == "::\(token)::" })
    #expect(lines[..<stop].allSatisfy { $0.hasPrefix("::") })
    #expect(lines[stop...].firstIndex { $0.hasPrefix("::error::") }! < resume)
    #expect(resume == lines.count - 2)
  }

  @Test("the summary for GitHub's page is bounded, and no name ends its table")
  func boundsSummary() {
    func table(_ report: CheckReport) -> String {
      String(decoding: GitHubSummary.render(report, in: .sample()), as: UTF8.self)
    }
    #expect(table(.sample).split(separator: "\n").count { $0.hasPrefix("| ") } == 7)
    #expect(table(.sample).contains("&#60;&#38;\"&#62;&#124;&#96;"))
    let crowd = table(.crowd(of: 300))
    #expect(crowd.split(separator: "\n").count { $0.hasPrefix("| error") } == 200)
    #expect(crowd.contains("and 400 more, listed in the log"))
    let name = String(repeating: "n", count: 10_000)
    let long = CheckReport(
      files: (0..<150).map { _ in
        CheckedFile(
          file: FilePath(name),
          findings: [Finding(rule: "alpha", severity: .error, file: FilePath(name), message: "bad")]
        )
      }, summary: CheckReport.sample.summary)
    #expect(table(long).utf8.count < 1_000_000)
    #expect(table(long).contains("more, listed in the log"))
  }

  @Test("Xcode gets one line a finding, with an absolute path")
  func writesForXcode() {
    let lines = CheckFormat.xcode.text().split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0]
        == "/repo/app/photos/photo.jpg:1:1: error: long side 1600 px, needs 2000 or more (longSide)"
    )
    #expect(
      lines[2].hasPrefix("/repo/app/Assets.xcassets/AppIcon.appiconset/Contents.json:12:1: error: ")
    )
    #expect(lines.allSatisfy { $0.hasPrefix("/repo/app/") })
  }

  @Test("what there is to say of a clean file is a note in the text report")
  func remarks() {
    let report = CheckReport(
      files: [
        CheckedFile(
          file: FilePath("shot.png"), findings: [],
          remarks: ["1290×2796 is iPhone 6.9 (APP_IPHONE_67)"])
      ],
      summary: CheckSummary(files: 1, errors: 0, warnings: 0, unreadable: 0, baselined: 0))
    #expect(
      CheckFormat.text.text(report).hasPrefix(
        "shot.png\n  note     1290×2796 is iPhone 6.9 (APP_IPHONE_67)\n\n1 file"))
  }

  @Test("the text report is what a person reads: findings by file, clean files left out, a sum")
  func writesText() {
    let text = CheckFormat.text.text()
    #expect(
      text.hasPrefix(
        """
        photos/photo.jpg
          error    longSide  long side 1600 px, needs 2000 or more
          warning  sharpOn   0.61 image px per device px, needs 1 (2868×1320)

        Assets.xcassets/AppIcon.appiconset/Contents.json
          error    iconSize  line 12: AppIcon, ios-marketing

        """.dropLast()))
    #expect(text.hasSuffix("\n5 files: 4 errors, 1 warning; 1 unreadable, 2 in the baseline\n"))
    #expect(!text.contains("clean.jpg"))
    #expect(CheckFormat.text.text(Self.empty) == "0 files: no image to check\n")
  }

  @Test("names are raw in a pipe and escaped on a terminal, colour only where asked for")
  func escapesOnTerminals() {
    #expect(CheckFormat.text.text().contains("\u{1B}[31m<"))
    let terminal = CheckFormat.text.text(isTerminal: true)
    #expect(!terminal.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
    #expect(terminal.contains(#"::error::x%,:\n\u{1B}[31m<&">|`\u{202E}.png"#))
    #expect(CheckFormat.text.text(color: true).contains("\u{1B}[1mphotos/photo.jpg\u{1B}[0m"))
  }

  private static func json(_ format: CheckFormat, _ report: CheckReport = .sample) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(format.text(report).utf8))
  }
}
