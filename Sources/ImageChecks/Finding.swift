package import FitGeometry
package import SystemCalls

/// One thing that is not as it should be.
package struct Finding: Sendable {
  /// The rule's name as in the configuration (`longSide`), or of a catalog finding (`iconSize`).
  package var rule: String
  package var severity: Severity
  /// The file it points at, as given.
  package var file: FilePath
  /// The line it points at, from 1; nil where the file has no lines.
  package var line: Int?
  /// What is there, such as `1600`; nil where there is nothing to say.
  package var actual: String?
  /// What should be there, such as `2000 or more`.
  package var expected: String?
  /// A plain sentence without the file's name, capital, or full stop: `long side 1600 px, needs 2000 or more`.
  package var message: String
  /// The nearest that would do, where arithmetic gives one: `1920×1080 or 1778×1000`.
  package var suggestion: String?
  /// The name of the viewport it is about (`iPhone 17 Pro, landscape`); nil for all other rules.
  package var viewport: String?
  /// What to draw beside it; nil where it has no geometry.
  package var drawing: Drawing?

  package init(
    rule: String, severity: Severity, file: FilePath, line: Int? = nil, actual: String? = nil,
    expected: String? = nil, message: String, suggestion: String? = nil, viewport: String? = nil,
    drawing: Drawing? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.line = line
    self.actual = actual
    self.expected = expected
    self.message = message
    self.suggestion = suggestion
    self.viewport = viewport
    self.drawing = drawing
  }

  package enum Severity: String, CaseIterable, Hashable, Sendable {
    case error, warning
  }

  /// The image in the viewport in which a rule was broken.
  package struct Drawing: Sendable {
    /// Display pixels.
    package var pixelSize: Size
    package var viewport: Viewport
    package var recipe: Recipe
    package var fit: Fit

    package init(pixelSize: Size, viewport: Viewport, recipe: Recipe, fit: Fit) {
      self.pixelSize = pixelSize
      self.viewport = viewport
      self.recipe = recipe
      self.fit = fit
    }
  }
}

extension Finding {
  /// The message with what would do, where that is known: `1920×1000 is 1.92:1, needs 16:9 (1920×1080)`.
  package var sentence: String {
    guard let suggestion, !message.hasSuffix("(\(suggestion))") else { return message }
    return "\(message) (\(suggestion))"
  }

  /// Whether the file could not be read as an image at all.
  package var isUnreadable: Bool { rule == "readable" }
}
