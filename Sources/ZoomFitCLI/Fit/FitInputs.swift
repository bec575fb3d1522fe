import SystemCalls

/// What the fit is asked about, one after the other: operands, then the list's names, then sizes.
///
/// Neither a list nor a folder is ever in memory whole.
struct FitInputs: ~Copyable {
  private let options: InputOptions
  private var nextOperand = 0
  private var nextSize = 0
  private var list: NameList?
  private var walk: FitWalk?
  private var isListOpened = false
  /// What was looked at ahead of its time.
  private var ahead: ArraySlice<FitInput> = []
  /// The file that results are written to, where it exists: it is no input.
  private let forbidden: FileIdentity?
  /// The input that is the output, once it was met; inputs end there.
  private(set) var conflict: FilePath?

  /// - Parameter output: The file that results are written to.
  init(_ options: InputOptions, output: FilePath? = nil) {
    self.options = options
    forbidden = output.flatMap { FileIdentity(regular: $0) }
  }

  /// Whether there are more inputs than that.
  mutating func hasMore(than count: Int) -> Bool {
    while ahead.count <= count, let input = next() { ahead.append(input) }
    return ahead.count > count
  }

  /// Fills an empty array with the next few inputs, and leaves it empty at the end.
  ///
  /// It waits for the writer of a list only while it has nothing: what has been named is worked on
  /// before the next name comes.
  mutating func fill(_ chunk: inout [FitInput], limit: Int) {
    while chunk.count < limit, chunk.isEmpty || isNextReady(),
      let input = ahead.popFirst() ?? next()
    {
      // Most runs have no second.
      if chunk.count == 1 { chunk.reserveCapacity(limit) }
      chunk.append(input)
    }
  }

  private mutating func isNextReady() -> Bool {
    if !ahead.isEmpty || walk != nil || nextOperand < options.operands.count { return true }
    return list?.isNextReady() ?? true
  }

  private mutating func next() -> FitInput? {
    guard conflict == nil, let input = nextOfAll() else { return nil }
    if let forbidden, case .file(let file) = input, FileIdentity(file) == forbidden {
      conflict = file
      return nil
    }
    return input
  }

  private mutating func nextOfAll() -> FitInput? {
    while true {
      if walk != nil {
        if let input = walk?.next() { return input }
        walk = nil
      }
      guard let input = nextNamed() else { return nil }
      guard let options = options.walk, case .file(let path) = input,
        (try? FileStatus(path))?.kind == .folder
      else { return input }
      walk = FitWalk(path, options)
    }
  }

  private mutating func nextNamed() -> FitInput? {
    if nextOperand < options.operands.count {
      defer { nextOperand += 1 }
      let operand = options.operands[nextOperand]
      return operand == InputOptions.standardInput ? .standardInput : .file(operand)
    }
    if let input = nextOfList() { return input }
    guard nextSize < options.sizes.count else { return nil }
    defer { nextSize += 1 }
    return .size(options.sizes[nextSize])
  }

  private mutating func nextOfList() -> FitInput? {
    do {
      if !isListOpened { try openList() }
      guard let file = try list?.next() else { return nil }
      return .file(file)
    } catch {
      list = nil
      return .unreadable(options.list?.file ?? InputOptions.standardInput, error.message)
    }
  }

  private mutating func openList() throws(NameListError) {
    isListOpened = true
    guard let source = options.list else { return }
    guard let file = source.file else {
      list = NameList(.standardInput, separator: source.separator)
      return
    }
    do throws(SystemError) {
      list = try NameList(file, separator: source.separator)
    } catch {
      throw .failed(error)
    }
  }
}
