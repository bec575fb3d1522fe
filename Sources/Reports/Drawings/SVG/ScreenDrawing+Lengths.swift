import FitGeometry

extension ScreenDrawing {
  /// Top and bottom of what is covered, on the left.
  func drawObstructionLengths(_ numbers: TextNumbers, by pen: inout SVGPen) {
    let edges = viewport.viewport.obstruction
    let x = origin.x - 12
    func draw(_ length: Double, from start: Double) {
      guard length > 0 else { return }
      let (top, bottom) = (origin.y + start, origin.y + start + length * scale)
      pen.line("dim", x1: x, y1: top, x2: x, y2: bottom)
      pen.line("dim", x1: x - 3, y1: top, x2: x + 3, y2: top)
      pen.line("dim", x1: x - 3, y1: bottom, x2: x + 3, y2: bottom)
      pen.text(
        "number", numbers.length(length), x: x - 6, y: (top + bottom) / 2 + 4, anchor: .end)
    }
    draw(edges.top, from: 0)
    draw(edges.bottom, from: size.height - edges.bottom * scale)
  }

  /// The image's distances and size: down the right side, and under the viewport.
  func drawLengths(_ frame: Rect, _ numbers: TextNumbers, by pen: inout SVGPen) {
    let points = viewport.viewport.size
    let x = origin.x + size.width + 14
    let y = origin.y + size.height + 14
    for span in AxisSpans(frame.y, frame.height, points.height).all {
      let (top, bottom) = clipped(span, to: size.height, from: origin.y)
      guard bottom > top else { continue }
      pen.line("dim", x1: x, y1: top, x2: x, y2: bottom)
      pen.line("dim", x1: x - 3, y1: top, x2: x + 3, y2: top)
      pen.line("dim", x1: x - 3, y1: bottom, x2: x + 3, y2: bottom)
      if bottom - top >= 11 || span.isFrame {
        pen.text("number", numbers.length(span.length), x: x + 7, y: (top + bottom) / 2 + 4)
      }
    }
    for span in AxisSpans(frame.x, frame.width, points.width).all {
      let (left, right) = clipped(span, to: size.width, from: origin.x)
      guard right > left else { continue }
      pen.line("dim", x1: left, y1: y, x2: right, y2: y)
      pen.line("dim", x1: left, y1: y - 3, x2: left, y2: y + 3)
      pen.line("dim", x1: right, y1: y - 3, x2: right, y2: y + 3)
      let number = numbers.length(span.length)
      if right - left >= 6.6 * Double(number.count) || span.isFrame {
        pen.text("number", number, x: (left + right) / 2, y: y + 15, anchor: .middle)
      }
    }
  }

  /// The part of a span that is in the viewport.
  private func clipped(
    _ span: AxisSpans.Span, to length: Double, from start: Double
  ) -> (Double, Double) {
    let first = min(max(span.start * scale, 0), length)
    let last = min(max((span.start + span.length) * scale, 0), length)
    return (start + first, start + last)
  }
}
