/// The shells whose completion the program can write.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script, for that shell to read.
  var text: String {
    switch self {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }
}
