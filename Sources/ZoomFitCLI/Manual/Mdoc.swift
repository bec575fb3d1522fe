/// The lines of a manual page in mdoc(7), the macros that BSD and GNU manuals share.
struct Mdoc {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// A macro with its arguments as they are.
  mutating func macro(_ line: String) {
    lines.append(".\(line)")
  }

  mutating func section(_ title: String) {
    macro("Sh \(title)")
  }

  mutating func subsection(_ title: String) {
    macro("Ss \(Self.escaped(title))")
  }

  /// Plain sentences, each on a line of its own, as the format wants it.
  mutating func prose(_ text: String) {
    for sentence in Self.sentences(of: text) {
      lines += HelpText.wrap(Self.escaped(sentence), to: 78).map(Self.guarded)
    }
  }

  mutating func paragraph(_ text: String) {
    macro("Pp")
    prose(text)
  }

  /// Terms and what they mean.
  mutating func list(_ entries: [(term: String, meaning: String)]) {
    macro("Bl -tag -width Ds")
    for entry in entries {
      macro("It \(entry.term)")
      prose(Self.sentence(entry.meaning))
    }
    macro("El")
  }

  /// What is typed, and what the program answers.
  mutating func example(_ line: String, answer: String = "") {
    macro("Bd -literal -offset indent")
    lines += "$ \(line)\n\(answer)".split(separator: "\n").map {
      Self.guarded(Self.escaped(String($0)))
    }
    macro("Ed")
  }

  /// A phrase without its capital and full stop, as a sentence. An identifier stays as it is.
  static func sentence(_ phrase: String) -> String {
    guard let first = phrase.first else { return "" }
    let isWord = phrase.prefix { $0.isLetter }.allSatisfy(\.isLowercase)
    guard isWord else { return phrase + "." }
    return first.uppercased() + phrase.dropFirst() + "."
  }

  /// The name of an option with its value, as the arguments of `It`.
  static func synopsis(of option: Option) -> String {
    var words = option.short.map { ["Fl \(escaped(String($0))) ,"] } ?? []
    words.append("Fl \\-\(escaped(option.name))")
    if let value = option.value { words.append("Ar \(escaped(value.placeholder))") }
    return words.joined(separator: " ")
  }

  /// A line that is not taken for a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  /// Text in which backslashes and hyphens are what they are on the keyboard.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentence += sentence.isEmpty ? String(word) : " \(word)"
      if let last = word.last, ".?!".contains(last) {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
