import AppleDisplays
import SystemCalls

/// Reads a table of screenshot sizes from a file, since stores change theirs.
///
///     {"display_types": [{"display_type": "APP_X", "label": "X", "sizes": [[1290, 2796]]}],
///      "ambiguous": [{"size": [1290, 2796], "candidates": ["APP_X", "APP_Y"]}],
///      "not_accepted": [{"size": [828, 1792], "device": "iphone-xr, iphone-11"}]}
///
/// Other keys are for people. Comments and trailing commas are taken.
enum ScreenshotTableReader {
  /// Reads a file.
  ///
  /// - Throws: What is wrong, to be read after the file's name.
  static func read(_ file: FilePath) throws(ValueProblem) -> ScreenshotTable {
    let bytes: [UInt8]
    do {
      bytes = try file.contents(limit: longest + 1)
    } catch {
      switch error {
      case .failed(let error):
        throw ValueProblem("can't be read: \(error.message)", isAboutAccess: true)
      case .folder, .pipe, .socket, .terminalOrDevice, .blockDevice:
        throw ValueProblem("can't be read: it is no regular file", isAboutAccess: true)
      }
    }
    guard bytes.count <= longest else { throw ValueProblem("is too long for a table of sizes") }
    do {
      return try read(bytes)
    } catch {
      throw ValueProblem(
        "is wrong at line \(error.position.line), column \(error.position.column): \(error.message)"
      )
    }
  }

  /// A table of every size there is takes a few kB.
  private static let longest = 4 << 20

  /// Reads a table that is in memory.
  static func read(_ bytes: [UInt8]) throws(ConfigurationError) -> ScreenshotTable {
    let root: JSONValue
    do {
      root = try JSONParser.parse(bytes, options: [.comments, .trailingCommas])
    } catch {
      throw ConfigurationError(error.position, error.message)
    }
    var displays: [ScreenshotDisplay] = []
    for entry in try list("display_types", of: root, isNeeded: true) {
      let display = try display(entry)
      guard !displays.contains(where: { $0.type == display.type }) else {
        throw ConfigurationError(entry.position, "\(display.type) is there twice")
      }
      displays.append(display)
    }
    guard !displays.isEmpty else {
      throw ConfigurationError(root.position, "\"display_types\" is empty")
    }
    var ambiguous: [AmbiguousScreenshotSize] = []
    for entry in try list("ambiguous", of: root) {
      ambiguous.append(try ambiguousSize(entry, displays))
    }
    var notAccepted: [ScreenshotTable.RefusedSize] = []
    for entry in try list("not_accepted", of: root) {
      let devices = try text("device", of: entry).split { $0 == "," || $0 == " " }.map(String.init)
      notAccepted.append(
        ScreenshotTable.RefusedSize(
          size: try size(value("size", of: entry)), devices: devices))
    }
    return ScreenshotTable(displays: displays, ambiguous: ambiguous, notAccepted: notAccepted)
  }

  private static func display(_ entry: JSONValue) throws(ConfigurationError) -> ScreenshotDisplay {
    let type = try text("display_type", of: entry)
    let label = entry["label"] == nil ? type : try text("label", of: entry)
    var sizes: [PixelSize] = []
    for element in try list("sizes", of: entry, isNeeded: true) {
      sizes.append(try size(element))
    }
    return ScreenshotDisplay(type: type, label: label, sizes: sizes)
  }

  private static func ambiguousSize(
    _ entry: JSONValue, _ displays: [ScreenshotDisplay]
  ) throws(ConfigurationError) -> AmbiguousScreenshotSize {
    var candidates: [String] = []
    for element in try list("candidates", of: entry, isNeeded: true) {
      guard let type = element.string, displays.contains(where: { $0.type == type }) else {
        throw ConfigurationError(element.position, "a candidate is one of the display types above")
      }
      candidates.append(type)
    }
    guard candidates.count == 2 else {
      throw ConfigurationError(entry.position, "an ambiguous size has two candidates")
    }
    // The rule is a sentence for people; a path that names the other type means it.
    return AmbiguousScreenshotSize(
      size: try size(value("size", of: entry)), assumed: candidates[0], other: candidates[1],
      hints: [[candidates[1].lowercased()]])
  }

  // MARK: - Values

  private static func value(
    _ key: String, of entry: JSONValue
  ) throws(ConfigurationError) -> JSONValue {
    guard entry.object != nil else {
      throw ConfigurationError(entry.position, "this is an object, not \(entry.kind)")
    }
    guard let value = entry[key] else {
      throw ConfigurationError(entry.position, "\"\(key)\" is missing")
    }
    return value
  }

  private static func list(
    _ key: String, of entry: JSONValue, isNeeded: Bool = false
  ) throws(ConfigurationError) -> [JSONValue] {
    if !isNeeded, entry.object != nil, entry[key] == nil { return [] }
    let value = try value(key, of: entry)
    guard let list = value.array else {
      throw ConfigurationError(value.position, "\"\(key)\" is a list, not \(value.kind)")
    }
    return list
  }

  private static func text(
    _ key: String, of entry: JSONValue
  ) throws(ConfigurationError) -> String {
    let value = try value(key, of: entry)
    guard let text = value.string, !text.isEmpty else {
      throw ConfigurationError(value.position, "\"\(key)\" is a string that says something")
    }
    return text
  }

  private static func size(_ value: JSONValue) throws(ConfigurationError) -> PixelSize {
    let sides = value.array?.compactMap { $0.number?.integer } ?? []
    let size = sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
    guard value.array?.count == 2, let size, size.isPossible else {
      throw ConfigurationError(value.position, "a size is [width, height] in pixels")
    }
    return size
  }
}
