/// How an image breaks a rule: a finding that does not yet know its rule's name, severity and file.
package struct Violation: Sendable {
  /// What is there, such as `1600`.
  package var actual: String
  /// What should be there, such as `2000 or more`.
  package var expected: String
  /// A plain sentence without the file's name, capital, or full stop.
  package var message: String
  /// The nearest that would do, where arithmetic gives one.
  package var suggestion: String?
  package var viewport: String?
  package var drawing: Finding.Drawing?
  /// Where it is milder than the check asks for.
  package var severity: Finding.Severity?

  package init(
    actual: String, expected: String, message: String, suggestion: String? = nil,
    viewport: String? = nil, drawing: Finding.Drawing? = nil,
    severity: Finding.Severity? = nil
  ) {
    self.actual = actual
    self.expected = expected
    self.message = message
    self.suggestion = suggestion
    self.viewport = viewport
    self.drawing = drawing
    self.severity = severity
  }
}
