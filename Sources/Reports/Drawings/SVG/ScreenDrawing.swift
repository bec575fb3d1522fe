import FitGeometry

/// The viewport to scale, with what is in it and the distances around it.
struct ScreenDrawing {
  /// Where its corner stands in the drawing, and how many units a point is.
  struct Origin {
    let x, y, scale: Double
  }

  let viewport: ViewportFacts
  let origin: Origin
  var scale: Double { origin.scale }
  /// In units of the drawing.
  let size: Size
  /// The corner's radius, in units of the drawing.
  private let radius: Double

  init(_ viewport: ViewportFacts, at origin: Origin) {
    self.viewport = viewport
    self.origin = origin
    let points = viewport.viewport.size
    size = Size(width: points.width * origin.scale, height: points.height * origin.scale)
    radius = Self.roundness(of: viewport.screen) * min(size.width, size.height)
  }

  /// How much of the shorter side a corner takes: far less on an iPad, which has no cutout.
  private static func roundness(of screen: ViewportFacts.Screen?) -> Double {
    guard let screen, screen.isRounded else { return 0 }
    return screen.cutout == .none ? 0.025 : 0.13
  }

  func draw(
    _ result: FitResult, id: String, picture: PictureSource?, facts: TextFacts, by pen: inout SVGPen
  ) {
    pen.screen(
      id: id, x: origin.x, y: origin.y, width: size.width, height: size.height, radius: radius
    ) { pen in
      pen.rect("clear", x: 0, y: 0, width: size.width, height: size.height)
      if let fit = result.fit {
        draw(result, frame: scaled(fit.frameInViewport), picture, by: &pen)
      }
      drawObstruction(by: &pen)
      if let fit = result.fit {
        drawFrame(fit, facts.numbers, by: &pen)
        drawInsets(fit, facts.numbers, by: &pen)
        drawOffCenter(fit, by: &pen)
      }
      drawCutout(by: &pen)
    }
    drawOutline(by: &pen)
    drawObstructionLengths(facts.numbers, by: &pen)
    if let fit = result.fit {
      drawLengths(fit.frameInViewport, facts.numbers, by: &pen)
    }
  }

  private func scaled(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
  }

  /// The image, or a crossed box in its place.
  private func draw(
    _ result: FitResult, frame: Rect, _ source: PictureSource?, by pen: inout SVGPen
  ) {
    pen.rect("picture", x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let start = pen.output.count
    pen.output.append("<image preserveAspectRatio=\"none\"")
    if let undone = result.image.flatMap({ OrientationUndone($0, frame: frame) }) {
      pen.output.append(" width=\"1\" height=\"1\" transform=\"matrix(")
      for (index, number) in undone.matrix.enumerated() {
        if index > 0 {
          pen.output.append(" ")
        }
        pen.number(number)
      }
      pen.output.append(")\"")
    } else {
      pen.attributes(
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height))
    }
    pen.output.append(" href=\"")
    if pen.output.append(pictureOf: result, from: source) {
      pen.output.append("\"/>\n")
      return
    }
    pen.output.truncate(to: start)
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    pen.line("cross", x1: frame.x, y1: frame.y, x2: right, y2: bottom)
    pen.line("cross", x1: frame.x, y1: bottom, x2: right, y2: frame.y)
  }

  private func drawObstruction(by pen: inout SVGPen) {
    let edges = viewport.viewport.obstruction
    let (top, left) = (edges.top * scale, edges.left * scale)
    let (bottom, right) = (edges.bottom * scale, edges.right * scale)
    let inner = size.height - top - bottom
    if top > 0 {
      pen.rect("safe", x: 0, y: 0, width: size.width, height: top)
    }
    if bottom > 0 {
      pen.rect("safe", x: 0, y: size.height - bottom, width: size.width, height: bottom)
    }
    if left > 0 {
      pen.rect("safe", x: 0, y: top, width: left, height: inner)
    }
    if right > 0 {
      pen.rect("safe", x: size.width - right, y: top, width: right, height: inner)
    }
    for bar in viewport.bars {
      let (y, height) = (bar.y * scale, bar.height * scale)
      pen.rect("bar", x: 0, y: y, width: size.width, height: height)
      if height >= 11, size.width >= 90 {
        pen.text("on-bar", bar.name, x: size.width / 2, y: y + height / 2 + 3.5, anchor: .middle)
      }
    }
  }

