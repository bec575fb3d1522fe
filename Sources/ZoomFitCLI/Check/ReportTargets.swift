import Reports
import SystemCalls

/// Which reports are wanted, and where they go.
struct ReportTargets: Sendable {
  struct Target: Sendable {
    var format: CheckFormat
    /// nil for standard output.
    var file: FilePath?
  }

  private(set) var all: [Target] = []
  let color: ColorChoice

  /// - Throws: `UsageError` for a reporter that is unknown, and where two go to one place.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    color = try arguments.last(.color)?.word(ColorChoice.self) ?? .auto
    for use in arguments.all(.reporter) { all.append(try Self.target(use)) }
    if let format = arguments.last(.format) {
      all.append(
        Target(format: try Self.format(format, format.text), file: try Self.output(arguments)))
    } else if arguments.has(.output) {
      guard all.isEmpty else {
        throw UsageError(
          "--output belongs to --format; a reporter has its own file: --reporter "
            + "\(all[0].format.rawValue)=FILE")
      }
      all.append(Target(format: .text, file: try Self.output(arguments)))
    }
    if all.isEmpty { all = [Target(format: .text, file: nil)] }
    for (index, target) in all.enumerated() {
      guard all[..<index].contains(where: { $0.file == target.file }) else { continue }
      let place = target.file?.text ?? "standard output"
      throw UsageError("two reports go to \(place); give one of them a file: --reporter NAME=FILE")
    }
  }

  /// Whether a person or a log sees the findings on standard output.
  var showsText: Bool {
    all.contains { $0.file == nil && ($0.format == .text || $0.format == .github) }
  }

  private static func target(_ use: ParsedArguments.Use) throws(UsageError) -> Target {
    let equals = use.value.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: use.value[..<(equals ?? use.value.endIndex)], as: UTF8.self)
    let format = try Self.format(use, name)
    guard let equals else { return Target(format: format, file: nil) }
    let file = FilePath(bytes: Array(use.value[(equals + 1)...]))
    guard !file.bytes.isEmpty else { throw use.wrong("needs the name of a file after =") }
    return Target(format: format, file: file == FilePath("-") ? nil : file)
  }

  private static func format(
    _ use: ParsedArguments.Use, _ name: String
  ) throws(UsageError) -> CheckFormat {
    guard let format = CheckFormat(rawValue: name) else {
      throw use.unknown("reporter", among: CheckFormat.allCases.map(\.rawValue), typed: name)
    }
    return format
  }

  private static func output(_ arguments: ParsedArguments) throws(UsageError) -> FilePath? {
    guard let use = arguments.last(.output), use.value != Array("-".utf8) else { return nil }
    guard !use.value.isEmpty else { throw use.wrong("needs the name of a file") }
    return FilePath(bytes: use.value)
  }
}
