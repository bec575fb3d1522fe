import SystemCalls
import Testing

@testable import ImageChecks

struct ConfigurationTests {
  private static func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), file: FilePath(".zoomfit.json"))
  }

  @Test("a configuration with comments and trailing commas is read whole")
  func whole() throws {
    let configuration = try Self.read(
      """
      // what images have to be
      {
        "exclude": ["**/Pods/**"],
        "baseline": ".zoomfit-baseline.json",
        "checks": [
          { "name": "photos", "files": "photos/**/*.jpg", "longSide": 2000, "severity": "warning", },
          { "files": ["a", "b"], "optional": true, "upright": true, "extensionMatches": false,
            "pixelSize": ["1x2", "3x4,5x6"], "sharpOn": ["iphone-17-pro", "iphone-5s"],
            "exif": "ignore", },
        ],
      }
      """)
    #expect(configuration.exclude.map(\.text) == ["**/Pods/**"])
    #expect(configuration.baseline == ".zoomfit-baseline.json")
    let (photos, others) = (configuration.checks[0], configuration.checks[1])
    #expect(photos.name == "photos")
    #expect(photos.severity == .warning)
    #expect(photos.rules.count == 1)
    #expect((photos.rules[0] as? LongSideRule)?.range.contains(Fraction(2000)!) == true)
    #expect(photos.files[0].position == JSONPosition(line: 6, column: 34))
    #expect(others.isOptional)
    #expect(!others.appliesOrientation)
    #expect(others.rules.map { type(of: $0).key.name } == ["pixelSize", "upright", "sharpOn"])
    #expect((others.rules[0] as? PixelSizeRule)?.sizes.count == 3)
    #expect((others.rules[2] as? SharpOnRule)?.viewports.count == 4)
    #expect(configuration.excludes(PatternPath("a/Pods/.x/y.png")))
    #expect(!configuration.excludes(PatternPath("a/pod.png")))
  }

  @Test(
    "whatever is wrong is named with its line and column",
    arguments: [
      ("", 1, 1, "the file is empty"),
      ("[]", 1, 1, "the configuration is an object, not a list"),
      (#"{"cheks": []}"#, 1, 2, #"unknown key "cheks"; did you mean "checks"?"#),
      (#"{"zzzzzz": []}"#, 1, 2, #"unknown key "zzzzzz" in the configuration"#),
      (#"{"checks": [], "checks": []}"#, 1, 16, #""checks" is given twice"#),
      (#"{"checks": {}}"#, 1, 12, #""checks" takes a list of checks, not an object"#),
      (#"{"checks": [1]}"#, 1, 13, "a check is an object, not a number"),
      (#"{"checks": [{}]}"#, 1, 13, #"a check needs "files": ["photos/**/*.jpg"]"#),
      (#"{"checks": [{"files": []}]}"#, 1, 13, #"a check needs "files": ["photos/**/*.jpg"]"#),
      (#"{"checks": [{"files": [1]}]}"#, 1, 24, #""files" takes patterns of names, not a number"#),
      (
        "{\"checks\": [{\n  \"files\": [\"a\",\n    \"[a\"]}]}", 3, 5,
        #"the pattern "[a" has a [ that is not closed"#
      ),
      (#"{"exclude": ["/a"]}"#, 1, 14, #"the pattern "/a" begins with a slash, but is matched"#),
      (
        "{\"checks\": [{\"files\": [\"a\"],\n\"longside\": 1}]}", 2, 1,
        #"unknown key "longside"; did you mean "longSide"?"#
      ),
      (
        "{\"checks\": [{\"files\": [\"a\"],\n  \"longSide\": \"2000...\"}]}", 2, 15,
        #""longSide": '2000...' is no range"#
      ),
      (
        #"{"checks": [{"files": ["a"], "alpha": "forbidden"}]}"#, 1, 39,
        #""alpha": 'forbidden' is none of forbid or require; did you mean forbid?"#
      ),
      (
        #"{"checks": [{"files": ["a"], "aspect": ["16:9", "4"], "width": true}]}"#, 1, 64,
        #""width" takes RANGE, not true or false"#
      ),
      (
        #"{"checks": [{"files": ["a"], "aspect": ["16:9", "4:"]}]}"#, 1, 49,
        #""aspect": '4:' is no ratio"#
      ),
      (#"{"checks": [{"files": ["a"], "aspect": []}]}"#, 1, 40, #""aspect" is an empty list"#),
      (
        #"{"checks": [{"files": ["a"], "upright": "yes"}]}"#, 1, 41,
        #""upright" takes true or false, not a string"#
      ),
      (
        #"{"checks": [{"files": ["a"], "maxCrop": "5%"}]}"#, 1, 41,
        #""maxCrop" needs "sharpOn" or "viewport" beside it"#
      ),
      (
        #"{"checks": [{"files": ["a"], "sharpOn": ["iphone-17-pro", "iphone-17-prp"]}]}"#, 1, 59,
        #""sharpOn": 'iphone-17-prp' can't be used: unknown device"#
      ),
      (#"{"baseline": ""}"#, 1, 14, #""baseline" is empty"#),
      (
        #"{"checks": [{"files": ["a"], "severity": "fatal"}]}"#, 1, 42,
        #""severity": 'fatal' is none"#
      ),
    ] as [(String, Int, Int, String)])
  func wrong(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let error = #expect(throws: ConfigurationError.self) { try Self.read(text) }
    #expect(error?.position == JSONPosition(line: line, column: column))
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test("the start that --init writes is a configuration")
  func start() throws {
    let configuration = try Self.read(Configuration.start)
    #expect(configuration.checks.map(\.name) == ["all images", "catalogs"])
    #expect(configuration.checks.map(\.isOptional) == [true, true])
  }

  @Test("the start's commented checks are right as well")
  func commentedStart() throws {
    let lines = Configuration.start.split(separator: "\n", omittingEmptySubsequences: false)
    let uncommented = lines.map { line in
      line.hasPrefix("    // ") && !line.contains("Every rule") ? line.dropFirst(7) : line
    }
    let configuration = try Self.read(uncommented.joined(separator: "\n"))
    #expect(configuration.checks.count == 4)
  }
}
