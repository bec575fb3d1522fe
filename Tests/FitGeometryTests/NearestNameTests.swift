import Testing

@testable import FitGeometry

struct NearestNameTests {
  static let options = ["--viewport", "--device", "--within", "--width", "--version", "--zoom"]

  @Test(
    "a mistyped name is answered by the nearest known ones",
    arguments: [
      ("--viewpotr", ["--viewport"]),
      ("--VIEWPORT", ["--viewport"]),
      ("--wihtin", ["--within"]),
      ("--view", ["--viewport"]),
      ("--zom", ["--zoom"]),
      ("--banana", []),
      ("--zomm", ["--zoom"]),
      ("--wxdxx", ["--width"]),
      ("", []),
    ])
  func nearest(_ typed: String, _ expected: [String]) {
    #expect(NearestName.nearest(to: typed, among: Self.options) == expected)
  }

  @Test("no more names are given than asked for, each once, in the order known")
  func limit() {
    let names = ["ab", "ac", "ac", "ad", "ae"]
    #expect(NearestName.nearest(to: "a", among: names) == ["ab", "ac", "ad"])
    #expect(NearestName.nearest(to: "a", among: names, limit: 1) == ["ab"])
  }

  @Test(
    "the distance counts insertions, deletions, substitutions and swapped neighbours",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
      ("photo", "hpoto", 1), ("abcd", "acbd", 1), ("fit", "fill", 2),
    ])
  func distance(_ left: String, _ right: String, _ expected: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(NearestName.distance(left, right) == expected)
    #expect(NearestName.distance(right, left) == expected)
  }
}
