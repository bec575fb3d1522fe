/// How densely the pixels are meant to be shown or printed.
package struct Density: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var unit: Unit

  package init(x: Double, y: Double, unit: Unit) {
    self.x = x
    self.y = y
    self.unit = unit
  }

  /// What `x` and `y` count pixels by; `none`: only their ratio, the pixel's shape, means anything.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case perInch, perCentimeter, perMeter, none
  }
}
