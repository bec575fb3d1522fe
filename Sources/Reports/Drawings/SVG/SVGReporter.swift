extension FitFormat {
  /// A drawing of one result.
  static let svg = FitFormat(
    name: "svg", summary: "one drawing, light and dark", takesOneResult: true, needsViewport: true,
    showsImages: true
  ) { options in
    SVGReporter(options)
  }
}

/// Writes a drawing as a file of its own.
struct SVGReporter: FitReporter {
  private let pictures: PictureSource?
  private let facts: TextFacts

  init(_ options: FitReportOptions) {
    pictures = options.pictures
    // A drawing is looked at: a name that turns the reading order would turn what is beside it too.
    facts = TextFacts(numbers: TextNumbers(precision: options.precision), isTerminal: true)
  }

  mutating func begin(into output: inout OutputBuffer) {}

  mutating func add(_ result: FitResult, to output: inout OutputBuffer) {
    let drawing = SVGDrawing(result, id: "zf", picture: pictures, facts: facts)
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"zf\" viewBox=\"0 0 360 ")
    output.append(drawing.height, decimals: 2)
    output.append("\" width=\"360\" height=\"")
    output.append(drawing.height, decimals: 2)
    output.append("\" role=\"img\" aria-labelledby=\"zf-title zf-desc\">\n<title id=\"zf-title\">")
    output.append(escaped: label(of: result))
    output.append("</title>\n<desc id=\"zf-desc\">")
    output.append(escaped: description(of: result))
    output.append("</desc>\n<style>\n\(SVGStyle.sheet)\n</style>\n")
    output.append("<rect class=\"zf-page\" width=\"100%\" height=\"100%\"/>\n")
    output.append(drawing.body)
    output.append("</svg>\n")
  }

  mutating func end(into output: inout OutputBuffer) {}

  /// `beach.jpg in iPhone 17 Pro`
  private func label(of result: FitResult) -> String {
    let name = facts.name(of: result)
    let image = name.isEmpty ? SVGDrawing.title(of: result, facts) : name
    return result.viewport.map { "\(image) in \(facts.title(of: $0))" } ?? image
  }

  private func description(of result: FitResult) -> String {
    let heading = SVGDrawing.heading(of: result, facts)
    let captions = SVGDrawing.captions(of: result, facts).map { caption in
      caption.label.isEmpty ? caption.text : "\n\(caption.label) \(caption.text)"
    }
    return heading.joined(separator: " · ") + captions.joined(separator: " ")
  }
}
