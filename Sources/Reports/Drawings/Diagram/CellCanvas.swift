/// A grid of terminal cells, painted over one another and written out line by line.
struct CellCanvas {
  enum Style: String {
    case plain = ""
    case outline = "2"
    case safeArea = "90"
    case bar = "34"
    case image = "32"
    case alert = "33"
  }

  private struct Cell: Equatable {
    var glyph: Character = " "
    var style = Style.plain
  }

  let columns, rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Paints one cell; what lies outside is left out.
  mutating func paint(_ glyph: Character, column: Int, row: Int, _ style: Style) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = Cell(glyph: glyph, style: style)
  }

  /// Paints a rectangle of cells, but for those of the spared style.
  mutating func fill(
    columns: Range<Int>, rows: Range<Int>, with glyph: Character, _ style: Style,
    sparing spared: Style? = nil
  ) {
    for row in rows.clamped(to: 0..<self.rows) {
      for column in columns.clamped(to: 0..<self.columns)
      where spared == nil || cells[row * self.columns + column].style != spared {
        paint(glyph, column: column, row: row, style)
      }
    }
  }

  /// Paints the edges of a rectangle of cells; those outside are left out.
  mutating func stroke(
    columns: Range<Int>, rows: Range<Int>, with box: DiagramGlyphs.Box, _ style: Style
  ) {
    let (first, last) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
    for column in columns.clamped(to: 0..<self.columns) {
      paint(box.horizontal, column: column, row: top, style)
      paint(box.horizontal, column: column, row: bottom, style)
    }
    for row in rows.clamped(to: 0..<self.rows) {
      paint(box.vertical, column: first, row: row, style)
      paint(box.vertical, column: last, row: row, style)
    }
    guard columns.count > 1, rows.count > 1 else { return }
    paint(box.topLeft, column: first, row: top, style)
    paint(box.topRight, column: last, row: top, style)
    paint(box.bottomLeft, column: first, row: bottom, style)
    paint(box.bottomRight, column: last, row: bottom, style)
  }

  /// Writes a text of single-width characters around the middle of a rectangle, where it has room for
  /// it, with a blank on each side where there is room for that too.
  mutating func label(_ text: String, columns: Range<Int>, rows: Range<Int>, _ style: Style) {
    let columns = columns.clamped(to: 0..<self.columns)
    let rows = rows.clamped(to: 0..<self.rows)
    guard !rows.isEmpty, !text.isEmpty, text.count <= columns.count else { return }
    let padded = text.count + 2 <= columns.count ? " \(text) " : text
    let row = rows.lowerBound + (rows.count - 1) / 2
    let first = columns.lowerBound + (columns.count - padded.count) / 2
    for (offset, glyph) in padded.enumerated() {
      paint(glyph, column: first + offset, row: row, glyph == " " ? .plain : style)
    }
  }

  /// Writes a text of single-width characters from a column on.
  mutating func label(_ text: String, leading column: Int, row: Int) {
    for (offset, glyph) in text.enumerated() {
      paint(glyph, column: column + offset, row: row, .plain)
    }
  }

  /// Columns of a row up to its last character.
  func length(of row: Int) -> Int {
    let cells = cells[row * columns..<(row + 1) * columns]
    return cells.lastIndex { $0.glyph != " " }.map { $0 + 1 - cells.startIndex } ?? 0
  }

  /// A row as text, without blanks at its end.
  func line(_ row: Int, color: Bool) -> String {
    var line = ""
    var style = Style.plain
    for cell in cells[row * columns..<row * columns + length(of: row)] {
      if color, cell.style != style, cell.glyph != " " {
        line += style == .plain ? "" : "\u{1B}[0m"
        line += cell.style == .plain ? "" : "\u{1B}[\(cell.style.rawValue)m"
        style = cell.style
      }
      line.append(cell.glyph)
    }
    return line + (style == .plain ? "" : "\u{1B}[0m")
  }
}
