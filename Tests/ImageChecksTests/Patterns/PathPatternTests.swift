import SystemCalls
import TestSupport
import Testing

@testable import ImageChecks

struct PathPatternTests {
  @Test(
    "a pattern matches these paths",
    arguments: [
      ("a.png", "a.png"), ("a.png", "A.PNG"), ("A.PNG", "a.png"), ("*.png", "a.png"),
      ("*.png", "x.y.png"), ("?.png", "a.png"),
      ("*", "a"), ("a*b*c", "aXbbYbc"), ("**/*.png", "a.png"), ("**/*.png", "a/b/c.png"),
      ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("a/**", "a/b"), ("a/**", "a/b/c"),
      ("**", "a"), ("**/a/**/b/*", "x/a/a/y/b/c"), ("{a,b}.png", "b.png"),
      ("{a,b/c}/*.png", "b/c/d.png"), ("a{,@2x}.png", "a.png"), ("a{,@2x}.png", "a@2x.png"),
      ("{a{1,2},b}", "a2"), ("[a-c].png", "B.png"), ("[!a-c].png", "d.png"),
      ("[]x]", "]"), ("[a-]", "-"), (#"\*.png"#, "*.png"), (#"\{a\}"#, "{a}"), (#"[\]]"#, "]"),
      ("./a/./b", "a/b"), ("a//b", "a/b"), ("photos/", "photos"), (".git/*", ".git/x"),
      (".*", ".a"), ("**/.x/*", "a/.x/b"), ("caf\u{E9}.png", "cafe\u{301}.png"),
      ("cafe\u{301}.png", "CAF\u{E9}.png"),
      ("?.png", "e\u{301}.png"), ("[\u{E0}-\u{EF}].png", "e\u{301}.png"),
      ("*\u{F1}*", "ma\u{F1}ana"),
      ("\u{1F600}.png", "\u{1F600}.png"), ("a,b", "a,b"),
    ] as [(String, String)])
  func matches(_ pattern: String, _ path: String) throws {
    #expect(try PathPattern(pattern).matches(PatternPath(path)))
  }

  @Test(
    "a pattern does not match these paths",
    arguments: [
      ("*.png", "a/b.png"), ("*.png", "a.png.jpg"), ("?.png", ".png"), ("a/*", "a"),
      ("a/**", "a"), ("*/a", "a"), ("a?b", "a/b"), ("a[/]b", "a/b"), ("[!a]", "a/"),
      ("*", ".a"), ("**/*.png", ".build/a.png"), ("**", "a/.b/c"), ("?a", ".a"), ("[.]a", ".a"),
      ("{a,b}.png", "c.png"), ("[!a-c].png", "B.png"), (#"\*.png"#, "a.png"), ("a", "b"),
      ("\u{E9}.png", "\u{C9}.png"), ("**/a/b", "a/x/b"), ("a/**/b", "a/x/c"),
      ("**/*/*", "a"),
    ] as [(String, String)])
  func matchesNot(_ pattern: String, _ path: String) throws {
    #expect(try !PathPattern(pattern).matches(PatternPath(path)))
  }

  @Test("wildcards take names that begin with a dot where hidden files are asked for")
  func hidden() throws {
    #expect(try PathPattern("**/*.png").matches(PatternPath(".build/.a.png"), includesHidden: true))
    let pods = try PathPattern("**/Pods")
    #expect(pods.matchesPathOrFolder(above: PatternPath("a/.b/Pods/c/d"), includesHidden: true))
    #expect(!pods.matchesPathOrFolder(above: PatternPath("a/Podsx/c"), includesHidden: true))
  }

  @Test(
    "bytes that are not UTF-8 are one unknown character each",
    arguments: [("?.png", true), ("*.png", true), ("a.png", false)])
  func invalidBytes(_ pattern: String, _ expected: Bool) throws {
    let path = PatternPath(FilePath(bytes: [0xFF] + Array(".png".utf8)))
    #expect(try PathPattern(pattern).matches(path) == expected)
  }

  @Test(
    "a pattern that can't be is refused with the reason",
    arguments: [
      ("", "is empty"), ("[a", "has a [ that is not closed"), ("[", "has a [ that is not closed"),
      ("[z-a]", "has a range that ends before it begins"), ("{a,b", "has a { that is not closed"),
      (#"a\"#, #"ends in a lone \"#), ("/a", "begins with a slash"), ("../a", "leaves its folder"),
      ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", "stands for more than 256"),
      (String(repeating: "{", count: 100_000), "is longer than 4096"),
      (String(repeating: "{", count: 1000), "has more than 16 braces"),
    ])
  func refused(_ pattern: String, _ reason: String) {
    let problem = #expect(throws: ValueProblem.self) { try PathPattern(pattern) }
    #expect(problem?.message.hasPrefix(reason) == true, "\(problem?.message ?? "")")
  }

  @Test("a hostile pattern on a hostile path takes no time")
  func hostile() throws {
    let pattern = try PathPattern(String(repeating: "*a", count: 40) + "*b")
    let deep = try PathPattern(String(repeating: "**/a/", count: 40) + "b")
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(!pattern.matches(PatternPath(String(repeating: "a", count: 20_000))))
      #expect(!deep.matches(PatternPath(String(repeating: "a/", count: 2_000) + "c")))
    }
    #expect(time < .seconds(5))
  }

  @Test(
    "a folder is walked only where something in it could match",
    arguments: [
      ("photos/*.png", "photos", true), ("photos/*.png", "other", false),
      ("photos/*.png", "photos/deep", false), ("photos/**/*.png", "photos/deep/er", true),
      ("**/*.png", "any/where", true), ("**/*.png", ".git", false), ("*/x/*.png", "a", true),
      ("*/x/*.png", "a/y", false), ("a/b", "a", true), ("a/b", "a/b", false),
      ("{a,b/c}/d", "b", true), ("photos", "photos", false), ("Photos/*", "photos", true),
      (".git/**", ".git/x", true),
    ])
  func beneath(_ pattern: String, _ folder: String, _ expected: Bool) throws {
    #expect(try PathPattern(pattern).couldMatch(beneath: PatternPath(folder)) == expected)
  }

  @Test("matching agrees with a plain recursive definition on random patterns and paths")
  func law() throws {
    var random = SeededGenerator()
    for _ in 0..<20_000 {
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.choice(of: ["**", "*", "a", "b", "?", "a*", "*b", ".a", "a*b*", "[ab]"])
      }
      let pattern = parts.joined(separator: "/")
      let path = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        random.choice(of: ["a", "b", "ab", "aab", ".a", "abab", "B"])
      }
      let hidden = Bool.random(using: &random)
      let actual = try PathPattern(pattern).matches(
        PatternPath(path.joined(separator: "/")), includesHidden: hidden)
      #expect(
        actual == Self.plain(parts[...], path[...], hidden),
        "\(pattern) on \(path), hidden \(hidden), \(random)")
    }
  }

  /// The meaning of a pattern, tried every way there is.
  private static func plain(
    _ parts: ArraySlice<String>, _ names: ArraySlice<String>, _ hidden: Bool
  ) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      if parts.count == 1 {
        return !names.isEmpty && names.allSatisfy { hidden || !$0.hasPrefix(".") }
      }
      if plain(parts.dropFirst(), names, hidden) { return true }
      guard let name = names.first, hidden || !name.hasPrefix(".") else { return false }
      return plain(parts, names.dropFirst(), hidden)
    }
    guard let name = names.first else { return false }
    if name.hasPrefix("."), !part.hasPrefix("."), !hidden { return false }
    return plainName(Array(part.lowercased())[...], Array(name.lowercased())[...])
      && plain(parts.dropFirst(), names.dropFirst(), hidden)
  }

  private static func plainName(
    _ glob: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = glob.first else { return name.isEmpty }
    if first == "*" {
      return plainName(glob.dropFirst(), name)
        || (!name.isEmpty && plainName(glob, name.dropFirst()))
    }
    guard let character = name.first else { return false }
    if first == "[" {
      return "ab".contains(character) && plainName(glob.dropFirst(4), name.dropFirst())
    }
    return (first == "?" || first == character)
      && plainName(glob.dropFirst(), name.dropFirst())
  }
}
