import Testing

@testable import AppleDisplays

struct NamePatternTests {
  @Test(
    "a pattern matches the whole name",
    arguments: [
      ("*", "", true), ("a*", "a", true), ("a*c", "abbc", true), ("a*c", "abcd", false),
      ("a?c", "abc", true), ("a?c", "ac", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
      ("[^a-c]x", "dx", true), ("[]]", "]", true), ("[a-]", "-", true), ("[", "[", true),
      ("{a,b}c", "bc", true), ("{a,b}c", "cc", false), ("x{,y}z", "xz", true),
      ("{a,{b,c}d}", "cd", true), ("{a,b", "{a,b", true), ("a}", "a}", true), ("\\*", "*", true),
      ("\\*", "a", false), ("{a\\,b,c}", "a,b", true), ("A B_c", "a-b-C", true),
      ("a\\", "a\\", true),
      ("**a", "bba", true), ("", "", true), ("", "a", false),
    ])
  func matches(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(NamePattern(pattern).matches(name) == expected)
  }

  @Test("a name is no pattern")
  func isPattern() {
    #expect(["a*", "a?", "[a]", "{a}"].allSatisfy(NamePattern.isPattern))
    #expect(
      !["iPhone 17 Pro", "iPad Pro (11-inch)", "iPhone18,1"].contains(where: NamePattern.isPattern))
  }

  @Test("no pattern takes long", .timeLimit(.minutes(1)))
  func hostile() {
    let stars = String(repeating: "*a", count: 200) + "b"
    let braces = String(repeating: "{a,b}", count: 200)
    let name = String(repeating: "a", count: 200)
    #expect(!NamePattern(stars).matches(name))
    #expect(NamePattern(braces).matches(name))
  }
}
