/// Rows of cells, aligned; made to fit a width by shortening names in their middle and, where that is
/// not enough, by leaving out the columns that matter least.
struct TextTable {
  struct Column {
    let title: String
    /// For names, which may be shortened: the columns that are always left to them.
    var least: Int?
    var isName: Bool { least != nil }
    var isNumber = false
    /// Columns with the highest one are left out first; 0 is never left out.
    var expendability = 0
  }

  struct Row {
    /// One a column.
    var cells: [String]
    /// What stands in place of all cells after the names.
    var note: String?
  }

  private let columns: [Column]
  /// The columns that are shown, and how wide.
  private let shown: [(index: Int, width: Int)]
  private let style: TextStyle

  private static let gap = 2

  /// - Parameters:
  ///   - columns: What there is to show.
  ///   - rows: The rows that decide the widths: all of them, or the first of many.
  ///   - width: The columns of the terminal.
  ///   - style: How titles and notes are dressed.
  init(columns: [Column], rows: [Row], width: Int, style: TextStyle) {
    self.columns = columns
    self.style = style
    let natural = columns.indices.map { index in
      let cells = rows.filter { $0.note == nil || columns[index].isName }.map { $0.cells[index] }
      return ([columns[index].title] + cells).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    }
    var least = columns.indices.map { min(natural[$0], columns[$0].least ?? natural[$0]) }
    // A note begins where the first column after the names does.
    let note = rows.compactMap(\.note).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    var indices = Array(columns.indices)
    func total() -> Int {
      let fixed = indices.filter { !columns[$0].isName }
      let values = fixed.map { natural[$0] }.reduce(0, +) + Self.gap * max(0, fixed.count - 1)
      let names = indices.filter { columns[$0].isName }
      return names.map { least[$0] + Self.gap }.reduce(0, +) + max(values, note)
    }
    while total() > width,
      let next = indices.filter({ columns[$0].expendability > 0 })
        .max(by: { columns[$0].expendability < columns[$1].expendability })
    {
      indices.removeAll { $0 == next }
    }
    // On a terminal narrower still, names are cut down together.
    while total() > width,
      let widest = indices.filter({ columns[$0].isName && least[$0] > 4 })
        .max(by: { least[$0] < least[$1] })
    {
      least[widest] -= 1
    }
    // What room is left goes to the names, the narrowest first, until each has what it needs.
    var widths = least
    var room = width - total()
    while room > 0,
      let next = indices.filter({ widths[$0] < natural[$0] }).min(by: { widths[$0] < widths[$1] })
    {
      widths[next] += 1
      room -= 1
    }
    shown = indices.map { ($0, widths[$0]) }
  }

  func appendTitles(to output: inout OutputBuffer) {
    append(Row(cells: columns.map(\.title)), as: .label, to: &output)
  }

  func append(_ row: Row, to output: inout OutputBuffer) {
    append(row, as: nil, to: &output)
  }

  private func append(_ row: Row, as role: TextStyle.Role?, to output: inout OutputBuffer) {
    var line = ""
    var padding = 0
    for (index, width) in shown where row.note == nil || columns[index].isName {
      let cell =
        columns[index].isName
        ? DisplayWidth.shorten(row.cells[index], to: width) : row.cells[index]
      let missing = max(0, width - DisplayWidth.columns(of: cell))
      let indent = columns[index].isNumber ? missing : 0
      if !cell.isEmpty {
        line += String(repeating: " ", count: padding + indent)
        padding = 0
      } else {
        padding += indent
      }
      line += role.map { style(cell, as: $0) } ?? cell
      padding += missing - indent + Self.gap
    }
    if let note = row.note {
      line += String(repeating: " ", count: padding) + style(note, as: .error)
    }
    output.append(line)
    output.append(UInt8(ascii: "\n"))
  }
}
