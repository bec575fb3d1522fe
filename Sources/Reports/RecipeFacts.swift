package import FitGeometry

/// What a result says of the recipe.
package struct RecipeFacts: Sendable {
  /// The model's name; nil where none was given.
  package var model: String?
  package var recipe: Recipe

  package init(model: String? = nil, recipe: Recipe) {
    self.model = model
    self.recipe = recipe
  }
}
