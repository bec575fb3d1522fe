import ImageChecks

extension OptionTable {
  /// The rules and their settings, made of the rules' own table. What the fit has too stands there.
  static let rules: [Option] = RuleTable.keys.map { Option($0) }
    .filter { rule in
      !fitsOptions.contains { $0.name == rule.name && $0.commands.contains(.check) }
    }

  static let configuration: [Option] = [
    .configuration, .printConfiguration, .initialize, .strict, .baseline, .writeBaseline,
  ]

  private static let fitsOptions = viewport + obstructions + fit + image
}

extension Option {
  package static let configuration = Option(
    "config", value: Value("FILE", .file), group: .configuration,
    help: """
      The configuration; default .zoomfit.json here, or the nearest above up to the repository's \
      root
      """,
    commands: [.check])

  package static let printConfiguration = Option(
    "print-config", group: .configuration, help: "Say what holds for which file, and read none",
    commands: [.check])

  package static let initialize = Option(
    "init", group: .configuration,
    help: "Write a commented .zoomfit.json to start from; one that is there stays",
    commands: [.check])

  package static let strict = Option(
    "strict", group: .configuration, help: "Warnings too make the verdict a no",
    commands: [.check])

  package static let baseline = Option(
    "baseline", value: Value("FILE", .file), group: .configuration,
    help: "Findings that stand in FILE are not reported again", commands: [.check])

  package static let writeBaseline = Option(
    "write-baseline", value: Value("FILE", .file), group: .configuration,
    help: "Write all findings of this run to FILE, as a baseline", commands: [.check])

  package static let reporter = Option(
    "reporter", value: Value("NAME[=FILE]", .reporter), group: .output,
    help: "How findings are written, and where to; repeatable; default text",
    commands: [.check], isRepeatable: true)

  /// The option of a rule or setting.
  init(_ key: CheckKey) {
    let value = key.placeholder.isEmpty ? nil : Value(key.placeholder, Kind(key))
    self.init(
      key.flag, value: value, group: .rules, help: key.help, commands: [.check],
      isRepeatable: key.arity == .repeated)
  }
}

extension Option.Kind {
  fileprivate init(_ key: CheckKey) {
    switch key.placeholder {
    case _ where !key.words.isEmpty: self = .words { key.words }
    case "DEVICE": self = .device
    case "FILE": self = .file
    case "TYPE": self = .screenshot
    default: self = .text
    }
  }
}
