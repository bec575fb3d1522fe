package import FitGeometry

/// One option of the command line: all that parsing, help, manual page and completions know of it.
package struct Option: Sendable {
  /// The long name, without its dashes. No two options of a command share one.
  package let name: String
  /// The one letter or digit of its short form, where it has one.
  package let short: Character?
  /// What its value is; nil for a flag.
  package let value: Value?
  package let group: Group
  /// What it does, in one or two plain sentences without a full stop at the end.
  package let help: String
  /// The commands that take it.
  package let commands: Commands
  /// Whether every use counts; otherwise the last one does.
  package let isRepeatable: Bool
  /// Whether help, manual page and completions leave it out.
  package let isHidden: Bool
  /// Those of its commands that take it only to say what there is in its place.
  package let refusedBy: Commands

  package init(
    _ name: String, short: Character? = nil, value: Value? = nil, group: Group, help: String,
    commands: Commands = [.fit], isRepeatable: Bool = false, isHidden: Bool = false,
    refusedBy: Commands = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.group = group
    self.help = help
    self.commands = commands
    self.isRepeatable = isRepeatable
    self.isHidden = isHidden
    self.refusedBy = refusedBy
  }

  /// Whether a command's help, manual page and completions name it.
  package func isListed(by command: Command) -> Bool {
    commands.contains(command) && !isHidden && !refusedBy.contains(command)
  }

  /// The long name as it is typed.
  package var flag: String { "--\(name)" }

  /// How it stands in help: `-o, --output FILE`.
  package var synopsis: String {
    let names = short.map { "-\($0), \(flag)" } ?? flag
    return value.map { "\(names) \($0.placeholder)" } ?? names
  }
}

extension Option: Hashable {
  package static func == (left: Option, right: Option) -> Bool {
    // Asked some hundred times a run, and mostly in vain.
    left.name.utf8.count == right.name.utf8.count && left.name == right.name
      && left.commands == right.commands
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Option {
  /// The value that an option takes.
  package struct Value: Sendable {
    /// What stands for it in help: `WxH[@S]`.
    package let placeholder: String
    package let kind: Kind

    package init(_ placeholder: String, _ kind: Kind) {
      self.placeholder = placeholder
      self.kind = kind
    }
  }

  /// What kind of thing a value is: what completion can offer for it.
  package enum Kind: Sendable {
    /// One of some words. Made when they are asked for, so that the option is a constant.
    case words(@Sendable () -> [String])
    /// A device's name, alias, hardware identifier, or a pattern.
    case device
    /// The name of a row of the models' table.
    case model
    /// The name of a format of the fit.
    case format
    /// The name of a reporter of the check, with or without `=FILE`.
    case reporter
    /// A display type of the App Store's screenshots.
    case screenshot
    /// A field of a result, or several with commas.
    case fields
    /// A zoom: number, name, or made of these; which names, its role tells.
    case zoom(ZoomSpec.Role)
    /// The height of a bar: points, or a word.
    case bar
    case file
    /// Anything else: numbers, sizes, ranges, text.
    case text
  }

  /// The heading that an option stands under.
  package enum Group: String, CaseIterable, Hashable, Sendable {
    case viewport = "Viewport"
    case obstructions = "Obstructions"
    case fit = "Fit"
    case image = "Image"
    case rules = "Rules"
    case configuration = "Configuration"
    case input = "Input"
    case output = "Output"
    case other = "Other"

    /// The name under which `zoomfit help` explains it.
    package var topic: String { rawValue.lowercased() }
  }
}
