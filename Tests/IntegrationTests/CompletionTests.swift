import TestSupport
import Testing

@Suite("Completion, by the shells themselves")
struct CompletionTests {
  @Test(
    "a shell offers what can stand there, and nothing else",
    arguments: CompletingShell.installed)
  func offers(_ shell: CompletingShell) throws {
    let folder = try Self.folder()
    let lines = Self.offers.map(\.line)
    let answers = try shell.words(offeredFor: lines, in: folder.path)
    try #require(answers.count == lines.count)
    for (asked, words) in zip(Self.offers, answers) {
      #expect(words == asked.words, "\(asked.line)")
    }
  }

  /// Command lines, and what may stand in place of their last words.
  private static let offers: [(line: String, words: [String])] =
    [
      // Commands and options
      ("zoomfit comp", ["completions"]),
      ("zoomfit --dev", ["--device"]),
      ("zoomfit beach.jpg --alw", ["--always-bounce"]),
      ("zoomfit check --always-b", []),
      ("zoomfit ./check --alw", ["--always-bounce"]),
      ("zoomfit -- --dev", []),
      // Words of an option, wherever the option stands and however it is written
      ("zoomfit --centering p", ["plain-insets"]),
      ("zoomfit --centering=p", ["plain-insets"]),
      ("zoomfit beach.jpg --exif ", ["apply", "ignore"]),
      ("zoomfit --nav-bar l", ["large"]),
      ("zoomfit --zoom mi", ["mid", "min"]),
      ("zoomfit --max-zoom mi", ["min"]),
      ("zoomfit --min-zoom na", ["native"]),
      ("zoomfit --viewport ", []),
      ("zoomfit --viewport 390x844 ph", ["photos"]),
      ("zoomfit -r -f nd", ["ndjson"]),
      ("zoomfit -rf nd", ["ndjson"]),
      // The tables
      ("zoomfit --device iphone-16-p", ["iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max"]),
      ("zoomfit check --device=iphone-17-pro-", ["iphone-17-pro-max"]),
      ("zoomfit --model photosw", ["photoswipe"]),
      ("zoomfit -p image.displayPixelSize.w", ["image.displayPixelSize.width"]),
      ("zoomfit --print fitScale,fill", ["fitScale,fillScale"]),
      ("zoomfit list b", ["bars"]),
      ("zoomfit list models photosw", ["photoswipe"]),
      ("zoomfit list screenshots APP_IPHONE_67", ["APP_IPHONE_67"]),
      ("zoomfit list -f j", ["json"]),
      ("zoomfit check -f che", ["checkstyle"]),
      ("zoomfit check --long-s", ["--long-side"]),
      ("zoomfit check --alpha f", ["forbid"]),
      ("zoomfit check --shape po", ["portrait"]),
      ("zoomfit check --sharp-on iphone-17-pro-", ["iphone-17-pro-max"]),
      ("zoomfit check --screenshot APP_IPHONE_67", ["APP_IPHONE_67"]),
      ("zoomfit check --reporter sar", ["sarif"]),
      ("zoomfit check --reporter junit=b", ["beach.jpg"]),
      ("zoomfit check --reporter=junit=b", ["beach.jpg"]),
      ("zoomfit check --config b", ["beach.jpg"]),
      ("zoomfit help stat", ["status"]),
      ("zoomfit help status ", []),
      ("zoomfit completions ", ["bash", "fish", "zsh"]),
      // Files
      ("zoomfit ", ["a b.jpg", "beach.jpg", "check", "completions", "help", "list", "photos"]),
      ("zoomfit -o b", ["beach.jpg"]),
      ("zoomfit --output=b", ["beach.jpg"]),
      ("zoomfit check ", ["a b.jpg", "beach.jpg", "photos"]),
      ("zoomfit beach.jpg --files-from a", ["a b.jpg"]),
    ]

  @Test(
    "bash completes in a terminal as it does for files, quotes and blanks included",
    .enabled(if: CompletingShell.installed.contains(.zsh)),
    arguments: [
      ("zoomfit b\t --dev\tiphone-16-plu\t", "<zoomfit><beach.jpg><--device><iphone-16-plus>"),
      ("zoomfit --format=nd\t -o \"a\t", "<zoomfit><--format=ndjson><-o><a b.jpg>"),
      ("zoomfit ph\t", "<zoomfit><photos/>"),
      ("zoomfit --print fitScale,fill\t", "<zoomfit><--print><fitScale,fillScale>"),
    ])
  func typed(keys: String, arguments: String) throws {
    let folder = try Self.folder()
    let line = try CompletingShell.lineTyped(keys, in: folder.path)
    #expect(line.contains(arguments), "\(line)")
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["beach.jpg", "a b.jpg", "photos/summer.jpg"] { try folder.write(to: name) }
    return folder
  }
}
