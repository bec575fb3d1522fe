import ImageChecks
import Reports
import SystemCalls

extension CheckReport {
  /// A run with every kind of finding and with names as odd as a file system allows.
  static let sample = CheckReport(
    files: [
      CheckedFile(file: FilePath("./photos/clean.jpg"), findings: []),
      CheckedFile(
        file: FilePath("photos/photo.jpg"),
        findings: [
          Finding(
            rule: "longSide", severity: .error, file: FilePath("photos/photo.jpg"), actual: "1600",
            expected: "2000 or more", message: "long side 1600 px, needs 2000 or more"),
          Finding(
            rule: "sharpOn", severity: .warning, file: FilePath("photos/photo.jpg"),
            actual: "0.61", expected: "1 or more", message: "0.61 image px per device px, needs 1",
            suggestion: "2868×1320", viewport: "iPhone 17 Pro Max, landscape"),
        ]),
      CheckedFile(
        file: FilePath("Assets.xcassets/AppIcon.appiconset/Contents.json"),
        findings: [
          Finding(
            rule: "iconSize", severity: .error,
            file: FilePath("Assets.xcassets/AppIcon.appiconset/Contents.json"), line: 12,
            actual: "1000×1000", expected: "1024×1024",
            message: "AppIcon, ios-marketing 1024x1024@1x: icon.png is 1000×1000, needs 1024×1024")
        ]),
      odd("::error::x%,:\n\u{1B}[31m<&\">|`\u{202E}.png", rule: "readable"),
      CheckedFile(
        file: FilePath(bytes: Array("\u{1}".utf8) + [0xFF] + Array("é.jpg".utf8)),
        findings: [
          Finding(
            rule: "alpha", severity: .error,
            file: FilePath(bytes: Array("\u{1}".utf8) + [0xFF] + Array("é.jpg".utf8)),
            message: "has an alpha channel, must have none")
        ]),
    ],
    summary: CheckSummary(files: 5, errors: 4, warnings: 1, unreadable: 1, baselined: 2))

  /// As many findings of each kind, in as many files.
  static func crowd(of count: Int) -> CheckReport {
    let files = (0..<count).flatMap { number in
      [
        odd("error\(number).png", rule: "alpha"),
        odd("warning\(number).png", rule: "aspect", severity: .warning),
      ]
    }
    return CheckReport(
      files: files,
      summary: CheckSummary(
        files: files.count, errors: count, warnings: count, unreadable: 0, baselined: 0))
  }

  private static func odd(
    _ name: String, rule: String, severity: Finding.Severity = .error
  ) -> CheckedFile {
    CheckedFile(
      file: FilePath(name),
      findings: [
        Finding(
          rule: rule, severity: severity, file: FilePath(name), message: "it is \(name) at 50%")
      ])
  }
}

extension CheckFormat {
  /// What a run in `/repo/app` of the repository `/repo` writes.
  func text(
    _ report: CheckReport = .sample, color: Bool = false, isTerminal: Bool = false
  ) -> String {
    let context = ReportContext.sample(color: color, isTerminal: isTerminal)
    return String(decoding: render(report, in: context), as: UTF8.self)
  }
}

extension ReportContext {
  static func sample(color: Bool = false, isTerminal: Bool = false) -> ReportContext {
    ReportContext(
      workingFolder: FilePath("/repo/app"), root: FilePath("/repo"), color: color,
      isTerminal: isTerminal, version: "1.2.3")
  }
}
