import FitGeometry
import ImageProbe
import SystemCalls

/// Learns the paths of all leaves by being shown an empty result.
///
/// It keeps keys and numbers alone: every `--print` waits for it, and to make a text of each path takes
/// longer than to read an image.
struct PathCollector: FitVisitor {
  /// For the number of each object's first leaf, the number after its last, else 0; no two objects
  /// begin at once.
  private(set) var endOfObject: [Int] = []
  /// The keys of objects and leaves, as they were shown.
  private var keys: [StaticString] = []
  /// For each key of an object the place of the first that is not in it; 0 for a leaf's.
  private var ends: [Int] = []
  /// For each key the number of the first leaf that it leads to.
  private var numbers: [Int] = []
  /// The places of the objects that are now shown, the innermost last.
  private var objects: [Int] = []

  init() {
    // More than there are; to grow step by step takes longer than all else here.
    endOfObject.reserveCapacity(128)
    keys.reserveCapacity(128)
    ends.reserveCapacity(128)
    numbers.reserveCapacity(128)
  }

  /// How many leaves were shown.
  var count: Int { endOfObject.count }

  /// The leaves' paths, in order.
  var paths: [String] {
    var paths: [String] = []
    var prefixes: [(text: String, end: Int)] = []
    for (place, key) in keys.enumerated() {
      while let last = prefixes.last, last.end == place { prefixes.removeLast() }
      let path = "\(prefixes.last?.text ?? "")\(key)"
      if ends[place] > 0 {
        prefixes.append(("\(path).", ends[place]))
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// The number of the leaf of that path; nil where there is none.
  func number(of path: String) -> Int? {
    var rest = Substring(path).utf8
    var place = 0
    var end = keys.count
    while place < end {
      let isObject = ends[place] > 0
      if let inside = rest.dropping(keys[place]) {
        if !isObject, inside.isEmpty { return numbers[place] }
        if isObject, inside.first == UInt8(ascii: ".") {
          rest = inside.dropFirst()
          end = ends[place]
          place += 1
          continue
        }
      }
      place = isObject ? ends[place] : place + 1
    }
    return nil
  }

  mutating func enter(_ key: StaticString, isPresent: Bool) -> Bool {
    objects.append(keys.count)
    append(key)
    return true
  }

  mutating func leave() {
    let place = objects.removeLast()
    ends[place] = keys.count
    precondition(endOfObject[numbers[place]] == 0, "two objects begin with the same leaf")
    endOfObject[numbers[place]] = count
  }

  private mutating func append(_ key: StaticString) {
    keys.append(key)
    ends.append(0)
    numbers.append(count)
  }

  private mutating func add(_ key: StaticString) {
    append(key)
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

extension Substring.UTF8View {
  /// What stands behind a key that this begins with; nil where it does not.
  fileprivate func dropping(_ key: StaticString) -> Self? {
    key.withUTF8Buffer { key in unsafe starts(with: key) ? dropFirst(key.count) : nil }
  }
}
