/// A format of the fit: its name, what it can do, and how to make its reporter.
///
/// A new one is a file beside this one that declares it in an extension, and a line in `all`.
package struct FitFormat: Sendable {
  /// What `--format` takes.
  package let name: String
  /// One line for help.
  package let summary: String
  /// Whether it is a picture or a listing of one result, and more are refused.
  package let takesOneResult: Bool
  /// Whether it shows the geometry only, so that there must be a viewport.
  package let needsViewport: Bool
  /// Whether `--print` and `--template` choose what it holds.
  package let takesFields: Bool
  /// Whether it shows the images themselves, by links or, with `--embed`, by their bytes.
  package let showsImages: Bool
  /// Makes the reporter for one run.
  package let makeReporter: @Sendable (FitReportOptions) -> any FitReporter

  init(
    name: String, summary: String, takesOneResult: Bool = false, needsViewport: Bool = false,
    takesFields: Bool = false, showsImages: Bool = false,
    makeReporter: @escaping @Sendable (FitReportOptions) -> any FitReporter
  ) {
    self.name = name
    self.summary = summary
    self.takesOneResult = takesOneResult
    self.needsViewport = needsViewport
    self.takesFields = takesFields
    self.showsImages = showsImages
    self.makeReporter = makeReporter
  }

  /// All formats, the default first.
  package static let all: [FitFormat] = [
    .text, .json, .ndjson, .csv, .swift, .diagram, .svg, .html,
  ]

  /// The format of that name.
  package init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}
