import Foundation
import TestSupport
import Testing

@testable import ImageChecks

struct CheckDemoTests {
  private static let demo = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/demo").standardizedFileURL.path

  @Test("the demo's report reads as it should")
  func report() throws {
    let result = try Program(in: Self.demo).run(["check", "--no-ignore"])
    #expect(result.status == 65)
    #expect(result.error.isEmpty, "\(result.errorText)")
    expectGolden(result.outputText, "demo.txt")
  }

  @Test("the demo has an offender for every rule")
  func everyRule() throws {
    let result = try Program(in: Self.demo).run(["check", "--no-ignore", "-f", "json"])
    let report = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    let broken = Set(findings.compactMap { $0["rule"] as? String })
    for rule in RuleTable.all.map({ $0.key.name }) + [CheckJudge.readable] {
      #expect(broken.contains(rule), "\(rule)")
    }
  }
}
