import AppleDisplays
import FitGeometry
import Reports
import SystemCalls

/// `zoomfit list`: what the built-in tables hold.
enum ListCommand {
  /// How a table is written.
  enum Format: String, CaseIterable {
    case text, json, ndjson
  }

  /// - Throws: `UsageError` for an unknown table, name or format.
  static func run(
    _ arguments: ParsedArguments, on console: Console
  ) throws(UsageError) -> ExitStatus {
    let format = try arguments.last(.format)?.word(Format.self) ?? .text
    let listing = try listing(arguments.operands.first)
    let patterns = arguments.operands.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    let rows = try rows(of: listing, matching: patterns)
    var output = OutputBuffer()
    switch format {
    case .text:
      let width = console.output.columns ?? HelpText.width
      output.append(ListText.lines(listing.titles, rows.map(\.cells), width: width))
    case .json: output.append(array: rows.map(\.json))
    case .ndjson:
      for row in rows {
        output.append(row.json)
        output.append("\n")
      }
    }
    return ZoomFit.write(output.bytes, to: console)
  }

  private static func listing(_ operand: [UInt8]?) throws(UsageError) -> Listing {
    let names = Listing.all.map(\.name)
    let known = names.joined(separator: ", ")
    guard let operand else { throw UsageError("list what? there are \(known)") }
    let name = String(decoding: operand, as: UTF8.self)
    if let listing = Listing.all.first(where: { $0.name == name }) { return listing }
    throw UsageError(
      "unknown list \(name)", nearest: NearestName.nearest(to: name, among: names),
      otherwise: "there are \(known)")
  }

  /// The rows that the patterns stand for, in the table's order; without patterns all.
  private static func rows(
    of listing: Listing, matching patterns: [String]
  ) throws(UsageError) -> [Listing.Row] {
    let all = listing.rows()
    guard !patterns.isEmpty else { return all }
    var wanted: Set<String> = []
    for pattern in patterns {
      if let match = listing.match {
        do throws(DisplayError) {
          wanted.formUnion(try match(pattern))
        } catch {
          throw UsageError(error.message)
        }
      } else {
        wanted.formUnion(try names(in: all, matching: pattern, noun: listing.noun))
      }
    }
    return all.filter { !wanted.isDisjoint(with: $0.names) }
  }

  private static func names(
    in rows: [Listing.Row], matching text: String, noun: String
  ) throws(UsageError) -> [String] {
    let pattern = NamePattern(text)
    let names = rows.flatMap(\.names)
    let matches = names.filter(pattern.matches)
    guard matches.isEmpty else { return matches }
    if NamePattern.isPattern(text) { throw UsageError("no \(noun) matches '\(text)'") }
    throw UsageError(
      "unknown \(noun) '\(text)'", nearest: NearestName.nearest(to: text, among: names))
  }
}

extension OutputBuffer {
  /// Appends a JSON array, an element a line.
  fileprivate mutating func append(array values: [ListValue]) {
    append("[")
    for (index, value) in values.enumerated() {
      append(index > 0 ? ",\n  " : "\n  ")
      append(value)
    }
    append(values.isEmpty ? "]\n" : "\n]\n")
  }
}
