import FitGeometry

/// How many cells the viewport takes in a terminal, inside its outline.
struct DiagramSize: Equatable {
  let columns, rows: Int
  /// Columns for the numbers on the right.
  let rail: Int
  /// Whether the captions stand beside the drawing and not under it.
  let hasCaptionsBeside: Bool

  /// Rows of the outline and of the numbers under it.
  private static let frameRows = 3

  /// - Parameters:
  ///   - viewport: In points; positive.
  ///   - width: Columns of the terminal.
  ///   - height: Rows that are left for drawing and captions.
  ///   - rail: Columns for the numbers on the right.
  init(viewport: Size, width: Int, height: Int, rail: Int, captions: [Caption]) {
    let captionWidth = captions.map(\.width).max() ?? 0
    func fitted(_ width: Int, _ height: Int) -> (columns: Int, rows: Int) {
      Self.cells(
        of: viewport, columns: width - 2 - rail, rows: height - Self.frameRows)
    }
    let beside = fitted(width - 2 - captionWidth, height)
    let below = fitted(width, height - captions.count)
    let hasRoom =
      captions.count <= beside.rows + Self.frameRows
      && beside.columns + 2 + rail + 2 + captionWidth <= width
    hasCaptionsBeside = hasRoom && beside.columns * beside.rows >= below.columns * below.rows
    (columns, rows) = hasCaptionsBeside ? beside : below
    self.rail = rail
  }

  /// The largest grid of cells, twice as high as wide, with the shape of a viewport; a few cells at
  /// least, whatever its shape.
  static func cells(of viewport: Size, columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    let (columns, rows) = (max(8, columns), max(4, rows))
    let ratio = min(max(2 * viewport.width / viewport.height, 1e-6), 1e6)
    let width = max(2, min(Double(columns), (Double(rows) * ratio).rounded()))
    let height = min(Double(rows), (width / ratio).rounded())
    return (Int(width), max(1, Int(height)))
  }
}
