/// A size that more than one display takes, and how the store's tools choose.
public struct AmbiguousScreenshotSize: Hashable, Sendable {
  public let size: PixelSize
  /// The type that is assumed.
  public let assumed: String
  /// The type that a file's path can ask for instead.
  public let other: String
  /// Any of these in the path, each with all its parts and in any case, asks for the other.
  public let hints: [[String]]

  init(_ size: PixelSize, assumed: String, other: String, hints: [[String]]) {
    self.init(size: size, assumed: assumed, other: other, hints: hints)
  }

  public init(size: PixelSize, assumed: String, other: String, hints: [[String]]) {
    self.size = size
    self.assumed = assumed
    self.other = other
    self.hints = hints
  }

  /// The type of a file of this size.
  public func type(forPath path: String) -> String {
    let path = path.lowercased()
    let asksForOther = hints.contains { parts in
      parts.allSatisfy { part in path.contains(part) }
    }
    return asksForOther ? other : assumed
  }
}
