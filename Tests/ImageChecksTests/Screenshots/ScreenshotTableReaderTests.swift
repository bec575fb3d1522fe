import AppleDisplays
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct ScreenshotTableReaderTests {
  @Test(
    "the table that the built-in one was made from reads as that",
    .enabled(if: SharedData.has("data/screenshots.json")))
  func material() throws {
    let file = SharedData.folder.appending(path: "data/screenshots.json").path
    let table = try ScreenshotTableReader.read(FilePath(file))
    let builtIn = ScreenshotTable.builtIn
    #expect(table.displays.map(\.type) == builtIn.displays.map(\.type))
    #expect(table.displays.map(\.label) == builtIn.displays.map(\.label))
    #expect(table.displays.map(\.sizes) == builtIn.displays.map(\.sizes))
    #expect(table.notAccepted == builtIn.notAccepted)
  }

  @Test(
    "a table that can't be used is told by line and column",
    arguments: [
      ("", "is wrong at line 1, column 1: the file is empty"),
      ("{}", "is wrong at line 1, column 1: \"display_types\" is missing"),
      ("[\n]", "is wrong at line 1, column 1: this is an object, not a list"),
      ("{\"display_types\": []}", "is wrong at line 1, column 1: \"display_types\" is empty"),
      ("{\"display_types\": [\n{}]}", "is wrong at line 2, column 1: \"display_type\" is missing"),
      (
        "{\"display_types\": [\n{\"display_type\": \"A\", \"sizes\": [[1, 2],\n [1.5, 2]]}]}",
        "is wrong at line 3, column 2: a size is [width, height] in pixels"
      ),
      (
        "{\"display_types\": [{\"display_type\": \"A\", \"sizes\": [[1, 2]]},\n{\"display_type\": \"A\", \"sizes\": []}]}",
        "is wrong at line 2, column 1: A is there twice"
      ),
      (
        "{\"display_types\": [{\"display_type\": \"A\", \"sizes\": [[1, 2]]}], \"ambiguous\": [\n{\"candidates\": [\"A\", \"B\"]}]}",
        "is wrong at line 2, column 22: a candidate is one of the display types above"
      ),
    ])
  func broken(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Array(text.utf8), to: "table.json")
    let error = #expect(throws: ValueProblem.self) {
      try ScreenshotTableReader.read(FilePath(file))
    }
    #expect(error?.message == message)
  }

  @Test("a table that is not there, or is a folder, is told so")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: ValueProblem.self) {
      try ScreenshotTableReader.read(FilePath(folder.path + "/none.json"))
    }
    #expect(missing?.message == "can't be read: no such file or directory")
    let listed = #expect(throws: ValueProblem.self) {
      try ScreenshotTableReader.read(FilePath(folder.path))
    }
    #expect(listed?.message == "can't be read: it is no regular file")
  }

  @Test("a configuration's table is looked for from its folder")
  func configured() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Array("{\"display_types\": [{\"display_type\": \"APP_NEW\", \"sizes\": [[1, 2]]}]}".utf8),
      to: "tables/sizes.json")
    func read(_ table: String) throws -> Configuration {
      let text = """
        {"checks": [{"files": "*.png", "screenshot": "APP_NEW",
          "screenshotTable": "\(table)"}]}
        """
      return try ConfigurationReader.read(
        Array(text.utf8), file: FilePath(folder.path + "/.zoomfit.json"))
    }
    #expect(try read("tables/sizes.json").checks.count == 1)
    #expect(try read(folder.path + "/tables/sizes.json").checks.count == 1)
    let error = #expect(throws: ConfigurationError.self) { try read("sizes.json") }
    #expect(error?.position == JSONPosition(line: 2, column: 22))
  }
}
