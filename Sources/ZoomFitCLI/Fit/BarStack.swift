import AppleDisplays
import FitGeometry
import Reports

/// Where each bar stands: what it covers beyond the ones outside it.
enum BarStack {
  /// - Parameters:
  ///   - bars: The bars that are shown.
  ///   - size: The viewport's size, in points.
  ///   - obstruction: What some of the bars cover, with the safe area.
  static func bars(
    _ bars: Bars, in size: Size, obstruction: (Bars) throws(UsageError) -> EdgeInsets
  ) throws(UsageError) -> [ViewportFacts.Bar] {
    guard bars != Bars() else { return [] }
    var shown = Bars()
    var stack: [ViewportFacts.Bar] = []
    for bar in [Bar.status, .navigation, .search, .tab, .toolbar] where bars[bar] != nil {
      let before = try obstruction(shown)
      shown[bar] = bars[bar]
      let after = try obstruction(shown)
      switch bar {
      case .status:
        stack.append(ViewportFacts.Bar(name: bar.name, y: 0, height: after.top))
      case .navigation, .search:
        stack.append(
          ViewportFacts.Bar(name: bar.name, y: before.top, height: after.top - before.top))
      case .tab, .toolbar:
        stack.append(
          ViewportFacts.Bar(
            name: bar.name, y: size.height - after.bottom, height: after.bottom - before.bottom))
      }
    }
    return stack.filter { $0.height > 0 }
  }
}
