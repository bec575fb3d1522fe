/// What a recipe says of one axis.
struct AxisRule {
  /// Where the system adds the obstruction to the insets.
  enum Adjustment {
    /// `whereLonger`: where the content is longer than the viewport.
    case never, whereLonger, always
  }

  let centering: Recipe.Centering
  let adjustment: Adjustment
  let isVertical: Bool

  init(_ recipe: Recipe, isVertical: Bool) {
    centering = recipe.centering
    self.isVertical = isVertical
    let isBouncing =
      switch recipe.alwaysBounce {
      case .both: true
      case .none: false
      case .vertical: isVertical
      case .horizontal: !isVertical
      }
    adjustment =
      switch recipe.adjust {
      case .never: .never
      case .always: .always
      case .scrollableAxes: isBouncing ? .always : .whereLonger
      // UIKit adjusts the vertical axis in any case for a controller in a navigation or tab
      // controller.
      case .automatic: isVertical || isBouncing ? .always : .whereLonger
      }
  }
}
