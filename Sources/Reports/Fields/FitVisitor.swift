import FitGeometry
import ImageProbe
import SystemCalls

/// Is shown every key of a result with its value, in order; nil is null.
///
/// The walk is generic and specialised for each visitor, so that it costs what writing the values by
/// hand would: accessors kept in a table made a line three times as dear.
protocol FitVisitor {
  /// Whether anything that is still to come counts; asked now and then.
  var wantsMore: Bool { get }
  /// An object begins; it is null as a whole where it is not present.
  ///
  /// - Returns: Whether to be shown what is in it, and then its `leave()`.
  mutating func enter(_ key: StaticString, isPresent: Bool) -> Bool
  mutating func leave()
  mutating func visit(_ key: StaticString, number: Double?)
  mutating func visit(_ key: StaticString, integer: Int?)
  mutating func visit(_ key: StaticString, flag: Bool?)
  /// Any text.
  mutating func visit(_ key: StaticString, text: String?)
  /// A word of ours: ASCII, nothing in it to escape.
  mutating func visit(_ key: StaticString, word: String?)
  mutating func visit(_ key: StaticString, words: [String]?)
  mutating func visit(_ key: StaticString, zoom: ZoomSpec?)
  mutating func visit(_ key: StaticString, target: Recipe.ScrollTarget?)
  mutating func visit(_ key: StaticString, warnings: [HeaderWarning]?)
  /// A file's name: bytes in no particular encoding.
  mutating func visit(_ key: StaticString, name: FilePath?)
  /// The same once more, in base64; JSON has the key only where the name is not UTF-8.
  mutating func visit(_ key: StaticString, nameBytes: FilePath?)
}

extension FitVisitor {
  var wantsMore: Bool { true }

  mutating func visit(_ key: StaticString, size: Size?) {
    guard enter(key, isPresent: size != nil) else { return }
    visit("width", number: size?.width)
    visit("height", number: size?.height)
    leave()
  }

  mutating func visit(_ key: StaticString, point: Point?) {
    guard enter(key, isPresent: point != nil) else { return }
    visit("x", number: point?.x)
    visit("y", number: point?.y)
    leave()
  }

  mutating func visit(_ key: StaticString, rect: Rect?) {
    guard enter(key, isPresent: rect != nil) else { return }
    visit("x", number: rect?.x)
    visit("y", number: rect?.y)
    visit("width", number: rect?.width)
    visit("height", number: rect?.height)
    leave()
  }

  mutating func visit(_ key: StaticString, insets: EdgeInsets?) {
    guard enter(key, isPresent: insets != nil) else { return }
    visit("top", number: insets?.top)
    visit("left", number: insets?.left)
    visit("bottom", number: insets?.bottom)
    visit("right", number: insets?.right)
    leave()
  }

  mutating func visit(_ key: StaticString, axes: Axes?) {
    guard enter(key, isPresent: axes != nil) else { return }
    visit("x", flag: axes?.x)
    visit("y", flag: axes?.y)
    leave()
  }

  mutating func visit(_ key: StaticString, density: Density?) {
    guard enter(key, isPresent: density != nil) else { return }
    visit("x", number: density?.x)
    visit("y", number: density?.y)
    visit("unit", word: density?.unit.rawValue)
    leave()
  }
}
