/// Rows of cells as aligned text, of characters that take one column each; the last column is wrapped where the terminal ends.
enum ListText {
  private static let gap = 2
  /// Less room than this for the last column is none: it is not wrapped then.
  private static let leastRoom = 20

  static func lines(_ titles: [String], _ rows: [[String]], width: Int) -> String {
    let widths = titles.indices.map { column in
      ([titles] + rows).map { $0[column].count }.max() ?? 0
    }
    let indent = widths.dropLast().reduce(0) { $0 + $1 + gap }
    let room = width - indent >= leastRoom ? width - indent : Int.max
    var text = ""
    for row in [titles] + rows {
      var line = ""
      for (cell, width) in zip(row, widths).dropLast() {
        line += cell + spaces(width - cell.count + gap)
      }
      let wrapped = HelpText.wrap(row.last ?? "", to: room)
      text += line + (wrapped.first ?? "") + "\n"
      for more in wrapped.dropFirst() { text += spaces(indent) + more + "\n" }
    }
    return text
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
