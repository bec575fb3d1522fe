import FitGeometry

/// Numbers rounded for the eye.
struct TextNumbers: Sendable {
  /// Digits after the point of lengths and ratios; scales have two more significant ones.
  let precision: Int

  /// A length or a ratio.
  func length(_ value: Double) -> String {
    var output = OutputBuffer()
    output.append(value, decimals: precision)
    return output.text
  }

  func scale(_ value: Double) -> String {
    var output = OutputBuffer()
    output.append(value, significant: precision + 2)
    return output.text
  }

  func size(_ size: Size) -> String {
    "\(length(size.width)) × \(length(size.height))"
  }

  /// A size for a column: `390×844`.
  func narrow(_ size: Size) -> String {
    "\(length(size.width))×\(length(size.height))"
  }

  func rect(_ rect: Rect) -> String {
    "x \(length(rect.x))   y \(length(rect.y))   "
      + size(Size(width: rect.width, height: rect.height))
  }

  func insets(_ insets: EdgeInsets) -> String {
    "top \(length(insets.top))   left \(length(insets.left))   "
      + "bottom \(length(insets.bottom))   right \(length(insets.right))"
  }

  /// The edges that are not 0: `top 91, bottom 34`.
  func edges(_ insets: EdgeInsets) -> String {
    // Not joined from parts: the library's joining makes the runtime look through all conformances.
    var edges = ""
    func add(_ name: String, _ inset: Double) {
      guard inset != 0 else { return }
      edges += "\(edges.isEmpty ? "" : ", ")\(name) \(length(inset))"
    }
    add("top", insets.top)
    add("left", insets.left)
    add("bottom", insets.bottom)
    add("right", insets.right)
    return edges
  }

  /// A way from a centre: `32 down`, `5 left and 2 up`.
  func way(_ way: Point) -> String {
    var parts: [String] = []
    if way.x != 0 {
      parts.append("\(length(way.x.magnitude)) \(way.x < 0 ? "left" : "right")")
    }
    if way.y != 0 {
      parts.append("\(length(way.y.magnitude)) \(way.y < 0 ? "up" : "down")")
    }
    return parts.joined(separator: " and ")
  }
}
