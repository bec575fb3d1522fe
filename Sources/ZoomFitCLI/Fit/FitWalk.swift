import SystemCalls

/// The images below one folder, and at the end a word where there are none.
struct FitWalk {
  private let root: FilePath
  private let options: FolderWalk.Options
  private var walk: FolderWalk
  private var isEmpty = true
  private var isOver = false

  init(_ root: FilePath, _ options: FolderWalk.Options) {
    self.root = root
    self.options = options
    walk = FolderWalk(root, options: options)
  }

  mutating func next() -> FitInput? {
    guard !isOver else { return nil }
    switch walk.next() {
    case .file(let file), .folder(let file):
      isEmpty = false
      return .file(file)
    case .problem(let path, .unreadable(let error)):
      isEmpty = false
      return .unreadable(path, error.message)
    case .problem(let path, .gitUnavailable):
      return .remark(path, FolderWalk.Problem.gitUnavailable.message)
    case nil:
      isOver = true
      return isEmpty ? .unreadable(root, emptiness) : nil
    }
  }

  /// That nothing was found, and what was left out.
  private var emptiness: String {
    var hints: [String] = []
    if walk.ignoredCount > 0 { hints.append("--no-ignore walks what git ignores") }
    if !options.hidden { hints.append("--hidden walks hidden ones") }
    let hint = hints.isEmpty ? "" : " (\(hints.joined(separator: ", ")))"
    return "no PNG or JPEG files here\(hint)"
  }
}
