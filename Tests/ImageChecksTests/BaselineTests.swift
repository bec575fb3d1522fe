import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct BaselineTests {
  @Test("a baseline is written sorted, a finding a line")
  func written() {
    let baseline = Baseline([
      Baseline.Entry(file: FilePath("b.png"), rule: "alpha", actual: "alpha"),
      Baseline.Entry(file: FilePath("a.png"), rule: "longSide", actual: "1600"),
      Baseline.Entry(file: FilePath("a.png"), rule: "aspect", actual: nil),
      Baseline.Entry(file: FilePath("a.png"), rule: "longSide", actual: "1600"),
      Baseline.Entry(file: FilePath(bytes: [0xFF]), rule: "x", actual: "\"\\\n"),
    ])
    #expect(
      String(decoding: BaselineWriter.text(of: baseline), as: UTF8.self) == #"""
        {
          "version": 1,
          "findings": [
            {"file": "a.png", "rule": "aspect", "actual": null},
            {"file": "a.png", "rule": "longSide", "actual": "1600"},
            {"file": "b.png", "rule": "alpha", "actual": "alpha"},
            {"file": "\#u{FFFD}", "fileHex": "ff", "rule": "x", "actual": "\"\\\u000a"}
          ]
        }

        """#)
    #expect(
      String(decoding: BaselineWriter.text(of: Baseline()), as: UTF8.self)
        == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test("what is written is read back as it was")
  func roundTrip() throws {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let entries = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Baseline.Entry(
          file: FilePath(
            bytes: (0..<Int.random(in: 1...5, using: &random)).map { _ in
              UInt8.random(in: 1...255, using: &random)
            }),
          rule: random.choice(of: ["alpha", "a\"b", "\u{1F}\u{9B}"]),
          actual: random.choice(of: [nil, "", "1600", "×\u{7F}"]))
      }
      let baseline = Baseline(entries)
      let read = try BaselineReader.read(BaselineWriter.text(of: baseline))
      #expect(read.sorted == baseline.sorted, "\(random)")
    }
  }

  @Test(
    "what is no baseline is refused where it stops to be one",
    arguments: [
      ("{", 1, 2), ("{}", 1, 1), (#"{"version": 2, "findings": []}"#, 1, 1),
      ("{\"version\": 1,\n\"findings\": [{}]}", 2, 14),
      (#"{"version": 1, "findings": [{"file": "a", "rule": "b", "fileHex": "f"}]}"#, 1, 67),
    ])
  func refused(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: ConfigurationError.self) {
      try BaselineReader.read(Array(text.utf8))
    }
    #expect(error?.position == JSONPosition(line: line, column: column))
  }

  @Test("a finding is known again by path, rule and actual value")
  func contains() {
    let entry = Baseline.Entry(file: FilePath("a"), rule: "r", actual: "1")
    let baseline = Baseline([entry])
    #expect(baseline.contains(entry))
    for other in [
      Baseline.Entry(file: FilePath("b"), rule: "r", actual: "1"),
      Baseline.Entry(file: FilePath("a"), rule: "s", actual: "1"),
      Baseline.Entry(file: FilePath("a"), rule: "r", actual: "2"),
      Baseline.Entry(file: FilePath("a"), rule: "r", actual: nil),
    ] {
      #expect(!baseline.contains(other))
    }
  }
}
