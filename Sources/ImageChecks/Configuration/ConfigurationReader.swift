import FitGeometry
package import SystemCalls

/// Reads a configuration: JSON with comments and trailing commas, every key and value of it known.
package enum ConfigurationReader {
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its name, for messages.
  package static func read(
    _ bytes: [UInt8], file: FilePath
  ) throws(ConfigurationError) -> Configuration {
    let root: JSONValue
    do {
      root = try JSONParser.parse(bytes, options: [.comments, .trailingCommas], depthLimit: 16)
    } catch {
      throw ConfigurationError(error.position, error.message)
    }
    var configuration = Configuration(file: file, exclude: [], baseline: nil, checks: [])
    for member in try members(
      of: root, "the configuration", known: ["exclude", "baseline", "checks"])
    {
      switch member.key {
      case "exclude": configuration.exclude = try patterns(member).map(\.pattern)
      case "baseline": configuration.baseline = try text(member)
      default: configuration.checks = try checks(member, in: file.folder)
      }
    }
    return configuration
  }

  private static func checks(
    _ member: JSONMember, in folder: FilePath
  ) throws(ConfigurationError) -> [Check] {
    guard let elements = member.value.array else { throw wrong(member, "a list of checks") }
    var checks: [Check] = []
    for element in elements { checks.append(try check(element, in: folder)) }
    return checks
  }

  private static let ownKeys = ["name", "files", "optional"]

  private static func check(
    _ value: JSONValue, in folder: FilePath
  ) throws(ConfigurationError) -> Check {
    var name: String?
    var files: [Check.FilePattern] = []
    var isOptional = false
    var values = CheckValues()
    let known = ownKeys + RuleTable.keys.map(\.name)
    for member in try members(of: value, "a check", known: known) {
      switch member.key {
      case "name": name = try text(member)
      case "files": files = try patterns(member)
      case "optional": isOptional = try bool(member)
      default:
        guard let key = RuleTable.keys.first(where: { $0.name == member.key }) else { continue }
        guard var given = try given(member, key) else { continue }
        if key == CheckSettings.screenshotTable {
          // Like patterns, a table's name starts at the configuration's folder.
          for index in given.indices where !given[index].text.hasPrefix("/") {
            given[index].text = folder.appending(given[index].text.utf8).text
          }
        }
        values.set(key, to: given)
      }
    }
    guard !files.isEmpty else {
      throw ConfigurationError(value.position, "a check needs \"files\": [\"photos/**/*.jpg\"]")
    }
    do {
      return try Check(name: name, files: files, isOptional: isOptional, values: values)
    } catch {
      throw ConfigurationError(error.position ?? value.position, error.configurationMessage)
    }
  }

  /// A rule's or setting's values; nil for a flag that is off.
  private static func given(
    _ member: JSONMember, _ key: CheckKey
  ) throws(ConfigurationError) -> [CheckValues.Value]? {
    if key.arity == .flag {
      return try bool(member)
        ? [CheckValues.Value(text: "", position: member.value.position)] : nil
    }
    let takesList = key.arity != .one
    let elements = takesList ? member.value.array ?? [member.value] : [member.value]
    var values: [CheckValues.Value] = []
    for element in elements {
      let text: String
      switch element.content {
      case .string(let string): text = string
      case .number(let number): text = number.text
      case .null, .bool, .array, .object:
        throw ConfigurationError(
          element.position,
          "\"\(key.name)\" takes \(key.placeholder)\(takesList ? ", or a list" : ""), not "
            + element.kind)
      }
      values.append(CheckValues.Value(text: text, position: element.position))
    }
    guard !values.isEmpty else {
      throw ConfigurationError(member.value.position, "\"\(key.name)\" is an empty list")
    }
    return values
  }

  private static func patterns(
    _ member: JSONMember
  ) throws(ConfigurationError) -> [Check.FilePattern] {
    let elements = member.value.array ?? [member.value]
    var patterns: [Check.FilePattern] = []
    for element in elements {
      guard let text = element.string else {
        throw ConfigurationError(
          element.position, "\"\(member.key)\" takes patterns of names, not \(element.kind)")
      }
      do {
        patterns.append(
          Check.FilePattern(pattern: try PathPattern(text), position: element.position))
      } catch {
        throw ConfigurationError(element.position, "the pattern \"\(text)\" \(error.message)")
      }
    }
    return patterns
  }

  private static func text(_ member: JSONMember) throws(ConfigurationError) -> String {
    guard let text = member.value.string else { throw wrong(member, "a string") }
    guard !text.isEmpty else {
      throw ConfigurationError(member.value.position, "\"\(member.key)\" is empty")
    }
    return text
  }

  private static func bool(_ member: JSONMember) throws(ConfigurationError) -> Bool {
    guard let bool = member.value.bool else { throw wrong(member, "true or false") }
    return bool
  }

  private static func wrong(_ member: JSONMember, _ expected: String) -> ConfigurationError {
    ConfigurationError(
      member.value.position, "\"\(member.key)\" takes \(expected), not \(member.value.kind)")
  }

  /// The members of an object whose keys are all known, each once.
  private static func members(
    of value: JSONValue, _ what: String, known: [String]
  ) throws(ConfigurationError) -> [JSONMember] {
    guard let members = value.object else {
      throw ConfigurationError(value.position, "\(what) is an object, not \(value.kind)")
    }
    if let repeated = value.repeatedMembers.first {
      throw ConfigurationError(repeated.keyPosition, "\"\(repeated.key)\" is given twice")
    }
    for member in members where !known.contains(member.key) {
      let nearest = NearestName.nearest(to: member.key, among: known, limit: 1)
      throw ConfigurationError(
        member.keyPosition,
        "unknown key \"\(member.key)\""
          + (nearest.first.map { "; did you mean \"\($0)\"?" } ?? " in \(what)"))
    }
    return members
  }
}

extension ValueError {
  /// The sentence as the configuration's writer knows the names.
  var configurationMessage: String {
    if !needs.isEmpty {
      let names = needs.map { "\"\($0.name)\"" }.joined(separator: " or ")
      return "\"\(key.name)\" needs \(names) beside it"
    }
    return "\"\(key.name)\": '\(text ?? "")' \(message)"
  }
}
