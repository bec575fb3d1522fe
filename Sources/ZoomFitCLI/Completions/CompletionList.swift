import AppleDisplays
import FitGeometry
import Reports

/// Words that can stand in some place of a command line.
struct CompletionList: Sendable {
  struct Entry: Sendable {
    /// What is typed. It needs no quotes in any shell.
    var word: String
    /// What it is, in a few words; may be empty.
    var says = ""
  }

  /// The list's name in the scripts: letters, digits and underscores.
  var name: String
  /// What one of the words is.
  var noun: String
  var entries: [Entry]
  /// Whether several may be given, with commas between them.
  var takesSeveral = false
  /// Whether `=FILE` may follow the word.
  var takesFile = false

  init(
    _ name: String, noun: String, entries: [Entry], takesSeveral: Bool = false,
    takesFile: Bool = false
  ) {
    self.name = name
    self.noun = noun
    self.entries = entries
    self.takesSeveral = takesSeveral
    self.takesFile = takesFile
  }

  init(_ name: String, noun: String, words: [String], takesSeveral: Bool = false) {
    self.init(
      name, noun: noun, entries: words.map { Entry(word: $0) }, takesSeveral: takesSeveral)
  }
}

extension CompletionList {
  static let commands = CompletionList(
    "commands", noun: "command",
    entries: Command.allCases.filter { $0 != .fit }.map {
      Entry(word: $0.rawValue, says: $0.summary)
    })
  static let topics = CompletionList(
    "topics", noun: "topic",
    entries: HelpTopic.all.map { Entry(word: $0.name, says: $0.summary) })
  static let shells = CompletionList(
    "shells", noun: "shell", words: CompletionScript.allCases.map(\.rawValue))
  static let tables = CompletionList("tables", noun: "table", words: Listing.all.map(\.name))

  static let devices = CompletionList(
    "devices", noun: "device", entries: Device.all.map { Entry(word: $0.slug, says: $0.name) })
  static let models = CompletionList(
    "models", noun: "model",
    entries: ViewerModel.all.map { Entry(word: $0.name, says: $0.summary) })
  static let screenshots = CompletionList(
    "screenshots", noun: "display type",
    entries: ScreenshotTable.builtIn.displays.map { Entry(word: $0.type, says: $0.label) })
  static let bars = CompletionList(
    "bars", noun: "height", words: BarHeight.Word.allCases.map(\.rawValue))

  static let formats = CompletionList(
    "formats", noun: "format",
    entries: FitFormat.all.map { Entry(word: $0.name, says: $0.summary) })
  static let tableFormats = CompletionList(
    "table_formats", noun: "format", words: ListCommand.Format.allCases.map(\.rawValue))
  static let reporters = CompletionList(
    "reporters", noun: "reporter",
    entries: CheckFormat.allCases.map { Entry(word: $0.rawValue, says: $0.summary) },
    takesFile: true)
  static let reports = CompletionList("reports", noun: "reporter", entries: reporters.entries)
  static let fields = CompletionList(
    "fields", noun: "field", words: FitLeaf.all.map(\.path), takesSeveral: true)

  static func zooms(_ role: ZoomSpec.Role) -> CompletionList {
    CompletionList(
      "zooms_\(role)", noun: "zoom",
      entries: role.allowedNames.map { Entry(word: $0.rawValue, says: HelpProse.meaning(of: $0)) })
  }
}
