import FitGeometry

/// A labelled line under a drawing.
struct Caption {
  let label: String
  let text: String
  /// Whether it says that something is not as one would want it.
  var isAlert = false

  static let labelWidth = 11
  var width: Int { Self.labelWidth + text.count }
}

/// What every drawing says in words.
enum FitCaptions {
  static func lines(
    _ fit: Fit, recipe: Recipe, viewport: Viewport, _ numbers: TextNumbers
  ) -> [Caption] {
    var lines = [Caption(label: "fit scale", text: numbers.scale(fit.fitScale))]
    lines.append(Caption(label: "zoom", text: zoom(fit, numbers)))
    if let sharpness = fit.imagePixelsPerDevicePixel {
      let isStretched = sharpness < 1
      lines.append(
        Caption(
          label: "sharpness",
          text: "\(numbers.length(sharpness)) px per device px"
            + (isStretched ? ", stretched" : ""),
          isAlert: isStretched))
    }
    lines.append(Caption(label: "insets", text: insets(fit.contentInset, numbers)))
    if fit.adjustedContentInset != fit.contentInset {
      lines.append(Caption(label: "adjusted", text: insets(fit.adjustedContentInset, numbers)))
    }
    if fit.visibleFraction < 1 {
      lines.append(
        Caption(label: "visible", text: "\(numbers.length(fit.visibleFraction * 100)) %"))
    }
    if let off = OffCenter(fit, recipe: recipe, viewport: viewport, numbers: numbers) {
      let clear = numbers.way(off.inClearArea)
      let way = clear.isEmpty ? numbers.way(off.inBounds) : clear
      lines.append(
        Caption(
          label: "off center", text: way + (off.reason.map { ": \($0)" } ?? ""), isAlert: true))
    }
    return lines
  }

  /// The range, and where in it this is: `0.129 to 4`, `0.5 of 0.129 to 4`.
  private static func zoom(_ fit: Fit, _ numbers: TextNumbers) -> String {
    guard fit.isZoomable else { return "\(numbers.scale(fit.zoomScale)) only" }
    let range =
      "\(numbers.scale(fit.minimumZoomScale)) to \(numbers.scale(fit.maximumZoomScale))"
    return fit.zoomScale == fit.minimumZoomScale
      ? range : "\(numbers.scale(fit.zoomScale)) of \(range)"
  }

  /// In UIKit's order: top, left, bottom, right.
  private static func insets(_ insets: EdgeInsets, _ numbers: TextNumbers) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(numbers.length)
      .joined(separator: ", ")
  }
}
