import FitGeometry

/// A viewport drawn in cells: bars and safe area shaded, the image's frame, its distances in numbers.
struct Diagram {
  private(set) var canvas: CellCanvas

  private let viewport: ViewportFacts
  private let fit: Fit
  private let size: DiagramSize
  private let numbers: TextNumbers
  private let glyphs: DiagramGlyphs

  /// - Parameter size: The cells of the viewport, inside its outline.
  init(
    _ viewport: ViewportFacts, _ recipe: Recipe, _ fit: Fit, size: DiagramSize,
    numbers: TextNumbers, glyphs: DiagramGlyphs
  ) {
    self.viewport = viewport
    self.fit = fit
    self.size = size
    self.numbers = numbers
    self.glyphs = glyphs
    canvas = CellCanvas(columns: size.columns + 2 + size.rail, rows: size.rows + 3)
    drawImage()
    drawObstruction()
    drawInsets()
    drawCenters()
    canvas.stroke(
      columns: 0..<size.columns + 2, rows: 0..<size.rows + 2, with: glyphs.viewport, .outline)
    drawRail()
    drawFloor()
  }

  /// Columns for the numbers on the right of a drawing.
  static func railWidth(_ fit: Fit, _ viewport: ViewportFacts, _ numbers: TextNumbers) -> Int {
    let spans = AxisSpans(
      fit.frameInViewport.y, fit.frameInViewport.height, viewport.viewport.size.height)
    return 3 + (spans.all.map { numbers.length($0.length).count }.max() ?? 0)
  }

  // Cells are counted inside the outline, which takes the first row and column.

  private func column(_ x: Double) -> Int {
    1 + Self.cell(x, of: viewport.viewport.size.width, size.columns)
  }

  private func row(_ y: Double) -> Int {
    1 + Self.cell(y, of: viewport.viewport.size.height, size.rows)
  }

  /// The nearest boundary between cells; far outside, one that is well outside.
  private static func cell(_ position: Double, of length: Double, _ count: Int) -> Int {
    let cells = (position / length * Double(count)).rounded()
    return Int(min(max(cells, -9999), 9999))
  }

  private var frame: (columns: Range<Int>, rows: Range<Int>) {
    let frame = fit.frameInViewport
    let (left, top) = (column(frame.x), row(frame.y))
    return (
      left..<max(left + 1, column(frame.x + frame.width)),
      top..<max(top + 1, row(frame.y + frame.height))
    )
  }

  private var inside: (columns: Range<Int>, rows: Range<Int>) {
    (1..<size.columns + 1, 1..<size.rows + 1)
  }

  private mutating func drawImage() {
    canvas.stroke(columns: frame.columns, rows: frame.rows, with: glyphs.image, .image)
    let image = numbers.size(
      Size(width: fit.frameInViewport.width, height: fit.frameInViewport.height))
    var columns = frame.columns.clamped(to: inside.columns).inner
    if fit.offCenter.y != 0, columns.count > 2 {
      // The arrow needs the middle.
      columns = columns.lowerBound..<columns.lowerBound + columns.count / 2
    }
    canvas.label(
      glyphs.text(image), columns: columns,
      rows: frame.rows.clamped(to: inside.rows), .image)
  }

  private mutating func drawObstruction() {
    let edges = viewport.viewport.obstruction
    let bounds = viewport.viewport.size
    let top = edges.top > 0 ? max(2, row(edges.top)) : 1
    let bottom =
      edges.bottom > 0 ? min(size.rows, row(bounds.height - edges.bottom)) : size.rows + 1
    let left = edges.left > 0 ? max(2, column(edges.left)) : 1
    let right =
      edges.right > 0 ? min(size.columns, column(bounds.width - edges.right)) : size.columns + 1
    shade(rows: 1..<max(1, top))
    shade(rows: min(bottom, size.rows + 1)..<size.rows + 1)
    shade(columns: 1..<max(1, left))
    shade(columns: min(right, size.columns + 1)..<size.columns + 1)
    for bar in viewport.bars {
      let rows = row(bar.y)..<max(row(bar.y), row(bar.y + bar.height))
      canvas.fill(
        columns: inside.columns, rows: rows, with: glyphs.bar, .bar, sparing: .image)
      canvas.label(
        "\(bar.name) \(numbers.length(bar.height))", columns: inside.columns, rows: rows, .bar)
    }
    // What no bar covers is the safe area's.
    let upper = viewport.bars.filter { $0.y < bounds.height / 2 }.map(\.y).min()
    let lower = viewport.bars.filter { $0.y >= bounds.height / 2 }.map { $0.y + $0.height }.max()
    let outerTop = upper ?? edges.top
    let outerBottom = lower.map { bounds.height - $0 } ?? edges.bottom
    label(
      "safe area \(numbers.length(outerTop))",
      rows: 1..<max(1, min(top, row(outerTop))), outerTop)
    label(
      "safe area \(numbers.length(outerBottom))",
      rows: min(max(bottom, row(bounds.height - outerBottom)), size.rows + 1)..<size.rows + 1,
      outerBottom)
  }

