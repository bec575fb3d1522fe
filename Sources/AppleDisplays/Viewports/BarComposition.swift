import FitGeometry

/// Adds bars to the safe area of a device, the way UIKit does, which is not always a sum.
struct BarComposition {
  let device: Device
  let orientation: Orientation
  let era: Era
  /// The device's own safe area.
  let own: EdgeInsets
  /// The safe area to start from: the device's own, or one in its place.
  let safeArea: EdgeInsets
  /// What rests on a row of low confidence.
  private(set) var warnings: [String] = []

  init(
    device: Device, orientation: Orientation, era: Era, own: EdgeInsets, safeArea: EdgeInsets
  ) {
    self.device = device
    self.orientation = orientation
    self.era = era
    self.own = own
    self.safeArea = safeArea
  }

  /// What safe area and bars cover, in points.
  ///
  /// - A navigation bar replaces the top of the safe area by its own end: where it begins, its
  ///   height, and what a large title and a search field add.
  /// - A tab bar stands on the bottom of the safe area, and a toolbar on whichever is there.
  /// - Bars never change the sides.
  /// - A height in points stands where the height of the word's row would.
  mutating func obstruction(of bars: Bars) throws(DisplayError) -> EdgeInsets {
    EdgeInsets(
      top: try top(bars), left: safeArea.left,
      bottom: safeArea.bottom + (try height(.tab, bars.tab, .tabBar))
        + (try height(.toolbar, bars.toolbar, .toolbar)),
      right: safeArea.right)
  }

  private mutating func top(_ bars: Bars) throws(DisplayError) -> Double {
    let top = try topUnderStatusBar(bars.status)
    guard bars.navigation != nil else {
      return top + (try height(.search, bars.search, .searchAlone))
    }
    let height =
      try height(.navigation, bars.navigation, .navigationBar)
      + (try height(.search, bars.search, .searchInBar))
    return navigationBarEnd(above: top, height: height)
  }

  /// The top of the safe area once the status bar is as asked for.
  private mutating func topUnderStatusBar(_ status: BarHeight?) throws(DisplayError) -> Double {
    switch status {
    case nil: return safeArea.top
    case .word(let word):
      guard word == .standard else { throw meaningless(word, .status, known: [.standard]) }
      return safeArea.top
    case .points(0): return topWithoutStatusBar()
    case .points(let points): return max(safeArea.top, points)
    }
  }

  /// The top with the status bar hidden: a notch or an island stays covered, a home-button phone and
  /// an iPad gain the room. On 26 reports conflict: a phone is said to keep its top.
  private mutating func topWithoutStatusBar() -> Double {
    guard safeArea.top == own.top, own.top > 0 else { return safeArea.top }
    if era == .ios26 {
      warnings.append(
        "what a hidden status bar leaves on \(device.name) under \(device.systemName) 26 is of low "
          + "confidence: reports conflict")
      return device.family == .iPad ? 0 : own.top
    }
    return device.cutout == .none ? 0 : own.top
  }

  /// Where a navigation bar of this height ends.
  private mutating func navigationBarEnd(above top: Double, height: Double) -> Double {
    // The table speaks of the device's own safe area only.
    guard top == own.top, let row = row(.navigationBarTop), case .points(let y) = row.value else {
      return top + height
    }
    // As exact as a double can have it: what begins at 161 pixels at 3x and is 44 points high ends at
    // 293 thirds of a point, divided once.
    let isWhole = Double(Int(y)) == y
    return isWhole ? y + height : (y * device.scale + height * device.scale) / device.scale
  }

  private mutating func height(
    _ bar: Bar, _ asked: BarHeight?, _ subject: BarRow.Subject
  ) throws(DisplayError) -> Double {
    switch asked {
    case nil: return 0
    case .points(let points): return points
    case .word(.standard): return points(row(subject))
    case .word(.large):
      guard bar == .navigation else { throw meaningless(.large, bar, known: known(bar)) }
      return points(row(subject)) + points(row(.largeTitle))
    case .word(.compact):
      guard known(bar).contains(.compact) else {
        throw meaningless(.compact, bar, known: known(bar))
      }
      return points(row(subject, compact: true))
    }
  }

  /// The words that say something about a bar on this device.
  private func known(_ bar: Bar) -> [BarHeight.Word] {
    let isPhone = device.family != .iPad
    return switch bar {
    case .status, .search: [.standard]
    case .navigation: isPhone ? [.standard, .large, .compact] : [.standard, .large]
    case .toolbar, .tab: isPhone ? [.standard, .compact] : [.standard]
    }
  }

  private func meaningless(
    _ word: BarHeight.Word, _ bar: Bar, known: [BarHeight.Word]
  ) -> DisplayError {
    .wordWithoutMeaning(
      bar: bar.name, word: word.rawValue, known: known.map(\.rawValue), device: device.name)
  }

  /// The row that holds, noting one of low confidence.
  private mutating func row(_ subject: BarRow.Subject, compact: Bool = false) -> BarRow? {
    let row = BarRow.first(
      subject, for: device, in: compact ? .landscape : orientation, era: era,
      widthClass: compact ? .compact : nil)
    if let row, row.confidence == .low, case .points(let points) = row.value {
      warnings.append(
        "\(row.about.phrase(points)) on \(device.name) under \(device.systemName) "
          + "\(era == .ios26 ? "26" : "12 to 18") is of low confidence"
          + (row.note.map { ": \($0)" } ?? ""))
    }
    return row
  }

  private func points(_ row: BarRow?) -> Double {
    switch row?.value {
    case .points(let points): points
    case .safeAreaTop: own.top
    case nil: 0
    }
  }
}

extension BarRow.Subject {
  /// A row's value in a sentence.
  fileprivate func phrase(_ points: Double) -> String {
    let value = points.plainDecimal
    return switch self {
    case .statusBar: "a status bar of \(value) points"
    case .navigationBar: "a navigation bar of \(value) points"
    case .navigationBarTop: "a navigation bar that begins at \(value) points"
    case .largeTitle: "a large title of \(value) points"
    case .prompt: "a prompt of \(value) points"
    case .searchInBar: "a search field of \(value) points in the navigation bar"
    case .searchAlone: "a search bar of \(value) points"
    case .sheetBar: "a sheet's bar of \(value) points"
    case .tabBar: "a tab bar of \(value) points"
    case .toolbar: "a toolbar of \(value) points"
    }
  }
}
