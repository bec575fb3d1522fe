import FitGeometry
import ImageProbe

/// One result as a drawing: the device or viewport, what covers it, the image, its distances, and what
/// there is to say.
///
/// The page's script draws the same, line by line (`FitPage+Drawing.swift`): who changes one changes
/// both, and the browser test compares what they write.
struct SVGDrawing {
  /// The drawing's size in its own units; at 300 pixels wide its smallest text has 8.
  static let width = 360.0
  let height: Double
  /// The shapes, without the `svg` element around them.
  let body: OutputBuffer

  private static let margin = 14.0
  /// Columns of a name: so many fit between the margins in the widest of the fonts.
  private static let titleWidth = 32
  /// What the viewport may take.
  private static let room = Size(width: 244, height: 350)
  private static let left = 52.0
  private static let bezel = 5.0

  /// - Parameters:
  ///   - result: What to draw.
  ///   - id: A name that no other drawing of the page has.
  ///   - picture: Where the image comes from; a crossed box stands for it where it is nil.
  init(_ result: FitResult, id: String, picture: PictureSource?, facts: TextFacts) {
    var pen = SVGPen()
    var y = 26.0
    pen.text("title", Self.title(of: result, facts), x: Self.margin, y: y)
    for line in Self.heading(of: result, facts) {
      y += 16
      pen.text("soft", line, x: Self.margin, y: y)
    }
    y += 18 + Self.bezel
    if let viewport = result.viewport {
      let screen = ScreenDrawing(viewport, at: Self.origin(of: viewport.viewport.size, top: y))
      screen.draw(result, id: id, picture: picture, facts: facts, by: &pen)
      y += screen.size.height + Self.bezel + 30
    }
    for caption in Self.captions(of: result, facts) {
      y += 17
      pen.text("soft", caption.label, x: Self.margin, y: y)
      pen.text(caption.isAlert ? "alert" : "value", caption.text, x: 92, y: y)
    }
    height = y + 16
    body = pen.output
  }

  /// Where the viewport's corner stands, and how many units a point is.
  private static func origin(of size: Size, top: Double) -> ScreenDrawing.Origin {
    let scale = min(room.width / size.width, room.height / size.height)
    return ScreenDrawing.Origin(
      x: left + (room.width - size.width * scale) / 2, y: top, scale: scale)
  }

  static func title(of result: FitResult, _ facts: TextFacts) -> String {
    let name = facts.name(of: result)
    if !name.isEmpty { return DisplayWidth.shorten(name, to: titleWidth) }
    return result.image.map { facts.dimensions(of: $0) } ?? ""
  }

  static func heading(of result: FitResult, _ facts: TextFacts) -> [String] {
    (headingOfImage(result, facts) + (result.viewport.map { facts.parts(of: $0) } ?? [])
      + (result.recipe?.model.map { ["model \($0)"] } ?? []))
      .wrapped(separator: " · ", to: 52)
  }

  static func headingOfImage(_ result: FitResult, _ facts: TextFacts) -> [String] {
    guard result.file != nil, let image = result.image else { return [] }
    return [facts.dimensions(of: image)]
  }

  static func captions(of result: FitResult, _ facts: TextFacts) -> [Caption] {
    if let error = result.error {
      return Caption(label: "error", text: error.message.escapedForTerminal, isAlert: true)
        .lines(to: 36)
    }
    guard let fit = result.fit, let recipe = result.recipe, let viewport = result.viewport else {
      return []
    }
    return FitCaptions.lines(
      fit, recipe: recipe.recipe, viewport: viewport.viewport, facts.numbers
    ).flatMap { $0.lines(to: 36) }
  }
}

extension Caption {
  /// The same in lines of at most so many characters, where words allow it.
  func lines(to width: Int) -> [Caption] {
    text.split(separator: " ").map(String.init).wrapped(separator: " ", to: width)
      .enumerated().map { Caption(label: $0 == 0 ? label : "", text: $1, isAlert: isAlert) }
  }
}

extension [String] {
  /// Joins parts into lines no longer than `width`, where no part is.
  func wrapped(separator: String, to width: Int) -> [String] {
    var lines: [String] = []
    for part in self {
      if let last = lines.last, last.count + separator.count + part.count <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
