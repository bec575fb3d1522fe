import FitGeometry

extension FitFormat {
  static let swift = FitFormat(
    name: "swift", summary: "the UIKit lines to paste", takesOneResult: true,
    needsViewport: true
  ) { _ in SwiftReporter() }
}

/// Writes one result as Swift for UIKit, in full precision.
///
/// The lines suppose a `scrollView` and the `imageView` that it zooms; they are in the order in which
/// UIKit has to be told: the content's size before the zoom, the zoom before the insets.
struct SwiftReporter: FitReporter {
  mutating func begin(into output: inout OutputBuffer) {}
  mutating func end(into output: inout OutputBuffer) {}

  mutating func add(_ result: FitResult, to output: inout OutputBuffer) {
    guard let image = result.image, let viewport = result.viewport, let recipe = result.recipe,
      let fit = result.fit
    else { return }
    append(comment: result, image, viewport, recipe, to: &output)
    let size = viewport.viewport.size
    output.append(
      swift: "scrollView.frame", Rect(x: 0, y: 0, width: size.width, height: size.height))
    append(adjustment: recipe.recipe.adjust, to: &output)
    append(bounce: recipe.recipe.alwaysBounce, to: &output)
    // A viewer that first resizes its content view counts zooms from there.
    let base = fit.zoomBase
    let unzoomed = Size(width: image.pointSize.width * base, height: image.pointSize.height * base)
    output.append(
      swift: "imageView.frame", Rect(x: 0, y: 0, width: unzoomed.width, height: unzoomed.height))
    output.append(swift: "scrollView.contentSize", unzoomed)
    output.append(swift: "scrollView.minimumZoomScale", fit.minimumZoomScale / base)
    output.append(swift: "scrollView.maximumZoomScale", fit.maximumZoomScale / base)
    output.append(swift: "scrollView.zoomScale", fit.zoomScale / base)
    if let doubleTap = fit.doubleTapZoomScale {
      output.append("// double tap: \(number(doubleTap / base))\n")
    }
    output.append(swift: "imageView.frame", fit.contentViewFrame)
    output.append(swift: "scrollView.contentSize", fit.contentSize)
    output.append(swift: "scrollView.contentInset", fit.contentInset)
    output.append(swift: "scrollView.contentOffset", fit.contentOffset)
  }

  private func append(
    comment result: FitResult, _ image: ImageFacts, _ viewport: ViewportFacts,
    _ recipe: RecipeFacts, to output: inout OutputBuffer
  ) {
    let facts = TextFacts(numbers: TextNumbers(precision: 2), isTerminal: true)
    // A name must not end the comment: it is escaped as on a terminal.
    let name = facts.name(of: result)
    output.append("// \(name.isEmpty ? "" : name + ": ")\(facts.dimensions(of: image))\n")
    let place = facts.parts(of: viewport).joined(separator: ", ")
    output.append("// viewport \(place.escapedForTerminal)\n")
    let model = recipe.model.map { "model \($0.escapedForTerminal), " } ?? ""
    output.append(
      "// \(model)within \(recipe.recipe.within.rawValue), "
        + "centering \(recipe.recipe.centering.rawValue)\n"
        + "// lengths in points, for UIScrollView with imageView as its zooming view\n")
    if result.fit?.zoomBase != 1 {
      output.append("// zoom scales count from the image view resized to fit\n")
    }
  }

  private func append(adjustment: Recipe.Adjustment, to output: inout OutputBuffer) {
    let behavior =
      switch adjustment {
      case .never: "never"
      case .always: "always"
      case .scrollableAxes: "scrollableAxes"
      case .automatic: "automatic"
      }
    output.append("scrollView.contentInsetAdjustmentBehavior = .\(behavior)\n")
  }

  private func append(bounce: Recipe.AlwaysBounce, to output: inout OutputBuffer) {
    if bounce == .vertical || bounce == .both {
      output.append("scrollView.alwaysBounceVertical = true\n")
    }
    if bounce == .horizontal || bounce == .both {
      output.append("scrollView.alwaysBounceHorizontal = true\n")
    }
  }

  private func number(_ value: Double) -> String {
    var output = OutputBuffer()
    output.append(value)
    return output.text
  }
}

extension OutputBuffer {
  /// Appends an assignment of a number.
  fileprivate mutating func append(swift target: String, _ value: Double) {
    append("\(target) = ")
    append(value)
    append("\n")
  }

  /// Appends an assignment of a call with numbers.
  private mutating func append(
    swift target: String, _ type: String, _ arguments: KeyValuePairs<String, Double>
  ) {
    append("\(target) = \(type)(")
    for (index, argument) in arguments.enumerated() {
      append("\(index > 0 ? ", " : "")\(argument.key): ")
      append(argument.value)
    }
    append(")\n")
  }

  fileprivate mutating func append(swift target: String, _ size: Size) {
    append(swift: target, "CGSize", ["width": size.width, "height": size.height])
  }

  fileprivate mutating func append(swift target: String, _ point: Point) {
    append(swift: target, "CGPoint", ["x": point.x, "y": point.y])
  }

  fileprivate mutating func append(swift target: String, _ rect: Rect) {
    append(
      swift: target, "CGRect",
      ["x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height])
  }

  fileprivate mutating func append(swift target: String, _ insets: EdgeInsets) {
    append(
      swift: target, "UIEdgeInsets",
      ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right])
  }
}
