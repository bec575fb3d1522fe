extension OptionTable {
  static let input: [Option] = [
    .filesFrom, .nulSeparated, .recursive, .hidden, .follow, .noIgnore, .jobs,
  ]

  static let output: [Option] = [
    .format, .reporter, .print, .print0, .template, .output, .precision, .color, .quiet, .stats,
    .embed,
  ]

  static let other: [Option] = [.help, .version]
}

extension Option {
  package static let filesFrom = Option(
    "files-from", value: Value("FILE", .file), group: .input,
    help: "Read the images' names from FILE, one a line; - is standard input",
    commands: [.fit, .check])

  package static let nulSeparated = Option(
    "null", short: "0", group: .input, help: "Names in that list end with NUL, not with a line",
    commands: [.fit, .check])

  package static let recursive = Option(
    "recursive", short: "r", group: .input,
    help: "Walk folders for PNG and JPEG files, by content or name",
    commands: [.fit, .check])

  package static let hidden = Option(
    "hidden", group: .input, help: "Walk hidden files and folders too", commands: [.fit, .check])

  package static let follow = Option(
    "follow", group: .input, help: "Follow symbolic links when walking",
    commands: [.fit, .check])

  package static let noIgnore = Option(
    "no-ignore", group: .input, help: "Walk what git ignores too", commands: [.fit, .check])

  package static let jobs = Option(
    "jobs", short: "j", value: Value("N", .text), group: .input,
    help: "How many files to read at a time", commands: [.fit, .check])

  package static let format = Option(
    "format", short: "f", value: Value("NAME", .format), group: .output,
    help: "How results are written; see: zoomfit help formats",
    commands: [.fit, .check, .list])

  package static let print = Option(
    "print", short: "p", value: Value("FIELD[,FIELD...]", .fields), group: .output,
    help: "Print bare values, tab-separated, a line a result; see: zoomfit help fields",
    commands: [.fit, .check], refusedBy: [.check])

  package static let print0 = Option(
    "print0", group: .output, help: "With --print: end each result with NUL, not with a line",
    commands: [.fit, .check], refusedBy: [.check])

  package static let template = Option(
    "template", value: Value("TEXT", .text), group: .output,
    help: "Fill TEXT in for each result: '{file}: {fitScale}\\n'",
    commands: [.fit, .check], refusedBy: [.check])

  package static let output = Option(
    "output", short: "o", value: Value("FILE", .file), group: .output,
    help: "Write to FILE, replaced only when all is written",
    commands: [.fit, .check])

  package static let precision = Option(
    "precision", value: Value("N", .text), group: .output,
    help: "Decimals that the text format rounds to")

  package static let color = Option(
    "color", value: Value("WHEN", .words { ["auto", "always", "never"] }), group: .output,
    help: "Color the text: auto (the default), always or never",
    commands: [.fit, .check])

  package static let quiet = Option(
    "quiet", short: "q", group: .output, help: "No warnings and no progress; errors stay",
    commands: [.fit, .check])

  package static let stats = Option(
    "stats", group: .output,
    help: "Say on standard error how many files and bytes were read, and in what time",
    commands: [.fit, .check])

  package static let embed = Option(
    "embed", group: .output, help: "Put the image itself into svg and html")

  package static let help = Option(
    "help", short: "h", group: .other, help: "Show this help",
    commands: .all)

  package static let version = Option(
    "version", group: .other, help: "Show the version", commands: .all)
}
