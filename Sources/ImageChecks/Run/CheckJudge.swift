package import ImageProbe
package import SystemCalls

/// Judges what a check run looks at.
package struct CheckJudge: Sendable {
  private let checks: [Check]

  package init(_ checks: [Check]) {
    self.checks = checks
  }

  /// What one task came to.
  package struct Outcome: Sendable {
    /// The files that were looked at, in order, clean ones too.
    package var files: [CheckedFile] = []
    /// Images that were looked at.
    package var imageCount = 0
    /// What could not be read as an image, and whether it was a matter of access (exit status 66)
    /// and not of content (65).
    package var unreadable: [(file: FilePath, message: String, isAboutAccess: Bool)] = []
  }

  /// The rule that always holds: what was named could be read as an image.
  package static let readable = "readable"

  package func run(_ task: CheckTask, with probe: inout ImageProbe) -> Outcome {
    var outcome = Outcome()
    switch task {
    case .image(let file, let selection, let isKnownRegular):
      outcome.imageCount = 1
      do throws(ProbeError) {
        let header = try probe.read(file, isKnownRegular: isKnownRegular)
        outcome.files = [judge(header, file, selection)]
      } catch {
        outcome.refuse(file, error.message, isAboutAccess: error.kind.isAboutAccess)
      }
    case .standardInput(let selection):
      let file = FilePath("-")
      outcome.imageCount = 1
      do throws(ProbeError) {
        let header = try probe.read(descriptor: Descriptor.standardInput.number)
        outcome.files = [judge(header, file, selection)]
      } catch {
        outcome.refuse(file, error.message, isAboutAccess: error.kind.isAboutAccess)
      }
    case .catalogImage(let file, let selection):
      guard let header = try? probe.read(file, isKnownRegular: true) else { break }
      outcome.files = [judge(header, file, selection)]
    case .set(let set, let selection):
      check(set, selection, with: &probe, into: &outcome)
    case .unreadable(let file, let message):
      outcome.refuse(file, message, isAboutAccess: true)
    }
    return outcome
  }

  private func judge(
    _ header: ImageHeader, _ file: FilePath, _ selection: [Int]
  ) -> CheckedFile {
    var checked = CheckedFile(file: file, findings: [])
    for index in selection {
      let check = checks[index]
      let image = CheckedImage(
        file: file, header: header, appliesOrientation: check.appliesOrientation)
      for rule in check.rules {
        for violation in rule.violations(of: image) {
          let finding = Finding(
            violation, rule: type(of: rule).key.name, severity: check.severity, file: file)
          // Two checks that ask for the same are one finding.
          if !checked.findings.contains(where: { $0.isSame(as: finding) }) {
            checked.findings.append(finding)
          }
        }
        for remark in rule.remarks(on: image) where !checked.remarks.contains(remark) {
          checked.remarks.append(remark)
        }
      }
    }
    return checked
  }

  private func check(
    _ set: CatalogSet, _ selection: [Int], with probe: inout ImageProbe, into outcome: inout Outcome
  ) {
    let asked = selection.map { checks[$0] }
    let catalogCheck = CatalogCheck(
      appliesOrientation: asked.contains(where: \.appliesOrientation),
      wantsWholePoints: asked.contains(where: \.wantsWholePoints))
    let report = catalogCheck.check(set, with: &probe)
    outcome.imageCount += report.imageCount
    outcome.files += report.files
    guard asked.allSatisfy({ $0.severity == .warning }) else { return }
    for file in outcome.files.indices {
      for finding in outcome.files[file].findings.indices {
        outcome.files[file].findings[finding].severity = .warning
      }
    }
  }
}

extension CheckJudge.Outcome {
  fileprivate mutating func refuse(_ file: FilePath, _ message: String, isAboutAccess: Bool) {
    unreadable.append((file, message, isAboutAccess))
    let finding = Finding(
      rule: CheckJudge.readable, severity: .error, file: file, actual: nil,
      expected: "a PNG or JPEG that can be read", message: message)
    files.append(CheckedFile(file: file, findings: [finding]))
  }
}

extension Finding {
  fileprivate init(
    _ violation: Violation, rule: String, severity: Severity, file: FilePath
  ) {
    self.init(
      rule: rule, severity: violation.severity == .warning ? .warning : severity, file: file,
      actual: violation.actual, expected: violation.expected, message: violation.message,
      suggestion: violation.suggestion, viewport: violation.viewport, drawing: violation.drawing)
  }

  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && severity == other.severity && message == other.message
  }
}
