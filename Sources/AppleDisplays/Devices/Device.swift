public import FitGeometry

/// An iPhone, iPod touch or iPad, as far as an image on its display is concerned.
///
/// Nothing here was measured on a device for this package: every figure is from public material, and
/// each row names its sources by the codes that ``Sources`` lists.
///
/// ## A new device is one row
///
/// Devices stand in tables by family (`IPhones….swift`, `IPads.swift`, …), oldest first, and one row
/// is all that a new one takes: slug, name, hardware identifiers, size and safe areas. What follows
/// from those (pixel sizes, status bar, where a navigation bar begins, every bar) is derived or comes
/// from the first fitting ``BarRow``. A bar that differs on the new device is one more `BarRow`, above
/// the row that held until then; a screenshot size is one more size of a ``ScreenshotDisplay``.
public struct Device: Hashable, Sendable {
  /// The name for a command line, lower case, words joined by hyphens: `iphone-17-pro`.
  public let slug: String
  /// Apple's name: `iPhone 17 Pro`, `iPad (9th generation)`.
  public let name: String
  /// Further slugs.
  public let aliases: [String]
  /// Hardware identifiers as the system reports them: `iPhone18,1`.
  public let identifiers: [String]
  public let family: Family
  /// The year it came out.
  public let year: Int
  /// The newest major version of iOS or iPadOS that runs on it, 26 where 26 does.
  public let newestOS: Int
  /// The screen's size upright, in points, at the default display zoom.
  public let points: Size
  /// Device pixels per point as apps see them (`UIScreen.scale`): 2 or 3.
  public let scale: Double
  /// The panel's own pixels, upright. Differs from ``renderPixels`` where the system scales down.
  public let nativePixels: Size
  /// Pixels of the panel per inch.
  public let ppi: Int
  /// The diagonal, in inches, as Apple rounds it.
  public let inches: Double
  public let cutout: Cutout
  /// Whether it has a home indicator and not a home button.
  public let hasHomeIndicator: Bool
  /// The horizontal size class in landscape; a phone of compact width has low bars there.
  public let landscapeWidthClass: WidthClass
  /// Safe areas under iOS or iPadOS 12 to 18.
  public let legacy: SafeAreas
  /// Safe areas under iOS or iPadOS 26; nil where 26 does not run.
  public let ios26: SafeAreas?
  /// The major version since which the row's safe areas hold, where older ones had others.
  public let metricsSince: Int?
  public let confidence: Confidence
  public let sources: Sources
  /// What a reader of the row should know besides.
  public let note: String?

  init(
    _ slug: String, _ name: String, aliases: [String] = [], ids: [String], _ family: Family,
    year: Int, newestOS: Int = 26, points: (Double, Double), scale: Double,
    native: (Double, Double)? = nil, ppi: Int, inches: Double, _ cutout: Cutout,
    landscape: WidthClass, legacy: SafeAreas, ios26: SafeAreas? = nil, metricsSince: Int? = nil,
    _ confidence: Confidence, _ sources: Sources, note: String? = nil
  ) {
    self.slug = slug
    self.name = name
    self.aliases = aliases
    identifiers = ids
    self.family = family
    self.year = year
    self.newestOS = newestOS
    self.points = Size(width: points.0, height: points.1)
    self.scale = scale
    nativePixels = Size(
      width: native?.0 ?? points.0 * scale, height: native?.1 ?? points.1 * scale)
    self.ppi = ppi
    self.inches = inches
    self.cutout = cutout
    hasHomeIndicator = legacy.portrait.bottom > 0
    landscapeWidthClass = landscape
    self.legacy = legacy
    self.ios26 = ios26
    self.metricsSince = metricsSince
    self.confidence = confidence
    self.sources = sources
    self.note = note
  }

  public enum Family: String, CaseIterable, Hashable, Sendable {
    case iPhone = "iphone"
    case iPod = "ipod"
    case iPad = "ipad"
  }

  /// What the display leaves out at its upper edge.
  public enum Cutout: String, CaseIterable, Hashable, Sendable {
    case none, notch, island
  }

  /// UIKit's horizontal size class.
  public enum WidthClass: String, CaseIterable, Hashable, Sendable {
    case compact, regular
  }
}

extension Device {
  /// What apps draw into and a screenshot holds, upright: `points` times `scale`.
  public var renderPixels: Size {
    Size(width: points.width * scale, height: points.height * scale)
  }

  /// Pixels of the panel per point (`UIScreen.nativeScale`).
  public var nativeScale: Double { nativePixels.width / points.width }

  /// The system's name on this device.
  public var systemName: String { family == .iPad ? "iPadOS" : "iOS" }

  /// The screen's size in an orientation, in points.
  public func size(in orientation: Orientation) -> Size {
    orientation == .portrait ? points : points.turned
  }

  /// The safe areas of an era; nil where the device has none.
  public func safeAreas(in era: Era) -> SafeAreas? {
    switch era {
    case .legacy: legacy
    case .ios26: ios26
    }
  }

  /// The safe area without any bar of the app, in points; nil where the device has none.
  public func safeArea(in orientation: Orientation, era: Era) -> EdgeInsets? {
    safeAreas(in: era)?[orientation]
  }

  /// Every known device: iPhones, iPod touches, iPads by line, each oldest first.
  ///
  /// Made on first use; a program that asks for no device does not pay for the table.
  public static let all: [Device] =
    iPhonesWithHomeButton + iPhonesWithNotch + iPhonesSince14 + iPodTouches + iPads + iPadAirs
    + iPadMinis + iPadPros
}
