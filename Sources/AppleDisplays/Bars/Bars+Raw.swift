public import FitGeometry

extension Bars {
  /// What a safe area and bars in points cover together, without a device.
  ///
  ///     top    = max(safe area, status bar) + navigation bar + search bar
  ///     bottom = safe area + tab bar + toolbar
  ///
  /// - Parameter safeArea: The safe area without bars, in points.
  /// - Throws: ``DisplayError/wordNeedsDevice(bar:word:)`` for a height in a word.
  public func obstruction(over safeArea: EdgeInsets) throws(DisplayError) -> EdgeInsets {
    EdgeInsets(
      top: max(safeArea.top, try points(.status)) + (try points(.navigation))
        + (try points(.search)),
      left: safeArea.left,
      bottom: safeArea.bottom + (try points(.tab)) + (try points(.toolbar)),
      right: safeArea.right)
  }

  private func points(_ bar: Bar) throws(DisplayError) -> Double {
    switch self[bar] {
    case nil: 0
    case .points(let points): points
    case .word(let word): throw .wordNeedsDevice(bar: bar.name, word: word.rawValue)
    }
  }
}
