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

  package init(
    name: String? = nil, os: String? = nil, orientation: Orientation, viewport: Viewport,
    bars: [Bar] = []
  ) {
    self.name = name
    self.os = os
    self.orientation = orientation
    self.viewport = viewport
    self.bars = bars
  }

  package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape
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