  private mutating func shade(columns: Range<Int>? = nil, rows: Range<Int>? = nil) {
    canvas.fill(
      columns: columns ?? inside.columns, rows: rows ?? inside.rows, with: glyphs.safeArea,
      .safeArea, sparing: .image)
  }

  private mutating func label(_ text: String, rows: Range<Int>, _ length: Double) {
    guard length > 0 else { return }
    canvas.label(text, columns: inside.columns, rows: rows, .safeArea)
  }

  /// What the recipe puts beside the image on each edge, where it has room to be said.
  private mutating func drawInsets() {
    let edges = viewport.viewport.obstruction
    let bounds = viewport.viewport.size
    let (clearTop, clearBottom) = (row(edges.top), row(bounds.height - edges.bottom))
    let (clearLeft, clearRight) = (column(edges.left), column(bounds.width - edges.right))
    let inset = fit.contentInset
    let frame = frame
    if clearTop < frame.rows.lowerBound {
      draw(inset.top, columns: inside.columns, rows: clearTop..<frame.rows.lowerBound)
    }
    if frame.rows.upperBound < clearBottom {
      draw(inset.bottom, columns: inside.columns, rows: frame.rows.upperBound..<clearBottom)
    }
    if clearLeft < frame.columns.lowerBound {
      draw(inset.left, columns: clearLeft..<frame.columns.lowerBound, rows: frame.rows)
    }
    if frame.columns.upperBound < clearRight {
      draw(inset.right, columns: frame.columns.upperBound..<clearRight, rows: frame.rows)
    }
  }

  private mutating func draw(_ inset: Double, columns: Range<Int>, rows: Range<Int>) {
    guard inset != 0 else { return }
    let number = numbers.length(inset)
    let text = "inset \(number)"
    canvas.label(text.count <= columns.count ? text : number, columns: columns, rows: rows, .plain)
  }

  /// An arrow from where the image's centre should be to where it is.
  private mutating func drawCenters() {
    let off = fit.offCenter
    guard off.x != 0 || off.y != 0 else { return }
    let rect = fit.frameInViewport
    let middle = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    // The cell that holds a point, not the boundary nearest to it.
    let half = Point(
      x: viewport.viewport.size.width / Double(size.columns) / 2,
      y: viewport.viewport.size.height / Double(size.rows) / 2)
    let to = (column(middle.x - half.x), row(middle.y - half.y))
    let from = (column(middle.x - off.x - half.x), row(middle.y - off.y - half.y))
    if from.0 == to.0 {
      for row in min(from.1, to.1)..<max(from.1, to.1) {
        canvas.paint(glyphs.line, column: from.0, row: row, .alert)
      }
    } else if from.1 == to.1 {
      for column in min(from.0, to.0)..<max(from.0, to.0) {
        canvas.paint(glyphs.viewport.horizontal, column: column, row: from.1, .alert)
      }
    }
    canvas.paint(glyphs.clearCenter, column: from.0, row: from.1, .alert)
    guard from != to else { return }
    let isVertical = off.y.magnitude >= off.x.magnitude
    let arrow =
      from.0 != to.0 && from.1 != to.1
      ? glyphs.imageCenter
      : isVertical ? (off.y < 0 ? glyphs.up : glyphs.down) : off.x < 0 ? glyphs.left : glyphs.right
    canvas.paint(arrow, column: to.0, row: to.1, .alert)
  }

  /// Distances and height down the right side.
  private mutating func drawRail() {
    let rect = fit.frameInViewport
    let spans = AxisSpans(rect.y, rect.height, viewport.viewport.size.height)
    let rail = size.columns + 3
    for span in spans.all {
      let (first, last) = (row(span.start), row(span.start + span.length))
      let (top, bottom) = (min(max(first, 1), size.rows + 1), min(max(last, 1), size.rows + 1))
      for row in top..<max(top, bottom) {
        canvas.paint(glyphs.line, column: rail, row: row, .outline)
      }
      canvas.label(
        numbers.length(span.length), leading: rail + 2, row: (top + max(top, bottom - 1)) / 2)
    }
    for span in spans.all.dropFirst() where (1...size.rows).contains(row(span.start)) {
      canvas.paint(glyphs.tick, column: rail, row: row(span.start), .outline)
    }
  }

  /// Distances and width under the drawing.
  private mutating func drawFloor() {
    let rect = fit.frameInViewport
    for span in AxisSpans(rect.x, rect.width, viewport.viewport.size.width).all {
      let (first, last) = (column(span.start), column(span.start + span.length))
      let columns = (first..<max(first, last)).clamped(to: inside.columns)
      let number = numbers.length(span.length)
      guard columns.count >= number.count else { continue }
      canvas.fill(
        columns: columns, rows: size.rows + 2..<size.rows + 3, with: glyphs.viewport.horizontal,
        .outline)
      canvas.label(number, columns: columns, rows: size.rows + 2..<size.rows + 3, .plain)
    }
  }
}

extension Range<Int> {
  /// Without the first and the last.
  fileprivate var inner: Range<Int> { count > 2 ? lowerBound + 1..<upperBound - 1 : self }
}
