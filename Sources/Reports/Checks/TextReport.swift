import ImageChecks
import SystemCalls

/// For a person: findings under the name of their file, and a line that sums up.
struct TextReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    let ruleWidth = report.findings.map(\.rule.count).max() ?? 0
    var text = TextReport(context: context, ruleWidth: ruleWidth)
    for checked in report.files
    where !checked.findings.isEmpty || !checked.remarks.isEmpty {
      text.style("1") { $0.append(name: checked.file, escaped: context.isTerminal) }
      text.output.append("\n")
      for finding in checked.findings {
        text.append(finding)
      }
      for remark in checked.remarks {
        text.append(remark)
      }
      text.output.append("\n")
    }
    text.output.append(report.summary.sentence)
    text.output.append("\n")
    return text.output
  }

  private let context: ReportContext
  private let ruleWidth: Int
  private var output = OutputBuffer()

  private init(context: ReportContext, ruleWidth: Int) {
    self.context = context
    self.ruleWidth = ruleWidth
  }

  private mutating func append(_ finding: Finding) {
    let severity = finding.severity.rawValue
    output.append("  ")
    style(finding.severity == .error ? "31" : "33") { $0.append(severity) }
    output.append(UInt8(ascii: " "), times: 9 - severity.count)
    output.append(finding.rule)
    output.append(UInt8(ascii: " "), times: ruleWidth - finding.rule.count + 2)
    if let line = finding.line {
      output.append("line \(line): ")
    }
    output.append(context.isTerminal ? finding.sentence.escapedForTerminal : finding.sentence)
    output.append("\n")
  }

  private mutating func append(_ remark: String) {
    output.append("  note     ")
    output.append(context.isTerminal ? remark.escapedForTerminal : remark)
    output.append("\n")
  }

  private mutating func style(_ code: String, _ content: (inout OutputBuffer) -> Void) {
    if context.color {
      output.append("\u{1B}[\(code)m")
    }
    content(&output)
    if context.color {
      output.append("\u{1B}[0m")
    }
  }
}
