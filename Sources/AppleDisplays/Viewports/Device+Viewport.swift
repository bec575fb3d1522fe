public import FitGeometry

extension Device {
  /// The viewport of an app on this device.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - os: The version whose metrics to take; the newest that runs by default.
  ///   - split: The part of an iPad's screen that the app has; all of it by default.
  ///   - safeArea: A safe area in place of the device's, in points, without bars.
  ///   - bars: The bars that are shown.
  /// - Throws: ``DisplayError`` where the device does not run that version, no source has the split,
  ///   or a bar's word says nothing on this device.
  public func viewport(
    _ orientation: Orientation, os: OSVersion? = nil, split: Split? = nil,
    safeArea: EdgeInsets? = nil, bars: Bars = Bars()
  ) throws(DisplayError) -> DisplayViewport {
    let os = os ?? OSVersion(newestOf: self)
    guard let own = self.safeArea(in: orientation, era: os.era) else {
      throw .osNotRun(device: name, system: systemName, asked: os.text, newest: newestOS)
    }
    var size = size(in: orientation)
    var warnings = warnings(for: os)
    if let split {
      let row = try SplitWidth.of(split, on: self, in: orientation, os: os)
      size.width = row.width
      if row.confidence == .low {
        warnings.append(
          "a \(split.rawValue) split of \(row.width.plainDecimal) points on \(name) in "
            + "\(orientation) is of low confidence: \(row.note ?? row.sources)")
      }
    }
    var composition = BarComposition(
      device: self, orientation: orientation, era: os.era, own: own, safeArea: safeArea ?? own)
    let obstruction = try composition.obstruction(of: bars)
    return DisplayViewport(
      name: name, os: os.text, orientation: orientation,
      viewport: Viewport(size: size, displayScale: scale, obstruction: obstruction),
      warnings: warnings + composition.warnings)
  }

  /// What to say about the row itself.
  private func warnings(for os: OSVersion) -> [String] {
    var result: [String] = []
    if confidence == .low {
      result.append("the metrics of \(name) are of low confidence")
    }
    if os.era == .legacy, legacy.basis == .extrapolated {
      result.append("\(name) \(note ?? "never ran \(systemName) \(os.text)")")
    }
    if let metricsSince, os.major < metricsSince {
      result.append(
        "the safe area of \(name) is that of \(systemName) \(metricsSince) and later; before, top "
          + "and sides were 44")
    }
    return result
  }
}
