import FitGeometry
import ImageProbe
import SystemCalls

/// Some leaves of a result, in the order in which they are to be written.
struct LeafList: Sendable {
  /// Their numbers; each ascending run is written in one walk.
  fileprivate let runs: [[Int]]
  fileprivate let endOfObject = FitLeaf.endOfObject

  init(_ leaves: [FitLeaf]) {
    var runs: [[Int]] = []
    for leaf in leaves {
      if let last = runs.last?.last, last < leaf.number {
        runs[runs.count - 1].append(leaf.number)
      } else {
        runs.append([leaf.number])
      }
    }
    self.runs = runs
  }
}

/// Writes the bare values of some leaves, as `--print`, `--template` and csv have them: null is empty,
/// lists are joined by `;`, warnings are their kinds, names are their bytes.
struct LeafWriter: FitVisitor {
  /// Which leaves, by number, in ascending order.
  private let wanted: [Int]
  private let endOfObject: [Int]
  private var next = 0
  private var number = 0
  /// Called before each value but the first.
  private let separator: UInt8
  private var output = OutputBuffer()
  private let quotes: Bool
  private let escapes: Bool

  /// Writes values of a result into a buffer.
  ///
  /// - Parameters:
  ///   - result: Where the values are.
  ///   - separator: What stands between two values.
  ///   - quotes: Whether values are quoted where csv asks for it.
  ///   - escapes: Whether a terminal shows them: strangers' texts are then written without what it
  ///     would obey.
  ///   - output: Where they go.
  static func write(
    _ leaves: LeafList, of result: FitResult, separator: UInt8, quotes: Bool = false,
    escapes: Bool, to output: inout OutputBuffer
  ) {
    for index in leaves.runs.indices {
      if index > 0 {
        output.append(separator)
      }
      var writer = LeafWriter(
        wanted: leaves.runs[index], endOfObject: leaves.endOfObject, separator: separator,
        quotes: quotes, escapes: escapes)
      swap(&writer.output, &output)
      result.show(to: &writer)
      swap(&writer.output, &output)
    }
  }

  private init(
    wanted: [Int], endOfObject: [Int], separator: UInt8, quotes: Bool, escapes: Bool
  ) {
    self.wanted = wanted
    self.endOfObject = endOfObject
    self.separator = separator
    self.quotes = quotes
    self.escapes = escapes
  }

  var wantsMore: Bool { next < wanted.count }

  /// Whether the value now shown is one of those wanted; then what stands before it is written.
  @inline(__always)
  private mutating func takesNext() -> Bool {
    defer { number += 1 }
    guard next < wanted.count, wanted[next] == number else { return false }
    if next > 0 {
      output.append(separator)
    }
    next += 1
    return true
  }

  mutating func enter(_ key: StaticString, isPresent: Bool) -> Bool {
    guard next < wanted.count else { return false }
    let end = endOfObject[number]
    if wanted[next] < end { return true }
    number = end
    return false
  }

  mutating func leave() {}

  mutating func visit(_ key: StaticString, number: Double?) {
    if takesNext(), let number, number.isFinite { output.append(number) }
  }

  mutating func visit(_ key: StaticString, integer: Int?) {
    if takesNext(), let integer { output.append(integer) }
  }

  mutating func visit(_ key: StaticString, flag: Bool?) {
    if takesNext(), let flag { output.append(flag) }
  }

  mutating func visit(_ key: StaticString, word: String?) {
    if takesNext(), let word { output.append(word) }
  }

  mutating func visit(_ key: StaticString, text: String?) {
    guard takesNext(), let text else { return }
    quoting { [escapes] in $0.append(escapes ? text.escapedForTerminal : text) }
  }

  mutating func visit(_ key: StaticString, words: [String]?) {
    guard takesNext(), let words else { return }
    append(list: words)
  }

  mutating func visit(_ key: StaticString, zoom: ZoomSpec?) {
    guard takesNext(), let zoom else { return }
    quoting { $0.append(zoom) }
  }

  mutating func visit(_ key: StaticString, target: Recipe.ScrollTarget?) {
    guard takesNext(), let target else { return }
    quoting { $0.append(target) }
  }

  mutating func visit(_ key: StaticString, warnings: [HeaderWarning]?) {
    guard takesNext(), let warnings else { return }
    append(list: warnings.map(\.kind.rawValue))
  }

  mutating func visit(_ key: StaticString, name: FilePath?) {
    guard takesNext(), let name else { return }
    quoting { [escapes] in $0.append(name: name, escaped: escapes) }
  }

  mutating func visit(_ key: StaticString, nameBytes: FilePath?) {
    guard takesNext(), let nameBytes, !nameBytes.bytes.isUTF8 else { return }
    output.append(base64: nameBytes.bytes)
  }

  private mutating func append(list words: [String]) {
    for (index, word) in words.enumerated() {
      if index > 0 {
        output.append(UInt8(ascii: ";"))
      }
      output.append(word)
    }
  }

  private mutating func quoting(_ write: (inout OutputBuffer) -> Void) {
    let start = output.count
    write(&output)
    if quotes {
      output.quoteCSV(from: start)
    }
  }
}

extension OutputBuffer {
  /// Quotes what was appended since `start` where RFC 4180 asks for it.
  fileprivate mutating func quoteCSV(from start: Int) {
    guard bytes(from: start).contains(where: \.needsQuotesInCSV) else { return }
    let field = Array(bytes(from: start))
    truncate(to: start)
    append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") {
        append(byte)
      }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  fileprivate var needsQuotesInCSV: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13: true
    default: false
    }
  }
}
