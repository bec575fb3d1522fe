import SystemCalls

/// Reads a baseline's file.
package enum BaselineReader {
  package static func read(_ bytes: [UInt8]) throws(ConfigurationError) -> Baseline {
    let root: JSONValue
    do {
      root = try JSONParser.parse(bytes, options: [.comments, .trailingCommas], depthLimit: 8)
    } catch {
      throw ConfigurationError(error.position, error.message)
    }
    guard let version = root["version"]?.number?.integer, let list = root["findings"],
      let findings = list.array
    else {
      throw ConfigurationError(
        root.position, "this is no baseline, which has \"version\" and \"findings\"")
    }
    guard version == BaselineWriter.version else {
      throw ConfigurationError(
        root.position,
        "the baseline's version is \(version), and \(BaselineWriter.version) is known")
    }
    var baseline = Baseline()
    for finding in findings { baseline.insert(try entry(finding)) }
    return baseline
  }

  private static func entry(_ value: JSONValue) throws(ConfigurationError) -> Baseline.Entry {
    guard let file = value["file"]?.string, let rule = value["rule"]?.string else {
      throw ConfigurationError(value.position, "a finding of a baseline has \"file\" and \"rule\"")
    }
    var path = FilePath(file)
    if let hexadecimal = value["fileHex"] {
      guard let bytes = hexadecimal.string.flatMap(Hexadecimal.bytes) else {
        throw ConfigurationError(hexadecimal.position, "\"fileHex\" takes bytes in hexadecimal")
      }
      path = FilePath(bytes: bytes)
    }
    return Baseline.Entry(file: path, rule: rule, actual: value["actual"]?.string)
  }
}
