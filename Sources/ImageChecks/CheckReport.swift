package import SystemCalls

/// What a whole check run found: every file in the order in which it was met, with its findings.
package struct CheckReport: Sendable {
  /// Files that were checked, clean ones too: a report that names none looks like a run of none.
  package var files: [CheckedFile]
  package var summary: CheckSummary

  package init(files: [CheckedFile], summary: CheckSummary) {
    self.files = files
    self.summary = summary
  }

  /// All findings, in the order of the files.
  package var findings: some Sequence<Finding> { files.lazy.flatMap(\.findings) }
}

/// A file that was checked, and what is wrong with it.
package struct CheckedFile: Sendable {
  /// The name as given.
  package var file: FilePath
  /// Empty for a file that is as it should be; all of them point at `file`.
  package var findings: [Finding]
  /// What else there is to say of it, one plain sentence each.
  package var remarks: [String]

  package init(file: FilePath, findings: [Finding], remarks: [String] = []) {
    self.file = file
    self.findings = findings
    self.remarks = remarks
  }
}
