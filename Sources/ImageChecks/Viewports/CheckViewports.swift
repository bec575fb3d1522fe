import AppleDisplays
import FitGeometry

/// The displays that `sharpOn`, `device` and `viewport` name, with what covers their edges.
struct CheckViewports {
  /// Devices first, then viewports; of several that are alike to an image only the first.
  private(set) var all: [CheckViewport] = []
  /// What rests on metrics of low confidence, one plain sentence each.
  private(set) var warnings: [String] = []
  let within: Recipe.Within

  private let values: CheckValues
  private let orientation: HeldOrientation?
  private let os: OSVersion?
  private let split: Split?
  private let safeArea: EdgeInsets?
  private let bars: Bars

  private static let deviceKeys = [SharpOnRule.key, CheckSettings.device]

  init(_ values: CheckValues) throws(ValueError) {
    self.values = values
    within = try values.word(CheckSettings.within, Recipe.Within.self) ?? .safeArea
    orientation = try values.word(CheckSettings.orientation, HeldOrientation.self)
    os = try values.display(CheckSettings.os, OSVersion.init)
    split = try values.display(CheckSettings.split, Split.init)
    safeArea = try values.one(CheckSettings.safeArea, EdgeInsets.init(edges:))
    bars = try Self.bars(values)
    for key in [CheckSettings.os, CheckSettings.split] where values.has(key) {
      guard Self.deviceKeys.contains(where: values.has) else {
        throw ValueError(key, values, needs: Self.deviceKeys)
      }
    }
    for key in Self.deviceKeys {
      for value in values.values(of: key) { try add(devices: value, key) }
    }
    for value in values.values(of: CheckSettings.viewport) { try add(viewport: value) }
  }

  private mutating func add(devices value: CheckValues.Value, _ key: CheckKey) throws(ValueError) {
    for device in try value.display(key, Device.matching) {
      for held in (orientation ?? .both).orientations {
        let (os, split, safeArea, bars) = (os, split, safeArea, bars)
        let display = try value.display(key) { _ throws(DisplayError) in
          try device.viewport(held, os: os, split: split, safeArea: safeArea, bars: bars)
        }
        try add(CheckViewport(display), value, key)
        for warning in display.warnings where !warnings.contains(warning) {
          warnings.append(warning)
        }
      }
    }
  }

  private mutating func add(viewport value: CheckValues.Value) throws(ValueError) {
    let key = CheckSettings.viewport
    var viewport = try value.read(key, Viewport.init(viewport:))
    let (safeArea, bars) = (safeArea, bars)
    viewport.obstruction = try value.display(key) { _ throws(DisplayError) in
      try bars.obstruction(over: safeArea ?? .zero)
    }
    guard let orientation else {
      return try add(CheckViewport(name: value.text, viewport: viewport), value, key)
    }
    for held in orientation.orientations {
      guard viewport.size.isTurned(for: held) else {
        try add(CheckViewport(name: value.text, viewport: viewport), value, key)
        continue
      }
      guard viewport.obstruction == .zero else {
        throw ValueError(
          key, value,
          "is turned by the orientation, and what covers its edges is other then; give the turned "
            + "size with the edges it has in \(held.rawValue)")
      }
      let name = "\(value.text), \(held.rawValue)"
      try add(CheckViewport(name: name, viewport: viewport.rotated()), value, key)
    }
  }

  private mutating func add(
    _ viewport: CheckViewport, _ value: CheckValues.Value, _ key: CheckKey
  ) throws(ValueError) {
    do throws(GeometryError) {
      try viewport.viewport.validate(within: within)
    } catch {
      throw ValueError(key, value, "can't be used: \(error)")
    }
    if !all.contains(where: { $0.viewport == viewport.viewport }) { all.append(viewport) }
  }

  private static func bars(_ values: CheckValues) throws(ValueError) -> Bars {
    let keys: [(Bar, CheckKey)] = [
      (.status, CheckSettings.statusBar), (.navigation, CheckSettings.navBar),
      (.search, CheckSettings.searchBar), (.toolbar, CheckSettings.toolbar),
      (.tab, CheckSettings.tabBar),
    ]
    var bars = Bars()
    for (bar, key) in keys {
      guard let height = try values.display(key, BarHeight.init) else { continue }
      if case .word = height, values.has(CheckSettings.viewport) {
        let value = values.values(of: key).last
        throw ValueError(
          key, value, "is a word, which needs a device; beside a viewport give points")
      }
      bars[bar] = height
    }
    return bars
  }
}

extension Size {
  /// Whether this has to be turned to be held that way; a square never has.
  fileprivate func isTurned(for orientation: Orientation) -> Bool {
    orientation == .portrait ? width > height : width < height
  }
}

extension CheckValues {
  /// The key's one value as the displays' tables read it.
  fileprivate func display<Result>(
    _ key: CheckKey, _ read: (String) throws(DisplayError) -> Result
  ) throws(ValueError) -> Result? {
    guard let value = values(of: key).last else { return nil }
    return try value.display(key, read)
  }
}

extension CheckValues.Value {
  fileprivate func display<Result>(
    _ key: CheckKey, _ read: (String) throws(DisplayError) -> Result
  ) throws(ValueError) -> Result {
    do {
      return try read(text)
    } catch {
      throw ValueError(key, self, "can't be used: \(error.message)")
    }
  }
}
