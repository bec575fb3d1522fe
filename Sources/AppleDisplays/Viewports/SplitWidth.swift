public import FitGeometry

/// How wide an app in Split View is on screens of one size, under iPadOS 12 to 18.
///
/// The parts are not what their names say: the narrower app is as wide as a phone, and the wider one
/// has the rest but 10 points of divider. Only published widths stand here.
public struct SplitWidth: Hashable, Sendable {
  /// The screen held upright, in points.
  public let screen: Size
  public let orientation: Orientation
  public let split: Split
  /// The app's width, in points; its height is the screen's.
  public let width: Double
  public let confidence: Confidence
  /// Codes as in ``Sources``.
  public let sources: String
  public let note: String?

  private init(
    _ screen: (Double, Double), _ orientation: Orientation, _ split: Split, _ width: Double,
    _ confidence: Confidence, _ sources: String, note: String? = nil
  ) {
    self.screen = Size(width: screen.0, height: screen.1)
    self.orientation = orientation
    self.split = split
    self.width = width
    self.confidence = confidence
    self.sources = sources
    self.note = note
  }

  /// The row for a device.
  ///
  /// - Throws: ``DisplayError`` where the device or its system has no Split View, or no source has
  ///   the width.
  public static func of(
    _ split: Split, on device: Device, in orientation: Orientation, os: OSVersion
  ) throws(DisplayError) -> SplitWidth {
    guard device.family == .iPad else { throw .splitNeedsIPad(device: device.name) }
    guard !withoutSplitView.contains(device.slug) else { throw .noSplitView(device: device.name) }
    guard os.era == .legacy else { throw .splitNeedsOlderOS(asked: os.text) }
    let row = all.first {
      $0.screen == device.points && $0.orientation == orientation && $0.split == split
    }
    guard let row else {
      throw .splitNotSourced(
        device: device.name, split: split.rawValue, orientation: orientation.rawValue)
    }
    return row
  }

  /// iPads that have Slide Over at most.
  private static let withoutSplitView: Set<String> = ["ipad-air-1", "ipad-mini-2", "ipad-mini-3"]

  /// Every published width. Made on first use.
  public static let all: [SplitWidth] = [
    // 8.3 inches
    SplitWidth((744, 1133), .landscape, .oneThird, 375, .medium, "HN"),
    SplitWidth((744, 1133), .landscape, .twoThirds, 748, .medium, "HN"),
    // 7.9 and 9.7 inches
    SplitWidth((768, 1024), .landscape, .oneThird, 320, .high, "HN MG SG ST"),
    SplitWidth((768, 1024), .landscape, .half, 507, .high, "CR MG SG ST"),
    SplitWidth((768, 1024), .landscape, .twoThirds, 694, .high, "MG SG ST"),
    SplitWidth((768, 1024), .portrait, .oneThird, 320, .high, "HN MG SG ST"),
    SplitWidth((768, 1024), .portrait, .twoThirds, 438, .high, "MG SG ST"),
    // 10.2 inches
    SplitWidth((810, 1080), .landscape, .oneThird, 320, .medium, "ST"),
    SplitWidth((810, 1080), .landscape, .half, 535, .medium, "ST"),
    SplitWidth((810, 1080), .landscape, .twoThirds, 750, .medium, "ST"),
    SplitWidth((810, 1080), .portrait, .oneThird, 320, .medium, "ST"),
    SplitWidth((810, 1080), .portrait, .twoThirds, 480, .medium, "ST"),
    // 10.5 inches
    SplitWidth((834, 1112), .landscape, .oneThird, 320, .high, "HN MG ST"),
    SplitWidth((834, 1112), .landscape, .half, 551, .medium, "MG ST"),
    SplitWidth((834, 1112), .landscape, .twoThirds, 782, .medium, "ST"),
    SplitWidth((834, 1112), .portrait, .oneThird, 320, .high, "HN MG ST"),
    SplitWidth((834, 1112), .portrait, .twoThirds, 504, .medium, "MG ST"),
    // 11 inches, before the M4
    SplitWidth((834, 1194), .landscape, .oneThird, 375, .medium, "ST"),
    SplitWidth((834, 1194), .landscape, .half, 592, .medium, "ST"),
    SplitWidth((834, 1194), .landscape, .twoThirds, 809, .medium, "ST"),
    SplitWidth((834, 1194), .portrait, .oneThird, 320, .medium, "ST"),
    SplitWidth((834, 1194), .portrait, .twoThirds, 504, .medium, "ST"),
    // 12.9 inches
    SplitWidth((1024, 1366), .landscape, .oneThird, 375, .high, "MG SG ST"),
    SplitWidth((1024, 1366), .landscape, .half, 678, .high, "CR SG ST"),
    SplitWidth((1024, 1366), .landscape, .twoThirds, 981, .medium, "ST"),
    SplitWidth((1024, 1366), .portrait, .oneThird, 375, .high, "MG SG ST"),
    SplitWidth(
      (1024, 1366), .portrait, .half, 507, .low, "hand-kept test tables",
      note: "only hand-kept test tables have it; others know of no half split upright"),
    SplitWidth((1024, 1366), .portrait, .twoThirds, 639, .high, "MG SG ST"),
  ]
}
