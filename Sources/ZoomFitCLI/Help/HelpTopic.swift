import FitGeometry
import Reports

/// What `zoomfit help TOPIC` explains, made of the tables that the program works by.
package struct HelpTopic: Sendable {
  package let name: String
  /// One line for the list of topics.
  package let summary: String
  /// The explanation, ended by a newline.
  package let text: @Sendable () -> String

  /// In the order of the list.
  package static let all: [HelpTopic] =
    [
      HelpTopic(name: "zoom", summary: "how a zoom is written") { HelpProse.zoom },
      HelpTopic(name: "recipes", summary: "what --within, --centering and --adjust do") {
        HelpProse.recipes
      },
      HelpTopic(name: "models", summary: "the viewers that --model knows") { HelpProse.models },
      HelpTopic(name: "devices", summary: "the devices that --device knows") {
        HelpProse.devices
      },
      HelpTopic(name: "fields", summary: "what --print and --template can name") {
        HelpProse.fields
      },
      HelpTopic(name: "formats", summary: "how results are written") { HelpProse.formats },
      HelpTopic(name: "catalogs", summary: "what check finds in asset catalogs") {
        HelpProse.catalogs
      },
      HelpTopic(name: "status", summary: "what the program ends with") { HelpProse.status },
      HelpTopic(name: "man", summary: "the manual: zoomfit help man | man -l -") {
        ManualPage.text
      },
    ]
    + Option.Group.allCases.filter(isExplained).map { group in
      HelpTopic(name: group.topic, summary: "the options under \(group.rawValue)") {
        HelpText.text(for: group) + HelpProse.remarks(on: group)
      }
    }
    + Command.allCases.filter { $0 != .fit && $0 != .help }.map { command in
      HelpTopic(name: command.rawValue, summary: "the command \(command.invocation)") {
        HelpText.text(for: command)
      }
    }

  /// The answer of `zoomfit help`.
  static func text(_ arguments: ParsedArguments) throws(UsageError) -> String {
    guard let operand = arguments.operands.first else {
      return HelpText.text(for: Command.fit) + topics
    }
    let name = String(decoding: operand, as: UTF8.self)
    guard arguments.operands.count == 1 else {
      throw UsageError("help explains one topic at a time; topics are \(names)")
    }
    guard let topic = all.first(where: { $0.name == name.lowercased() }) else {
      throw UsageError(
        "unknown topic \(name)", nearest: NearestName.nearest(to: name, among: all.map(\.name)),
        otherwise: "topics are \(names)")
    }
    return topic.text()
  }

  private static var names: String { all.map(\.name).joined(separator: ", ") }

  private static var topics: String {
    let lines = all.flatMap { HelpText.entry($0.name, $0.summary) }
    return (["", "Topics of zoomfit help:"] + lines).joined(separator: "\n") + "\n"
  }

  private static func isExplained(_ group: Option.Group) -> Bool {
    group != .other && OptionTable.all.contains { $0.group == group }
  }
}
