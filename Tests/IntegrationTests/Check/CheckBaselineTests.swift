import TestSupport
import Testing

struct CheckBaselineTests {
  private static func repository() throws -> CheckFolder {
    let folder = try CheckFolder()
    try folder.folder.makeFolder(".git")
    try folder.configure(
      #"{"checks": [{"files": ["photos/*.{jpg,png}"], "longSide": "2000..", "alpha": "forbid"}]}"#)
    try folder.photo("photos/a.jpg", 1600, 100)
    try folder.png("photos/b.png", 1500, 100, opaque: false)
    return folder
  }

  @Test("what a baseline holds is not reported again, until it changes")
  func whole() throws {
    let folder = try Self.repository()
    let written = try folder.check("--write-baseline", "base.json", "--no-ignore")
    #expect(written.status == 0)
    #expect(
      String(decoding: try folder.folder.read("base.json"), as: UTF8.self) == """
        {
          "version": 1,
          "findings": [
            {"file": "photos/a.jpg", "rule": "longSide", "actual": "1600"},
            {"file": "photos/b.png", "rule": "alpha", "actual": "alpha"},
            {"file": "photos/b.png", "rule": "longSide", "actual": "1500"}
          ]
        }

        """)
    let held = try folder.check("--baseline", "base.json", "--no-ignore")
    #expect(held.status == 0)
    #expect(held.error.isEmpty)
    #expect(held.outputText == "2 files: all as they should be; 3 in the baseline\n")

    try folder.photo("photos/a.jpg", 1601, 100)
    let changed = try folder.check("--baseline", "base.json", "--no-ignore")
    #expect(changed.status == 1)
    #expect(changed.outputText.contains("long side 1601 px"))
    #expect(!changed.outputText.contains("photos/b.png"))
    #expect(
      changed.errorText
        == "zoomfit: base.json: warning: no longer applies: photos/a.jpg: longSide 1600\n")

    // Of files that are not in the run nothing is said.
    let other = try folder.check("photos/b.png", "--baseline", "base.json")
    #expect(other.status == 0)
    #expect(other.error.isEmpty)
  }

  @Test("paths in a baseline are from the configuration's folder, wherever the run stands")
  func fromBelow() throws {
    let folder = try Self.repository()
    _ = try folder.check("--write-baseline", "base.json", "--no-ignore")
    #expect(
      try folder.check("a.jpg", "b.png", "--baseline", "../base.json", in: "photos").status == 0)
    #expect(
      try folder.check(folder.folder.path + "/photos/a.jpg", "--baseline", "base.json").status == 0)
    try folder.configure(
      """
      {"baseline": "base.json", "checks": [{"files": ["photos/*"], "longSide": "2000.."}]}
      """)
    let below = try folder.check("a.jpg", in: "photos")
    #expect(below.status == 0, "\(below.errorText)\(below.outputText)")
  }

  @Test("what could not be read never goes into a baseline, and is reported in spite of one")
  func unreadable() throws {
    let folder = try Self.repository()
    try folder.text("hello", to: "photos/text.png")
    #expect(try folder.check("--write-baseline", "base.json", "--no-ignore").status == 65)
    let base = String(decoding: try folder.folder.read("base.json"), as: UTF8.self)
    #expect(!base.contains("readable"))
    #expect(base.contains("longSide"))
    #expect(
      try folder.check("--write-baseline", "base.json", "photos/gone.jpg").status == 66)
    try folder.text(
      #"{"version": 1, "findings": [{"file": "photos/text.png", "rule": "readable", "actual": null}]}"#,
      to: "base.json")
    let result = try folder.check("photos/text.png", "--baseline", "base.json")
    #expect(result.status == 65)
    #expect(result.outputText.contains("readable"))
  }

  @Test("rules of the command line leave a baseline's entries of other rules alone")
  func otherRules() throws {
    let folder = try Self.repository()
    _ = try folder.check("--write-baseline", "base.json", "--no-ignore")
    let result = try folder.check("photos/b.png", "--alpha", "forbid", "--baseline", "base.json")
    #expect(result.status == 0)
    #expect(result.error.isEmpty, "\(result.errorText)")
  }
}
