import FitGeometry

/// One fact about a bar: how high it is, or where it begins, under some conditions.
///
/// Of the rows about one thing the first holds whose conditions all fit.
public struct BarRow: Hashable, Sendable {
  public let about: Subject
  public let condition: Condition
  public let value: Value
  public let confidence: Confidence
  /// Source codes as in ``Sources``, or repositories and issue numbers.
  public let sources: String
  public let note: String?

  /// What a row is about.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The status bar's height. It lies within the safe area.
    case statusBar = "status-bar"
    /// The navigation bar's height.
    case navigationBar = "nav-bar"
    /// The navigation bar's distance from the upper edge.
    case navigationBarTop = "nav-bar-top"
    /// What a large title adds to the navigation bar.
    case largeTitle = "large-title"
    /// What a prompt adds to the navigation bar.
    case prompt
    /// What a search field inside the navigation bar adds to it.
    case searchInBar = "search-in-bar"
    /// A search bar without a navigation bar.
    case searchAlone = "search-alone"
    /// A navigation bar inside a sheet, in place of the navigation bar's height.
    case sheetBar = "sheet-bar"
    /// The tab bar's height above the home indicator's inset, which it contains besides.
    case tabBar = "tab-bar"
    /// The toolbar's height above what lies under it: the home indicator's inset or a tab bar.
    case toolbar
  }

  public enum Value: Hashable, Sendable {
    case points(Double)
    /// The top of the device's safe area.
    case safeAreaTop
  }

  /// When a row holds; nil asks for nothing.
  public struct Condition: Hashable, Sendable {
    public var era: Era?
    /// Whether the device is an iPad, and not an iPhone or iPod touch.
    public var isPad: Bool?
    public var orientation: Orientation?
    /// In landscape.
    public var widthClass: Device.WidthClass?
    public var hasHomeIndicator: Bool?
    public var cutout: Device.Cutout?
    /// The top of the device's safe area, in points.
    public var safeAreaTop: Double?
  }

  init(
    _ about: Subject, _ value: Value, era: Era? = nil, isPad: Bool? = nil,
    in orientation: Orientation? = nil, width: Device.WidthClass? = nil,
    home: Bool? = nil, cutout: Device.Cutout? = nil, safeAreaTop: Double? = nil,
    _ confidence: Confidence, _ sources: String, note: String? = nil
  ) {
    self.about = about
    self.value = value
    condition = Condition(
      era: era, isPad: isPad, orientation: orientation, widthClass: width, hasHomeIndicator: home,
      cutout: cutout, safeAreaTop: safeAreaTop)
    self.confidence = confidence
    self.sources = sources
    self.note = note
  }

  /// The first row about a thing that holds for a device, or nil where none does.
  ///
  /// - Parameters:
  ///   - about: The thing.
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - era: Whose metrics it has.
  ///   - widthClass: In place of the device's own.
  public static func first(
    _ about: Subject, for device: Device, in orientation: Orientation, era: Era,
    widthClass: Device.WidthClass? = nil
  ) -> BarRow? {
    let situation = Condition(
      era: era, isPad: device.family == .iPad, orientation: orientation,
      widthClass: widthClass ?? device.landscapeWidthClass,
      hasHomeIndicator: device.hasHomeIndicator, cutout: device.cutout,
      safeAreaTop: device.safeArea(in: orientation, era: era)?.top)
    return all.first { $0.about == about && $0.condition.holds(in: situation) }
  }
}

extension BarRow.Condition {
  func holds(in situation: BarRow.Condition) -> Bool {
    fits(era, situation.era) && fits(isPad, situation.isPad)
      && fits(orientation, situation.orientation) && fits(widthClass, situation.widthClass)
      && fits(hasHomeIndicator, situation.hasHomeIndicator) && fits(cutout, situation.cutout)
      && fits(safeAreaTop, situation.safeAreaTop)
  }

  private func fits<Value: Equatable>(_ wanted: Value?, _ actual: Value?) -> Bool {
    wanted == nil || wanted == actual
  }
}
