extension FitFormat {
  /// For a person; with `--print` or `--template`, for a script. The default.
  package static let text = FitFormat(
    name: "text", summary: "for a person: a block, or a table of several (default)",
    takesFields: true
  ) { options in
    switch options.selection {
    case .everything: TextReporter(options)
    case .fields(let leaves, let terminator):
      PrintReporter(leaves: leaves, terminator: terminator, escapes: options.isTerminal)
    case .template(let template): TemplateReporter(template: template, escapes: options.isTerminal)
    }
  }
}

/// Writes one result as a block, and more as one table.
///
/// The first rows decide the table's columns and widths, so that memory is bounded however many come;
/// what is longer later is shortened to fit.
struct TextReporter: FitReporter {
  private let block: TextBlock
  private var held: [FitResult] = []
  private var table: FitTable?

  /// How many rows decide the widths.
  private static let window = 1000

  init(_ options: FitReportOptions) {
    block = TextBlock(
      facts: TextFacts(
        numbers: TextNumbers(precision: options.precision), isTerminal: options.isTerminal),
      style: TextStyle(color: options.color), width: options.width)
  }

  mutating func begin(into output: inout OutputBuffer) {}

  mutating func add(_ result: FitResult, to output: inout OutputBuffer) {
    if table != nil {
      table?.append(result, to: &output)
      return
    }
    held.append(result)
    if held.count == Self.window {
      release(into: &output)
    }
  }

  mutating func end(into output: inout OutputBuffer) {
    if held.count == 1 {
      block.append(held[0], to: &output)
    } else if !held.isEmpty {
      release(into: &output)
    }
  }

  private mutating func release(into output: inout OutputBuffer) {
    var table = FitTable(first: held, facts: block.facts, style: block.style, width: block.width)
    table.appendTitles(to: &output)
    for result in held {
      table.append(result, to: &output)
    }
    held = []
    self.table = table
  }
}
