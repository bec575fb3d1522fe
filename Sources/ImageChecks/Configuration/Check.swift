/// A set of rules, and the files that they are for.
package struct Check: Sendable {
  /// As the configuration calls it; nil where it has no name, and for rules of the command line.
  package var name: String?
  /// The files, from the configuration's folder; empty for rules of the command line, which are for
  /// whatever is named there.
  package var files: [FilePattern]
  /// Whether a pattern may match nothing.
  package var isOptional: Bool
  package var severity: Finding.Severity
  package var appliesOrientation: Bool
  package var rules: [any Rule]
  /// Whether catalog sizes that are no multiple of their scale are a warning.
  package var wantsWholePoints: Bool
  /// What was given, as it was written.
  package var values: CheckValues
  /// What rests on metrics of low confidence, one plain sentence each.
  package var warnings: [String]

  /// One of the patterns of a check.
  package struct FilePattern: Sendable {
    package var pattern: PathPattern
    /// Where it stands in the configuration.
    package var position: JSONPosition

    package init(pattern: PathPattern, position: JSONPosition) {
      self.pattern = pattern
      self.position = position
    }
  }

  /// A check by its rules and settings.
  package init(
    name: String? = nil, files: [FilePattern] = [], isOptional: Bool = false, values: CheckValues
  ) throws(ValueError) {
    self.name = name
    self.files = files
    self.isOptional = isOptional
    self.values = values
    try CheckSettings.validate(values)
    severity = try values.word(CheckSettings.severity, Finding.Severity.self) ?? .error
    appliesOrientation = try CheckSettings.appliesOrientation(values)
    wantsWholePoints = values.has(CheckSettings.wholePoints)
    rules = try RuleTable.rules(from: values)
    warnings = try CheckViewports(values).warnings
  }

  /// A check without rules: what it is for only has to be readable.
  package init(appliesOrientation: Bool) {
    files = []
    isOptional = false
    severity = .error
    self.appliesOrientation = appliesOrientation
    rules = []
    wantsWholePoints = false
    values = CheckValues()
    warnings = []
  }
}
