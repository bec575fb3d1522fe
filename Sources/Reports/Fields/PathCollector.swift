import FitGeometry
import ImageProbe
import SystemCalls

/// Learns the paths of all leaves by being shown an empty result.
struct PathCollector: FitVisitor {
  private(set) var paths: [String] = []
  /// For the number of each object's first leaf, the number after its last, else 0; no two objects
  /// begin at once.
  private(set) var endOfObject: [Int] = []
  /// The object that is now shown, and those around it: what their leaves' paths begin with.
  private var objects: [(prefix: String, first: Int)] = [("", 0)]

  mutating func enter(_ key: StaticString, isPresent: Bool) -> Bool {
    objects.append(("\(objects[objects.count - 1].prefix)\(key).", paths.count))
    return true
  }

  mutating func leave() {
    let first = objects.removeLast().first
    precondition(endOfObject[first] == 0, "two objects begin with the same leaf")
    endOfObject[first] = paths.count
  }

  private mutating func add(_ key: StaticString) {
    paths.append("\(objects[objects.count - 1].prefix)\(key)")
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
