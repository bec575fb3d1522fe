package import FitGeometry

/// What a result says of the viewport.
package struct ViewportFacts: Sendable {
  /// The device's name; nil for a viewport given in numbers.
  package var name: String?
  /// The OS whose metrics were used; nil for a viewport given in numbers.
  package var os: String?
  package var orientation: Orientation
  package var viewport: Viewport
  /// The bars that were asked for, outermost first, for drawings; empty where only numbers are known.
  package var bars: [Bar]
  /// The device's screen, where the viewport is all of it; for drawings.
  package var screen: Screen?

  package init(
    name: String? = nil, os: String? = nil, orientation: Orientation, viewport: Viewport,
    bars: [Bar] = [], screen: Screen? = nil
  ) {
    self.name = name
    self.os = os
    self.orientation = orientation
    self.viewport = viewport
    self.bars = bars
    self.screen = screen
  }

  package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape
  }

  /// What a screen looks like from outside.
  package struct Screen: Hashable, Sendable {
    /// What is left out at the upper edge of the device held upright.
    package var cutout: Cutout
    package var isRounded: Bool

    package init(cutout: Cutout, isRounded: Bool) {
      self.cutout = cutout
      self.isRounded = isRounded
    }

    package enum Cutout: String, CaseIterable, Hashable, Sendable {
      case none, notch, island
    }
  }

  /// One bar over the viewport: where it stands, in points from the top edge.
  package struct Bar: Hashable, Sendable {
    /// `status bar`, `navigation bar`, `search bar`, `toolbar`, `tab bar`.
    package var name: String
    package var y: Double
    package var height: Double

    package init(name: String, y: Double, height: Double) {
      self.name = name
      self.y = y
      self.height = height
    }
  }
}
