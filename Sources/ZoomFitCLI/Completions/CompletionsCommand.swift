import FitGeometry

/// `zoomfit completions`: prints what a shell reads to complete the program's command lines.
enum CompletionsCommand {
  /// - Throws: `UsageError` for a shell that is missing or unknown.
  static func run(
    _ arguments: ParsedArguments, on console: Console
  ) throws(UsageError) -> ExitStatus {
    let names = CompletionScript.allCases.map(\.rawValue)
    let known = names.joined(separator: ", ")
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("completions of which shell? there are \(known)")
    }
    let name = String(decoding: operand, as: UTF8.self)
    guard let script = CompletionScript(rawValue: name) else {
      throw UsageError(
        "unknown shell \(name)", nearest: NearestName.nearest(to: name, among: names),
        otherwise: "there are \(known)")
    }
    return ZoomFit.write(script.text, to: console)
  }
}
