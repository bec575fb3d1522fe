import Testing

@testable import ZoomFitCLI

@Suite("The completions' scripts")
struct CompletionsTests {
  @Test("a list's name stands for the same words everywhere")
  func lists() {
    var words: [String: [String]] = [:]
    for plan in CompletionPlan.all {
      for case .list(let list) in plan.options.compactMap(plan.choice) {
        let known = words.updateValue(list.entries.map(\.word), forKey: list.name)
        #expect(known == nil || known == words[list.name], "\(list.name)")
        let isIdentifier = list.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        #expect(isIdentifier, "\(list.name)")
      }
    }
  }

  @Test("no word needs quotes in a shell", arguments: CompletionPlan.lists.map(\.name))
  func words(list name: String) {
    let list = CompletionPlan.lists.first { $0.name == name }
    for entry in list?.entries ?? [] {
      let isPlain = entry.word.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0))
      }
      #expect(isPlain && !entry.word.isEmpty, "\(entry.word)")
      #expect(!entry.says.contains { $0.isNewline })
    }
  }

  @Test("every option that help shows is in every script", arguments: CompletionScript.allCases)
  func options(script: CompletionScript) {
    for option in OptionTable.all where !option.isHidden {
      #expect(script.text.contains(option.name), "\(option.flag)")
    }
  }

  @Test(
    "a shell that is missing, unknown or one too many is a usage error",
    arguments: [
      ([], "zoomfit: completions of which shell? there are bash, zsh, fish\n"),
      (["zhs"], "zoomfit: unknown shell zhs; did you mean zsh?\n"),
      (["bash", "zsh"], "zoomfit: completions of which shell? there are bash, zsh, fish\n"),
    ])
  func wrongShell(operands: [String], message: String) {
    let result = Recording.run(["completions"] + operands)
    #expect(result.status == .usage && result.output.isEmpty)
    #expect(result.error == message + "see zoomfit completions --help\n")
  }
}
