import FitGeometry
import SystemCalls

/// The options of the group Input, with the operands.
struct InputOptions: Sendable {
  /// A list of names.
  struct List: Sendable {
    /// nil for standard input.
    var file: FilePath?
    var separator: NameList.Separator
  }

  /// Files and `-`, as given.
  private(set) var operands: [FilePath]
  private(set) var list: List?
  /// Sizes in place of files, in pixels.
  private(set) var sizes: [Size] = []
  /// How folders are walked; nil where they are not.
  private(set) var walk: FolderWalk.Options?
  /// nil for whatever does best.
  private(set) var jobs: Int?

  static let standardInput = FilePath("-")

  /// - Throws: `UsageError` where nothing is asked about, or standard input would be read twice.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    operands = arguments.operands.map { FilePath(bytes: $0) }
    // The check walks folders in any case.
    if arguments.has(.recursive) || arguments.command == .check {
      walk = FolderWalk.Options(
        hidden: arguments.has(.hidden), follow: arguments.has(.follow),
        noIgnore: arguments.has(.noIgnore))
    } else if let use = arguments.last(.hidden, .follow, .noIgnore) {
      throw UsageError("\(use.option.flag) is about walking folders, which takes -r")
    }
    if let use = arguments.last(.filesFrom) {
      let separator: NameList.Separator = arguments.has(.nulSeparated) ? .nul : .newline
      let file = FilePath(bytes: use.value)
      list = List(file: file == Self.standardInput ? nil : file, separator: separator)
    } else if arguments.has(.nulSeparated) {
      throw UsageError("-0 is about the list of --files-from, which is missing")
    }
    for use in arguments.all(.imageSize) { sizes.append(try use.size()) }
    jobs = try arguments.last(.jobs)?.count(least: 1, most: 256)

    let fromStandardInput = operands.count { $0 == Self.standardInput }
    guard fromStandardInput <= 1 else {
      throw UsageError("- is given twice, and standard input can be read only once")
    }
    if fromStandardInput == 1, let list, list.file == nil {
      throw UsageError("- and --files-from - both read standard input; give one of them")
    }
    guard let empty = operands.first(where: { $0.bytes.isEmpty }) else { return }
    throw UsageError("'\(empty.text)' is no name of a file")
  }

  /// Whether so many files may come that asking of each what kind it is would be felt: a fifth of
  /// what reading a header takes. A FIFO among them is then opened, though never waited for.
  var isBulk: Bool { list != nil || walk != nil || operands.count > 64 }

  /// Whether a file that is to be written is one of the operands, the list, or what standard input
  /// is read from, by whatever name.
  func names(_ file: FilePath) -> Bool {
    guard let identity = FileIdentity(regular: file) else { return false }
    let readsStandardInput =
      operands.contains(Self.standardInput) || list.map { $0.file == nil } ?? false
    if readsStandardInput, FileIdentity(.standardInput) == identity { return true }
    return (operands + [list?.file].compactMap(\.self)).contains { FileIdentity($0) == identity }
  }

  /// Whether nothing at all is asked about.
  var isEmpty: Bool { operands.isEmpty && list == nil && sizes.isEmpty }

  /// How many things are asked about; nil where only the reading of a list or folder tells.
  var knownCount: Int? {
    list == nil && walk == nil ? operands.count + sizes.count : nil
  }
}
