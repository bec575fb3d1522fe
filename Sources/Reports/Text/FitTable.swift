import FitGeometry
import ImageProbe

/// Several results as one table.
struct FitTable {
  private let facts: TextFacts
  private let kind: Kind
  private let table: TextTable

  private enum Kind {
    /// Image, viewport, fit, frame, sharpness.
    case fits(withModels: Bool, withOffCenter: Bool)
    /// What the headers say, where no viewport was asked for.
    case images
  }

  /// - Parameter first: The results that decide the columns and their widths.
  init(first results: [FitResult], facts: TextFacts, style: TextStyle, width: Int) {
    self.facts = facts
    kind =
      results.contains { $0.viewport != nil }
      ? .fits(
        withModels: results.contains { $0.recipe?.model != nil },
        withOffCenter: results.contains { Self.offCenter(of: $0, facts) != nil })
      : .images
    let kind = kind
    table = TextTable(
      columns: Self.columns(of: kind), rows: results.map { Self.row($0, kind, facts) },
      width: width, style: style)
  }

  func appendTitles(to output: inout OutputBuffer) {
    table.appendTitles(to: &output)
  }

  func append(_ result: FitResult, to output: inout OutputBuffer) {
    table.append(Self.row(result, kind, facts), to: &output)
  }

  private static func columns(of kind: Kind) -> [TextTable.Column] {
    switch kind {
    case .fits(let withModels, let withOffCenter):
      [TextTable.Column(title: "image", least: 10)]
        + (withModels ? [TextTable.Column(title: "model", least: 8)] : [])
        + [
          TextTable.Column(title: "viewport", least: 14),
          TextTable.Column(title: "fit"),
          TextTable.Column(title: "frame", expendability: 1),
          TextTable.Column(title: "sharpness", expendability: 3),
        ]
        + (withOffCenter ? [TextTable.Column(title: "off", expendability: 2)] : [])
    case .images:
      [
        TextTable.Column(title: "image", least: 10),
        TextTable.Column(title: "format"),
        TextTable.Column(title: "pixels"),
        TextTable.Column(title: "displayed"),
        TextTable.Column(title: "stored", expendability: 2),
        TextTable.Column(title: "bytes", isNumber: true, expendability: 1),
      ]
    }
  }

  private static func row(_ result: FitResult, _ kind: Kind, _ facts: TextFacts) -> TextTable.Row {
    let name = result.file == nil ? result.image.map(facts.dimensions) : facts.name(of: result)
    var row = TextTable.Row(cells: [name ?? ""], note: result.error?.kind.rawValue)
    let numbers = facts.numbers
    switch kind {
    case .fits(let withModels, let withOffCenter):
      if withModels {
        row.cells.append(result.recipe?.model ?? "")
      }
      row.cells.append(result.viewport.map(facts.title) ?? "")
      let frame = result.fit?.frameInViewport
      row.cells += [
        result.fit.map { numbers.scale($0.fitScale) } ?? "",
        frame.map { frame in
          "\(numbers.length(frame.x)), \(numbers.length(frame.y))  "
            + numbers.narrow(Size(width: frame.width, height: frame.height))
        } ?? "",
        result.fit?.imagePixelsPerDevicePixel.map(numbers.length) ?? "",
      ]
      if withOffCenter {
        row.cells.append(offCenter(of: result, facts) ?? "")
      }
    case .images:
      let image = result.image
      let header = image?.header
      row.cells += [
        header?.format.rawValue.uppercased() ?? "",
        image.map { numbers.narrow($0.pixelSize) } ?? "",
        image.map { numbers.narrow($0.displayPixelSize) } ?? "",
        header.map { facts.parts(of: $0).joined(separator: ", ") } ?? "",
        header?.byteCount.map { "\($0)" } ?? "",
      ]
    }
    return row
  }

  /// How far from the clear area's centre, or else the viewport's.
  private static func offCenter(of result: FitResult, _ facts: TextFacts) -> String? {
    guard let fit = result.fit, let recipe = result.recipe, let viewport = result.viewport,
      let off = OffCenter(
        fit, recipe: recipe.recipe, viewport: viewport.viewport, numbers: facts.numbers)
    else { return nil }
    let clear = facts.numbers.way(off.inClearArea)
    return clear.isEmpty ? facts.numbers.way(off.inBounds) : clear
  }
}
