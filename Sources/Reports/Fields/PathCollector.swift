import FitGeometry
import ImageProbe
import SystemCalls

/// Learns the paths of all leaves by being shown an empty result.
///
/// It keeps bytes and numbers alone: every `--print` waits for it, and a text for each path takes
/// longer than reading an image.
struct PathCollector: FitVisitor {
  /// Every leaf's path in order, each ended by a line feed.
  private(set) var paths = OutputBuffer()
  /// For the number of each object's first leaf, the number after its last, else 0; no two objects
  /// begin at once.
  private(set) var endOfObject: [Int] = []
  /// What the paths of the leaves now shown begin with.
  private var prefix = OutputBuffer()
  /// For the object that is now shown, and those around it: the prefix's length outside of it, and
  /// the number of its first leaf.
  private var objects: [Int] = []

  /// How many leaves were shown.
  var count: Int { endOfObject.count }

  mutating func enter(_ key: StaticString, isPresent: Bool) -> Bool {
    objects.append(prefix.count)
    objects.append(count)
    prefix.append(literal: key)
    prefix.append(UInt8(ascii: "."))
    return true
  }

  mutating func leave() {
    let first = objects.removeLast()
    prefix.truncate(to: objects.removeLast())
    precondition(endOfObject[first] == 0, "two objects begin with the same leaf")
    endOfObject[first] = count
  }

  private mutating func add(_ key: StaticString) {
    paths.append(prefix)
    paths.append(literal: key)
    paths.append(UInt8(ascii: "\n"))
    endOfObject.append(0)
  }

  mutating func visit(_ key: StaticString, number: Double?) { add(key) }
  mutating func visit(_ key: StaticString, integer: Int?) { add(key) }
  mutating func visit(_ key: StaticString, flag: Bool?) { add(key) }
  mutating func visit(_ key: StaticString, text: String?) { add(key) }
  mutating func visit(_ key: StaticString, word: String?) { add(key) }
  mutating func visit(_ key: StaticString, words: [String]?) { add(key) }
  mutating func visit(_ key: StaticString, zoom: ZoomSpec?) { add(key) }
  mutating func visit(_ key: StaticString, target: Recipe.ScrollTarget?) { add(key) }
  mutating func visit(_ key: StaticString, warnings: [HeaderWarning]?) { add(key) }
  mutating func visit(_ key: StaticString, name: FilePath?) { add(key) }
  mutating func visit(_ key: StaticString, nameBytes: FilePath?) { add(key) }
}
