/// What the one who asks wants of a report, beside its format.
package struct FitReportOptions: Sendable {
  /// What to write of every result.
  package var selection: Selection
  /// Columns to fit `text` into, at least 40.
  package var width: Int
  /// Rows to fit a drawing into, at least 12.
  package var height: Int
  /// Digits after the point of lengths and ratios in `text`; scales have two more significant ones.
  package var precision: Int
  /// Whether the output may hold colour codes.
  package var color: Bool
  /// Whether the output is a terminal: names are then escaped.
  package var isTerminal: Bool
  /// Whether only ASCII is shown as it is, so that drawings must do without boxes.
  package var isASCII: Bool
  /// Where drawings get the images from; nil where they do without.
  package var pictures: PictureSource?

  package init(
    selection: Selection = .everything, width: Int = 80, height: Int = 40, precision: Int = 2,
    color: Bool = false, isTerminal: Bool = false, isASCII: Bool = false,
    pictures: PictureSource? = nil
  ) {
    self.selection = selection
    self.width = max(40, width)
    self.height = max(12, height)
    self.precision = max(0, precision)
    self.color = color
    self.isTerminal = isTerminal
    self.isASCII = isASCII
    self.pictures = pictures
  }

  package enum Selection: Sendable {
    /// What the format holds by itself.
    case everything
    /// `--print`: these, tab-separated, each result ended by `terminator` (`--print0`: NUL).
    case fields([FitLeaf], terminator: UInt8 = UInt8(ascii: "\n"))
    /// `--template`.
    case template(PrintTemplate)

    /// The leaves it names.
    package var leaves: [FitLeaf] {
      switch self {
      case .everything: []
      case .fields(let leaves, _): leaves
      case .template(let template): template.leaves
      }
    }

    /// Whether the value of that path is among what is shown.
    package func shows(_ path: String) -> Bool {
      if case .everything = self { return true }
      return leaves.contains { $0.path == path }
    }
  }
}

extension [FitLeaf] {
  /// The fields of `--print`: paths joined by commas.
  package init(paths: String) throws(FieldError) {
    self = []
    var rest = paths[...]
    while let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) {
      append(try FitLeaf(path: String(rest[..<comma])))
      rest = rest[rest.utf8.index(after: comma)...]
    }
    append(try FitLeaf(path: String(rest)))
  }
}
