public import FitGeometry

/// A known photo viewer, article or stylesheet as a set of recipe values.
public struct ViewerModel: Hashable, Sendable {
  /// The name for a command line: `photo-scroller`.
  public let name: String
  public let kind: Kind
  /// What it stands for and how it zooms, in one line.
  public let summary: String
  /// What it sets; everything else keeps its default.
  public let options: RecipeOptions
  /// Image pixels per image point where the viewer ignores `@2x` and `@3x`; else nil.
  public let imageScale: Double?

  init(
    _ name: String, _ kind: Kind, _ summary: String, _ options: RecipeOptions,
    imageScale: Double? = nil
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.options = options
    self.imageScale = imageScale
  }

  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A recipe published in an article.
    case article
    /// A library or sample.
    case viewer
    /// A value of CSS's `object-fit`.
    case css
  }

  /// The model's recipe, with options given beside it in place of its values.
  public func recipe(overriddenBy given: RecipeOptions = RecipeOptions()) -> Recipe {
    given.applied(to: options.applied())
  }

  /// The model of a name, without regard to case.
  ///
  /// - Throws: ``DisplayError/unknownModel(_:nearest:)``.
  public static func named(_ name: String) throws(DisplayError) -> ViewerModel {
    guard let model = all.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownModel(name, nearest: NearestName.nearest(to: name, among: all.map(\.name)))
    }
    return model
  }
}
