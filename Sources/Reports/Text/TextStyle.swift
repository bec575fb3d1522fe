/// How text is dressed: with colour codes where the output may hold them, and plain otherwise.
struct TextStyle: Sendable {
  let color: Bool

  enum Role: String {
    case name = "1"
    case label = "2"
    case warning = "33"
    case error = "31"
  }

  func callAsFunction(_ text: String, as role: Role) -> String {
    color && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