  private func drawFrame(_ fit: Fit, _ numbers: TextNumbers, by pen: inout SVGPen) {
    let frame = scaled(fit.frameInViewport)
    pen.rect("frame", x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let (left, right) = (max(0, frame.x), min(size.width, frame.x + frame.width))
    let (top, bottom) = (max(0, frame.y), min(size.height, frame.y + frame.height))
    let text = numbers.size(
      Size(width: fit.frameInViewport.width, height: fit.frameInViewport.height))
    let isMoved = fit.offCenter.x != 0 || fit.offCenter.y != 0
    guard right - left >= 6.8 * Double(text.count) + 8, bottom - top >= (isMoved ? 48 : 18) else {
      return
    }
    // The arrow needs the middle.
    let y = isMoved ? bottom - 9 : (top + bottom) / 2 + 4
    pen.text("size", text, x: (left + right) / 2, y: y, anchor: .middle)
  }

  /// What the recipe puts beside the image, where there is room to say it.
  private func drawInsets(_ fit: Fit, _ numbers: TextNumbers, by pen: inout SVGPen) {
    let frame = scaled(fit.frameInViewport)
    let edges = viewport.viewport.obstruction
    let clear = Rect(
      x: edges.left * scale, y: edges.top * scale,
      width: size.width - (edges.left + edges.right) * scale,
      height: size.height - (edges.top + edges.bottom) * scale)
    let inset = fit.contentInset
    let middle = (x: clear.x + clear.width / 2, y: frame.y + frame.height / 2 + 4)
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let (clearRight, clearBottom) = (clear.x + clear.width, clear.y + clear.height)
    func text(_ inset: Double, x: Double, y: Double, width: Double) {
      let number = numbers.length(inset)
      guard inset != 0, width >= 6.2 * Double(number.count) else { return }
      let text = width >= 6.2 * Double(number.count + 6) ? "inset \(number)" : number
      pen.text("inset", text, x: x, y: y, anchor: .middle)
    }
    if frame.y - clear.y >= 14 {
      text(inset.top, x: middle.x, y: (clear.y + frame.y) / 2 + 4, width: clear.width)
    }
    if clearBottom - bottom >= 14 {
      text(inset.bottom, x: middle.x, y: (bottom + clearBottom) / 2 + 4, width: clear.width)
    }
    text(inset.left, x: (clear.x + frame.x) / 2, y: middle.y, width: frame.x - clear.x)
    text(inset.right, x: (right + clearRight) / 2, y: middle.y, width: clearRight - right)
  }

  /// An arrow from where the image's middle would be to where it is.
  private func drawOffCenter(_ fit: Fit, by pen: inout SVGPen) {
    let off = fit.offCenter
    guard off.x != 0 || off.y != 0 else { return }
    let frame = scaled(fit.frameInViewport)
    let to = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let way = (x: off.x * scale, y: off.y * scale)
    let from = (x: to.x - way.x, y: to.y - way.y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let ahead = (x: way.x / length, y: way.y / length)
    let head = 7.0
    if length > head {
      pen.line(
        "arrow", x1: from.x, y1: from.y, x2: to.x - ahead.x * head, y2: to.y - ahead.y * head)
    }
    pen.circle("target", x: from.x, y: from.y, radius: 3.5)
    let back = (x: to.x - ahead.x * 9, y: to.y - ahead.y * 9)
    pen.triangle(
      "head",
      [
        to, (x: back.x - ahead.y * 5, y: back.y + ahead.x * 5),
        (x: back.x + ahead.y * 5, y: back.y - ahead.x * 5),
      ])
  }

  private func drawCutout(by pen: inout SVGPen) {
    guard let screen = viewport.screen else { return }
    let isUpright = viewport.orientation == .portrait
    let short = isUpright ? size.width : size.height
    let (across, deep, gap, radius): (Double, Double, Double, Double)
    switch screen.cutout {
    case .none: return
    case .notch: (across, deep, gap, radius) = (0.5 * short, 51 * scale, -20 * scale, 18 * scale)
    case .island:
      (across, deep, gap, radius) = (126 * scale, 37 * scale, 11 * scale, 18.5 * scale)
    }
    let start = (short - across) / 2
    if isUpright {
      pen.rect("cutout", x: start, y: gap, width: across, height: deep, radius: radius)
    } else {
      pen.rect("cutout", x: gap, y: start, width: deep, height: across, radius: radius)
    }
  }

  private func drawOutline(by pen: inout SVGPen) {
    guard viewport.screen != nil else {
      pen.rect("outline", x: origin.x, y: origin.y, width: size.width, height: size.height)
      return
    }
    pen.rect(
      "bezel", x: origin.x - 2.5, y: origin.y - 2.5, width: size.width + 5,
      height: size.height + 5, radius: radius + 2.5)
  }
}
