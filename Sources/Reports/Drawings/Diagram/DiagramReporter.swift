import FitGeometry
import ImageProbe
import SystemCalls

extension FitFormat {
  /// The viewport in box characters, one after the other.
  static let diagram = FitFormat(
    name: "diagram", summary: "the viewport drawn in the terminal, to scale", needsViewport: true
  ) { options in
    DiagramReporter(options)
  }
}

/// Draws results with a terminal's characters.
struct DiagramReporter: FitReporter {
  private let options: FitReportOptions
  private let facts: TextFacts
  private let style: TextStyle
  private let glyphs: DiagramGlyphs
  private var hasDrawings = false

  init(_ options: FitReportOptions) {
    self.options = options
    facts = TextFacts(
      numbers: TextNumbers(precision: options.precision), isTerminal: options.isTerminal)
    style = TextStyle(color: options.color)
    glyphs = options.isASCII ? .ascii : .boxes
  }

  mutating func begin(into output: inout OutputBuffer) {}

  mutating func add(_ result: FitResult, to output: inout OutputBuffer) {
    if hasDrawings {
      output.append("\n")
    }
    hasDrawings = true
    appendHeading(of: result, to: &output)
    guard let viewport = result.viewport, let recipe = result.recipe, let fit = result.fit else {
      return
    }
    let captions = captions(viewport, recipe.recipe, fit)
    // The name before, and after it all the prompt.
    let heading = headingLines(of: result).count + 2
    let rail = Diagram.railWidth(fit, viewport, facts.numbers)
    let size = DiagramSize(
      viewport: viewport.viewport.size, width: options.width, height: options.height - heading,
      rail: rail, captions: captions)
    let diagram = Diagram(
      viewport, recipe.recipe, fit, size: size, numbers: facts.numbers, glyphs: glyphs)
    append(diagram.canvas, captions, beside: size.hasCaptionsBeside, to: &output)
  }

  mutating func end(into output: inout OutputBuffer) {}

  /// The file's name on a line of its own, then what the image and the viewport are.
  private func appendHeading(of result: FitResult, to output: inout OutputBuffer) {
    if let file = result.file {
      if facts.isTerminal {
        output.append(style(facts.name(of: result), as: .name))
      } else {
        output.append(file.bytes)
      }
      output.append("\n")
    }
    for line in headingLines(of: result) {
      output.append(line)
      output.append("\n")
    }
    if let error = result.error {
      let message = facts.isTerminal ? error.message.escapedForTerminal : error.message
      output.append(style(message, as: .error))
      output.append("\n")
    }
  }

  private func headingLines(of result: FitResult) -> [String] {
    var parts = result.image.map { [facts.dimensions(of: $0)] } ?? []
    parts += result.viewport.map { facts.parts(of: $0) } ?? []
    parts += result.recipe?.model.map { ["model \($0)"] } ?? []
    return parts.map(glyphs.text)
      .wrapped(separator: glyphs.text(" · "), to: options.width)
  }

  private func captions(_ viewport: ViewportFacts, _ recipe: Recipe, _ fit: Fit) -> [Caption] {
    let numbers = facts.numbers
    let captions = FitCaptions.lines(fit, recipe: recipe, viewport: viewport.viewport, numbers)
    let room = max(12, min(options.width, 46) - Caption.labelWidth)
    return captions.flatMap { $0.lines(to: room) }.map { caption in
      Caption(label: caption.label, text: glyphs.text(caption.text), isAlert: caption.isAlert)
    }
  }

  private func append(
    _ canvas: CellCanvas, _ captions: [Caption], beside: Bool, to output: inout OutputBuffer
  ) {
    let first = max(0, (canvas.rows - captions.count) / 2)
    for row in 0..<canvas.rows {
      output.append(canvas.line(row, color: options.color))
      if beside, captions.indices.contains(row - first) {
        output.append(UInt8(ascii: " "), times: canvas.columns - canvas.length(of: row) + 2)
        append(captions[row - first], to: &output)
      }
      output.append("\n")
    }
    guard !beside else { return }
    for caption in captions {
      append(caption, to: &output)
      output.append("\n")
    }
  }

  private func append(_ caption: Caption, to output: inout OutputBuffer) {
    output.append(style(caption.label, as: .label))
    output.append(UInt8(ascii: " "), times: Caption.labelWidth - caption.label.count)
    output.append(caption.isAlert ? style(caption.text, as: .warning) : caption.text)
  }
}
