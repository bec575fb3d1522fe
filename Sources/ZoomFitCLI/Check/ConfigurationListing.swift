import ImageChecks
import Reports
import SystemCalls

/// `--print-config`: what holds for which file, without reading one.
enum ConfigurationListing {
  static func run(
    _ place: CheckPlace, _ tasks: consuming CheckTasks, _ diagnostics: Diagnostics,
    on console: Console
  ) -> ExitStatus {
    var output = OutputBuffer()
    if let configuration = place.scope.configuration {
      output.append(name: configuration.file, escaped: console.output.isTerminal)
      output.append("\n")
      append("exclude", configuration.exclude.map(\.text).joined(separator: ", "), to: &output)
      append("baseline", configuration.baseline ?? "", to: &output)
      output.append("\n")
    }
    while let task = tasks.next() {
      append(task, place.scope, escaped: console.output.isTerminal, to: &output)
    }
    var status = ZoomFit.write(output.bytes, to: console)
    status.worsen(to: CheckRun.tell(tasks.problems, of: place.scope, diagnostics))
    return status
  }

  private static func append(_ name: String, _ value: String, to output: inout OutputBuffer) {
    if !value.isEmpty { output.append("  \(name): \(value)\n") }
  }

  private static func append(
    _ task: CheckTask, _ scope: CheckScope, escaped: Bool, to output: inout OutputBuffer
  ) {
    let (file, selection, isCatalog): (FilePath, [Int], Bool) =
      switch task {
      case .image(let file, let checks, _), .catalogImage(let file, let checks):
        (file, checks, false)
      case .standardInput(let checks): (FilePath("-"), checks, false)
      case .set(let set, let checks): (set.folder, checks, true)
      case .unreadable(let file, _): (file, [], false)
      }
    output.append(name: file, escaped: escaped)
    output.append("\n")
    for index in selection {
      let text = text(of: scope.checks[index], isOwn: index == scope.ownCheck, isCatalog: isCatalog)
      output.append("  \(escaped ? text.escapedForTerminal : text)\n")
    }
  }

  private static func text(of check: Check, isOwn: Bool, isCatalog: Bool) -> String {
    var parts = isCatalog ? ["asset catalog"] : []
    for key in RuleTable.keys where check.values.has(key) {
      let values = check.values.values(of: key).map(\.text).joined(separator: ", ")
      parts.append(values.isEmpty ? key.name : "\(key.name) \(values)")
    }
    let name = check.name ?? (isOwn ? "command line" : "check")
    return "\(name): \(parts.isEmpty ? "readable" : parts.joined(separator: "; "))"
  }
}
