import FitGeometry
import ImageProbe

/// Several results as one table. Where an image has more than one result, what those have in common is a
/// line above them and no column, so that there is room for the names of viewports and models.
struct FitTable {
  private let facts: TextFacts
  private let kind: Kind
  private let table: TextTable
  private let style: TextStyle
  private let width: Int
  /// The line above the rows that are being written.
  private var heading: String?

  private enum Kind {
    /// Image, viewport, fit, frame, sharpness.
    case fits(Grouping, withModels: Bool, withOffCenter: Bool)
    /// What the headers say, where no viewport was asked for.
    case images
  }

  private enum Grouping {
    /// A row an image.
    case none
    /// Under each image a row a viewport.
    case byImage
    /// Under each image and viewport a row a model.
    case byViewport
  }

  /// - Parameter first: The results that decide the columns and their widths.
  init(first results: [FitResult], facts: TextFacts, style: TextStyle, width: Int) {
    self.facts = facts
    self.style = style
    self.width = width
    kind =
      results.contains { $0.viewport != nil }
      ? .fits(
        Self.grouping(of: results),
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

  mutating func append(_ result: FitResult, to output: inout OutputBuffer) {
    appendHeading(of: result, to: &output)
    table.append(Self.row(result, kind, facts), to: &output)
  }

  private static let indent = "  "

  private mutating func appendHeading(of result: FitResult, to output: inout OutputBuffer) {
    guard case .fits(let grouping, _, _) = kind else { return }
    let name = Self.name(of: result, facts)
    let common: [String?] =
      switch grouping {
      case .none: []
      case .byImage:
        [name, result.file == nil ? nil : result.image.map(facts.dimensions), result.recipe?.model]
      case .byViewport: [name, result.viewport.map(facts.title)]
      }
    let heading = common.compactMap(\.self).joined(separator: "  ")
    guard !common.isEmpty, heading != self.heading else { return }
    self.heading = heading
    output.append(style(DisplayWidth.shorten(heading, to: width), as: .name))
    output.append(UInt8(ascii: "\n"))
  }

  /// The same image in another viewport or by another model stands next to itself.
  private static func grouping(of results: [FitResult]) -> Grouping {
    var grouping = Grouping.none
    for (one, other) in zip(results, results.dropFirst())
    where one.file == other.file && one.image?.pixelSize == other.image?.pixelSize {
      if one.recipe?.model != other.recipe?.model { return .byViewport }
      if one.viewport?.viewport != other.viewport?.viewport { grouping = .byImage }
    }
    return grouping
  }

  private static func name(of result: FitResult, _ facts: TextFacts) -> String {
    result.file == nil ? result.image.map(facts.dimensions) ?? "" : facts.name(of: result)
  }

  private static func columns(of kind: Kind) -> [TextTable.Column] {
    switch kind {
    case .fits(let grouping, let withModels, let withOffCenter):
      labels(grouping, withModels: withModels)
        + [
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

  /// The columns that say which result a row is.
  private static func labels(_ grouping: Grouping, withModels: Bool) -> [TextTable.Column] {
    switch grouping {
    case .none:
      [TextTable.Column(title: "image", least: 10)]
        + (withModels ? [TextTable.Column(title: "model", least: 8)] : [])
        + [TextTable.Column(title: "viewport", least: 14)]
    case .byImage: [TextTable.Column(title: indent + "viewport", least: 14)]
    case .byViewport: [TextTable.Column(title: indent + "model", least: 14)]
    }
  }

  private static func row(_ result: FitResult, _ kind: Kind, _ facts: TextFacts) -> TextTable.Row {
    var row = TextTable.Row(cells: [], note: result.error?.kind.rawValue)
    let numbers = facts.numbers
    switch kind {
    case .fits(let grouping, let withModels, let withOffCenter):
      let viewport = result.viewport.map(facts.title) ?? ""
      let model = result.recipe?.model ?? ""
      switch grouping {
      case .none:
        row.cells = [name(of: result, facts)] + (withModels ? [model] : []) + [viewport]
      case .byImage: row.cells = [indent + viewport]
      case .byViewport: row.cells = [indent + model]
      }
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
      row.cells.append(name(of: result, facts))
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
