import FitGeometry

/// The displays and sizes that a store takes screenshots for. Stores change theirs: any other table
/// can stand in for ``builtIn``.
public struct ScreenshotTable: Hashable, Sendable {
  public var displays: [ScreenshotDisplay]
  public var ambiguous: [AmbiguousScreenshotSize]
  /// Sizes of real devices that no display takes.
  public var notAccepted: [RefusedSize]

  public init(
    displays: [ScreenshotDisplay], ambiguous: [AmbiguousScreenshotSize] = [],
    notAccepted: [RefusedSize] = []
  ) {
    self.displays = displays
    self.ambiguous = ambiguous
    self.notAccepted = notAccepted
  }

  /// A size that devices have and the store does not take.
  public struct RefusedSize: Hashable, Sendable {
    public let size: PixelSize
    /// Slugs of the devices.
    public let devices: [String]

    public init(size: PixelSize, devices: [String]) {
      self.size = size
      self.devices = devices
    }
  }

  /// File name extensions of the formats that are taken; each has to match the content.
  public static let fileExtensions = ["png", "jpg", "jpeg"]
  /// How many screenshots a set can have.
  public static let filesPerSet = 1...10
}

extension ScreenshotTable {
  /// The displays that a type, a readable name or a pattern stands for, in table order.
  ///
  /// Readable names are compared as device names are: `iPhone 6.9`, `iphone-6.9`, `iPad 13"`. An
  /// `IMESSAGE_APP_…` type stands for the display whose sizes it repeats.
  ///
  /// - Throws: ``DisplayError/unknownScreenshot(_:nearest:)``; never returns an empty list.
  public func matching(_ text: String) throws(DisplayError) -> [ScreenshotDisplay] {
    let matches: [ScreenshotDisplay]
    if NamePattern.isPattern(text) {
      let pattern = NamePattern(text)
      matches = displays.filter { $0.names.contains(where: pattern.matches) }
    } else {
      let joined = ModelName(text).joined
      matches = displays.filter { display in
        !joined.isEmpty && display.names.contains { ModelName($0).joined == joined }
      }
    }
    guard !matches.isEmpty else {
      let names = displays.flatMap { [$0.type] + $0.aliases }
      throw .unknownScreenshot(text, nearest: NearestName.nearest(to: text, among: names))
    }
    return matches
  }

  /// The displays that take a size, in table order.
  public func displays(taking size: PixelSize) -> [ScreenshotDisplay] {
    displays.filter { $0.sizes.contains(size) }
  }

  /// The display that a file of this size belongs to: the only one, or of several the one that the
  /// path asks for; nil where none takes the size.
  public func display(taking size: PixelSize, path: String) -> ScreenshotDisplay? {
    let candidates = displays(taking: size)
    let type = ambiguous.first { $0.size == size }?.type(forPath: path)
    return candidates.first { $0.type == type } ?? candidates.first
  }

  /// Devices whose screenshots have a size that no display takes; empty for any other size.
  public func devicesRefused(at size: PixelSize) -> [String] {
    notAccepted.first { $0.size == size }?.devices ?? []
  }
}

extension ScreenshotDisplay {
  /// Everything that it can be called.
  fileprivate var names: [String] {
    [type, label] + aliases + (messagesType.map { [$0] } ?? [])
  }
}
