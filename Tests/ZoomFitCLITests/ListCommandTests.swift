import AppleDisplays
import Foundation
import Testing

@testable import ZoomFitCLI

@Suite("Listing the tables")
struct ListCommandTests {
  @Test(
    "every row of every list is in its JSON, with the same keys",
    arguments: [
      ("devices", Device.all.count), ("bars", BarRow.all.count), ("models", ViewerModel.all.count),
      ("screenshots", ScreenshotTable.builtIn.displays.count),
    ])
  func json(list: String, count: Int) throws {
    let run = Recording.run(["list", list, "-f", "json"])
    #expect(run.status == .success)
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.count == count)
    let keys = Set(rows.map { $0.keys.sorted() })
    #expect(keys.count == 1)
    let lines = Recording.run(["list", list, "-f", "ndjson"]).output.split(separator: "\n")
    #expect(lines.count == count)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("text fits 80 columns", arguments: Listing.all.map(\.name))
  func width(list: String) {
    for line in Recording.run(["list", list]).output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(
    "names and patterns choose rows, each once",
    arguments: [
      ("devices iphone-17-pro", 1), ("devices iPhone18,1", 1),
      ("devices iphone-17-pro iphone-17-pro*", 2),
      ("devices iphone-17-pro iphone-17-pro", 1), ("models css-*", 4), ("models CSS-cover", 1),
      ("bars tab-bar", BarRow.all.count { $0.about == .tabBar }), ("screenshots APP_IPHONE_67", 1),
    ])
  func patterns(line: String, count: Int) {
    let run = Recording.run("list \(line) -f ndjson")
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n").count == count, "\(run.output)")
  }

  @Test(
    "what is not there is named, with what is near",
    arguments: [
      ("list", "list what? there are devices, bars, models, screenshots"),
      ("list modls", "unknown list modls; did you mean models?"),
      ("list devices iphone-17-por", "did you mean 'iphone-17-pro'"),
      ("list devices foo*", "no device matches 'foo*'"),
      ("list models lightbx", "unknown model 'lightbx'; did you mean lightbox?"),
      ("list bars foo*", "no bar matches 'foo*'"),
      ("list devices -f csv", "--format csv: unknown value"),
      ("list devices --zoom fit", "--zoom is an option of zoomfit, not of zoomfit list"),
    ])
  func unknown(line: String, message: String) {
    let run = Recording.run(line)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
