import AppleDisplays
import FitGeometry
import Reports

/// The options of the groups Viewport and Obstructions.
struct ViewportOptions {
  /// One for every viewport, device and orientation, in the order of the command line; empty where
  /// none was given.
  private(set) var viewports: [ViewportFacts] = []
  /// What rests on uncertain metrics, one plain sentence each.
  private(set) var warnings: [String] = []

  private let orientation: HeldOrientation?
  private let os: OSVersion?
  private let split: Split?
  private let safeArea: EdgeInsets?
  private let bars: Bars

  /// - Throws: `UsageError` for values that can't be, and for options that have no viewport or no
  ///   device to hold for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    orientation = try arguments.last(.orientation)?.word(HeldOrientation.self)
    os = try arguments.last(.os)?.display(OSVersion.init)
    split = try arguments.last(.split)?.display { text throws(DisplayError) in try Split(text) }
    safeArea = try arguments.last(.safeArea)?.edges()
    bars = try Self.bars(arguments)
    for use in arguments.all(.viewport, .device) {
      if use.option == .device {
        try add(devices: use)
      } else {
        try add(viewport: use)
      }
    }
    if let use = arguments.last(.os) ?? arguments.last(.split), !arguments.has(.device) {
      throw use.wrong("needs a device: --device NAME")
    }
  }

  private mutating func add(devices use: ParsedArguments.Use) throws(UsageError) {
    for device in try use.display(Device.matching) {
      for held in (orientation ?? .portrait).orientations {
        let found = try use.display { _ throws(DisplayError) in
          try device.viewport(held, os: os, split: split, safeArea: safeArea, bars: bars)
        }
        let drawn = try BarStack.bars(bars, in: found.viewport.size) { bars throws(UsageError) in
          try use.display { _ throws(DisplayError) in
            try device.viewport(held, os: os, split: split, safeArea: safeArea, bars: bars)
          }.viewport.obstruction
        }
        viewports.append(
          ViewportFacts(
            name: found.name, os: found.os, orientation: .init(held), viewport: found.viewport,
            bars: drawn,
            screen: split == nil ? .init(device) : nil))
        for warning in found.warnings where !warnings.contains(warning) {
          warnings.append(warning)
        }
      }
    }
  }

  private mutating func add(viewport use: ParsedArguments.Use) throws(UsageError) {
    var viewport = try use.viewport()
    viewport.obstruction = try use.display { _ throws(DisplayError) in
      try bars.obstruction(over: safeArea ?? .zero)
    }
    guard let orientation else {
      return try append(viewport, use)
    }
    for held in orientation.orientations {
      guard viewport.size.isTurned(for: held) else {
        try append(viewport, use)
        continue
      }
      guard viewport.obstruction == .zero else {
        throw UsageError(
          "--orientation \(orientation.rawValue) turns \(use.spelled), and what covers its edges "
            + "is other then; give the turned size with the edges it has in \(held.rawValue)")
      }
      try append(viewport.rotated(), use)
    }
  }

  private mutating func append(
    _ viewport: Viewport, _ use: ParsedArguments.Use
  ) throws(UsageError) {
    let drawn = try BarStack.bars(bars, in: viewport.size) { bars throws(UsageError) in
      try use.display { _ throws(DisplayError) in try bars.obstruction(over: safeArea ?? .zero) }
    }
    let isLandscape = viewport.size.width > viewport.size.height
    viewports.append(
      ViewportFacts(
        orientation: isLandscape ? .landscape : .portrait, viewport: viewport, bars: drawn))
  }

  private static func bars(_ arguments: ParsedArguments) throws(UsageError) -> Bars {
    func height(_ option: Option) throws(UsageError) -> BarHeight? {
      guard let use = arguments.last(option) else { return nil }
      let height = try use.display(BarHeight.init)
      if case .word = height, arguments.has(.viewport) || !arguments.has(.device) {
        throw use.wrong("a word needs a device (--device NAME); beside --viewport give points")
      }
      return height
    }
    return Bars(
      status: try height(.statusBar), navigation: try height(.navBar),
      search: try height(.searchBar), toolbar: try height(.toolbar), tab: try height(.tabBar))
  }
}

extension ViewportFacts.Orientation {
  fileprivate init(_ orientation: Orientation) {
    self = orientation == .portrait ? .portrait : .landscape
  }
}

extension ViewportFacts.Screen {
  fileprivate init(_ device: Device) {
    let cutout: Cutout =
      switch device.cutout {
      case .none: .none
      case .notch: .notch
      case .island: .island
      }
    self.init(cutout: cutout, isRounded: device.hasHomeIndicator)
  }
}

extension Size {
  /// Whether this has to be turned to be held that way; a square never has.
  fileprivate func isTurned(for orientation: Orientation) -> Bool {
    orientation == .portrait ? width > height : width < height
  }
}

extension ParsedArguments.Use {
  /// The value as the displays' tables read it.
  func display<Value>(
    _ read: (String) throws(DisplayError) -> Value
  ) throws(UsageError) -> Value {
    do {
      return try read(text)
    } catch {
      throw wrong(error.message)
    }
  }
}
