/// Writes the few SVG shapes that drawings are made of, a line each. Every class begins with `zf-`.
struct SVGPen {
  var output = OutputBuffer()

  enum Anchor: String {
    case start, middle, end
  }

  mutating func rect(
    _ style: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0
  ) {
    output.append("<rect class=\"zf-\(style)\"")
    attributes(("x", x), ("y", y), ("width", max(0, width)), ("height", max(0, height)))
    if radius > 0 {
      attributes(("rx", radius))
    }
    output.append("/>\n")
  }

  mutating func line(_ style: String, x1: Double, y1: Double, x2: Double, y2: Double) {
    output.append("<line class=\"zf-\(style)\"")
    attributes(("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2))
    output.append("/>\n")
  }

  mutating func circle(_ style: String, x: Double, y: Double, radius: Double) {
    output.append("<circle class=\"zf-\(style)\"")
    attributes(("cx", x), ("cy", y), ("r", radius))
    output.append("/>\n")
  }

  mutating func triangle(_ style: String, _ points: [(x: Double, y: Double)]) {
    output.append("<path class=\"zf-\(style)\" d=\"")
    for (index, point) in points.enumerated() {
      output.append(index == 0 ? "M" : "L")
      number(point.x)
      output.append(" ")
      number(point.y)
    }
    output.append("Z\"/>\n")
  }

  mutating func text(
    _ style: String, _ text: String, x: Double, y: Double, anchor: Anchor = .start
  ) {
    output.append("<text class=\"zf-\(style)\"")
    attributes(("x", x), ("y", y))
    if anchor != .start {
      output.append(" text-anchor=\"\(anchor.rawValue)\"")
    }
    output.append(">")
    output.append(escaped: text)
    output.append("</text>\n")
  }

  /// A group, moved, and cut to a rectangle of the size given.
  mutating func screen(
    id: String, x: Double, y: Double, width: Double, height: Double, radius: Double,
    content: (inout SVGPen) -> Void
  ) {
    output.append("<clipPath id=\"\(id)\"><rect")
    attributes(("width", width), ("height", height))
    if radius > 0 {
      attributes(("rx", radius))
    }
    output.append("/></clipPath>\n<g transform=\"translate(")
    number(x)
    output.append(" ")
    number(y)
    output.append(")\" clip-path=\"url(#\(id))\">\n")
    content(&self)
    output.append("</g>\n")
  }

  mutating func attributes(_ attributes: (String, Double)...) {
    for (name, value) in attributes {
      output.append(" \(name)=\"")
      number(value)
      output.append("\"")
    }
  }

  /// A hundredth of a unit is less than anyone sees.
  mutating func number(_ value: Double) {
    output.append(value, decimals: 2)
  }
}
