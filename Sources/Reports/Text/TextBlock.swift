import FitGeometry
import ImageProbe
import SystemCalls

/// One result as a block of labelled lines.
struct TextBlock {
  let facts: TextFacts
  let style: TextStyle
  /// Columns to break lines at.
  let width: Int

  private static let labelWidth = 12
  private var numbers: TextNumbers { facts.numbers }

  /// Appends the block. An error has none: what is wrong is said on standard error.
  func append(_ result: FitResult, to output: inout OutputBuffer) {
    guard result.error == nil, let image = result.image else { return }
    append(heading: result, image, to: &output)
    guard let viewport = result.viewport, let recipe = result.recipe, let fit = result.fit else {
      append(stored: image, to: &output)
      return
    }
    if let model = recipe.model {
      append("model", [model], to: &output)
    }
    append("viewport", facts.parts(of: viewport), to: &output)
    append(scales: fit, to: &output)
    append("frame", [numbers.rect(fit.frameInViewport)], to: &output)
    if recipe.recipe.centering == .frame {
      append("view frame", [numbers.rect(fit.contentViewFrame)], to: &output)
    }
    append("insets", [numbers.insets(fit.contentInset)], to: &output)
    // Insets that take off what the system adds say it already.
    if recipe.recipe.centering != .insets, fit.adjustedContentInset != fit.contentInset {
      append("adjusted", [numbers.insets(fit.adjustedContentInset)], to: &output)
    }
    append(zooms: fit, recipe.recipe, to: &output)
    if Axes(overflowOf: fit, within: recipe.recipe.within, viewport.viewport) != .none {
      let offset = fit.contentOffset
      append(
        "offset", ["x \(numbers.length(offset.x))   y \(numbers.length(offset.y))"], to: &output)
    }
    append(visible: fit, to: &output)
    let off = OffCenter(fit, recipe: recipe.recipe, viewport: viewport.viewport, numbers: numbers)
    if let off {
      append(off, to: &output)
    }
  }

  private func append(
    heading result: FitResult, _ image: ImageFacts, to output: inout OutputBuffer
  ) {
    let name = facts.name(of: result)
    let dimensions = facts.dimensions(of: image)
    if let file = result.file {
      // Not on a terminal, a name is the bytes it is.
      if facts.isTerminal {
        output.append(style(name, as: .name))
      } else {
        output.append(file.bytes)
      }
      let fits =
        DisplayWidth.columns(of: name) + 3 + DisplayWidth.columns(of: dimensions) <= width
      output.append(fits ? "   " : "\n  ")
    }
    output.append("\(dimensions)\n")
  }

  private func append(stored image: ImageFacts, to output: inout OutputBuffer) {
    guard let header = image.header else { return }
    append("stored", facts.parts(of: header), to: &output)
    if let density = header.density {
      append("density", [facts.density(density)], to: &output)
    }
    if let byteCount = header.byteCount {
      append("file", ["\(byteCount) bytes"], to: &output)
    }
  }

  private func append(scales fit: Fit, to output: inout OutputBuffer) {
    var others = ["fill \(numbers.scale(fit.fillScale))"]
    if let native = fit.nativeZoomScale {
      others.append("native \(numbers.scale(native))")
    }
    append("fit scale", lead: numbers.scale(fit.fitScale), others, to: &output)
  }

  private func append(zooms fit: Fit, _ recipe: Recipe, to output: inout OutputBuffer) {
    if fit.minimumZoomScale != fit.fitScale {
      append("min zoom", [numbers.scale(fit.minimumZoomScale)], to: &output)
    }
    if fit.zoomScale != fit.minimumZoomScale {
      append("zoom", [numbers.scale(fit.zoomScale)], to: &output)
    }
    let notes =
      (fit.isZoomable ? [] : ["not zoomable"])
      + (fit.zoomBase == 1
        ? [] : ["\(numbers.scale(fit.maximumZoomScale / fit.zoomBase)) by the view's own count"])
    append("max zoom", lead: numbers.scale(fit.maximumZoomScale), notes, to: &output)
    if case .spec = recipe.doubleTap, let doubleTap = fit.doubleTapZoomScale {
      append("double tap", [numbers.scale(doubleTap)], to: &output)
    }
    if !fit.clamped.isEmpty {
      append("clamped", [fit.clamped.keys.joined(separator: ", ")], to: &output)
    }
  }

  private func append(visible fit: Fit, to output: inout OutputBuffer) {
    if let sharpness = fit.imagePixelsPerDevicePixel {
      let value = numbers.length(sharpness)
      append(
        "sharpness",
        ["\(value) image px per device px"] + (sharpness < 1 ? ["stretched"] : []), to: &output)
    }
    if fit.visibleFraction < 1 {
      let part = fit.visibleImageRect.map { [numbers.rect($0)] } ?? []
      append("visible", lead: numbers.length(fit.visibleFraction), part, to: &output)
    }
  }

  private func append(_ off: OffCenter, to output: inout OutputBuffer) {
    let clear = numbers.way(off.inClearArea)
    let bounds = numbers.way(off.inBounds)
    var parts: [String]
    if clear == bounds {
      parts = [clear]
    } else {
      parts = clear.isEmpty ? [] : ["\(clear) in the clear area"]
      parts += bounds.isEmpty ? [] : ["\(bounds) in the viewport"]
    }
    parts += off.reason.map { [$0] } ?? []
    append("off center", parts, as: .warning, to: &output)
  }

  /// A line whose first value stands apart: the others begin in one column.
  private func append(
    _ label: String, lead: String, _ others: [String], to output: inout OutputBuffer
  ) {
    guard let first = others.first else { return append(label, [lead], to: &output) }
    let gap = String(repeating: " ", count: max(3, Self.labelWidth - lead.count))
    append(label, ["\(lead)\(gap)\(first)"] + others.dropFirst(), to: &output)
  }

  /// A label and its values, broken between values where the line would be too long.
  private func append(
    _ label: String, _ values: [String], as role: TextStyle.Role? = nil,
    to output: inout OutputBuffer
  ) {
    let indent = 2 + Self.labelWidth
    output.append("  ")
    output.append(style(label, as: .label))
    output.append(UInt8(ascii: " "), times: max(1, Self.labelWidth - label.count))
    var column = indent
    for (index, value) in values.enumerated() {
      // A value is broken only where a line of its own is too short for it.
      let isTooLong = DisplayWidth.columns(of: value) > width - indent
      let pieces = isTooLong ? value.split(separator: " ").map(String.init) : [value]
      for (number, piece) in pieces.enumerated() {
        let columns = DisplayWidth.columns(of: piece)
        let separator = number > 0 ? " " : index > 0 ? " · " : ""
        if column > indent, column + separator.count + columns > width {
          output.append("\n")
          output.append(UInt8(ascii: " "), times: indent)
          column = indent
        } else {
          output.append(separator)
          column += separator.count
        }
        output.append(role.map { style(piece, as: $0) } ?? piece)
        column += columns
      }
    }
    output.append("\n")
  }
}
