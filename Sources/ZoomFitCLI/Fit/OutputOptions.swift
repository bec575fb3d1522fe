import FitGeometry
import Reports
import SystemCalls

/// The options of the group Output.
struct OutputOptions: Sendable {
  private(set) var format: FitFormat
  private(set) var selection: FitReportOptions.Selection = .everything
  /// Where to write; nil for standard output.
  private(set) var file: FilePath?
  private(set) var precision: Int?
  private(set) var color: ColorChoice
  private(set) var isQuiet: Bool
  private(set) var showsStatistics: Bool
  /// Whether drawings hold the images themselves.
  private(set) var embedsImages: Bool

  /// - Throws: `UsageError` for values that can't be, or that exclude each other.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = .text
    if let use = arguments.last(.format) {
      guard let known = FitFormat(named: use.text) else {
        throw use.unknown("format", among: FitFormat.all.map(\.name))
      }
      format = known
    }
    if let use = arguments.last(.output), use.value != Array("-".utf8) {
      guard !use.value.isEmpty else { throw use.wrong("needs the name of a file") }
      file = FilePath(bytes: use.value)
    }
    precision = try arguments.last(.precision)?.count(least: 0, most: 17)
    color = try arguments.last(.color)?.word(ColorChoice.self) ?? .auto
    isQuiet = arguments.has(.quiet)
    showsStatistics = arguments.has(.stats)
    embedsImages = arguments.has(.embed)
    try readSelection(arguments)
  }

  private mutating func readSelection(_ arguments: ParsedArguments) throws(UsageError) {
    let print = arguments.last(.print)
    let template = arguments.last(.template)
    if let print {
      do throws(FieldError) {
        let leaves = try [FitLeaf](paths: print.text)
        selection = .fields(leaves, terminator: arguments.has(.print0) ? 0 : UInt8(ascii: "\n"))
      } catch {
        throw print.wrong("\(error)")
      }
    } else if arguments.has(.print0) {
      throw UsageError("--print0 needs the fields to print: --print FIELD[,FIELD...]")
    }
    if let template {
      guard print == nil else {
        throw UsageError("--print and --template exclude each other; give one of them")
      }
      do throws(TemplateError) {
        selection = .template(try PrintTemplate(parsing: template.value))
      } catch {
        throw template.wrong("\(error)")
      }
    }
    if embedsImages, !format.showsImages {
      let formats = FitFormat.all.filter(\.showsImages).map(\.name).joined(separator: " and ")
      throw UsageError("--embed goes with the formats \(formats), not with \(format.name)")
    }
    guard let use = print ?? template, !format.takesFields else { return }
    let formats = FitFormat.all.filter(\.takesFields).map(\.name).joined(separator: " and ")
    throw UsageError("\(use.option.flag) goes with the formats \(formats), not with \(format.name)")
  }
}

extension OutputOptions {
  /// What the reporter is told, for where the results go.
  func reportOptions(for stream: borrowing ResultStream, on console: Console) -> FitReportOptions {
    let isTerminal = stream.isTerminal
    var options = FitReportOptions(
      selection: selection,
      color: color.isColored(isTerminal: isTerminal, environment: console.environment),
      isTerminal: isTerminal)
    if let precision { options.precision = precision }
    if let columns = stream.columns { options.width = columns }
    if let rows = stream.rows { options.height = rows }
    if format.showsImages {
      options.pictures = Pictures.source(output: file, isEmbedded: embedsImages)
    }
    options.isASCII = !Terminal.showsUTF8(environment: console.environment)
    return options
  }
}

/// When text is colored.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// - Parameters:
  ///   - isTerminal: Whether a person looks at it.
  ///   - environment: `NO_COLOR` (any value but an empty one) and `TERM=dumb` switch `auto` off.
  func isColored(
    isTerminal: Bool, environment: (String) -> String?
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}
