public import FitGeometry

/// The safe areas of a device both ways round, without any bar of the app, in points.
public struct SafeAreas: Hashable, Sendable {
  public let portrait: EdgeInsets
  public let landscape: EdgeInsets
  public let basis: Basis

  /// What the figures rest on.
  public enum Basis: String, CaseIterable, Hashable, Sendable {
    /// Stored material names them for this device.
    case sourced
    /// Measured on this device or its simulator.
    case measured
    /// Taken from devices of the same class.
    case sameClass = "class"
    /// Inferred from measured devices of the same class and the older values.
    case inferred
    /// For a system that the device never ran: an app in design-compatibility mode.
    case extrapolated
  }

  public subscript(orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? portrait : landscape
  }

  /// A phone with a home button: the status bar, in portrait alone.
  static func homeButton(_ basis: Basis) -> SafeAreas {
    SafeAreas(
      portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero, basis: basis)
  }

  /// A phone with a notch or an island: what it takes at the top in portrait it takes on both sides
  /// in landscape; the home indicator takes 34 in portrait.
  static func phone(_ top: Double, landscapeBottom: Double, _ basis: Basis) -> SafeAreas {
    SafeAreas(
      portrait: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: top, bottom: landscapeBottom, right: top), basis: basis)
  }

  /// An iPad: the same both ways round.
  static func pad(_ top: Double, _ bottom: Double, _ basis: Basis) -> SafeAreas {
    let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return SafeAreas(portrait: insets, landscape: insets, basis: basis)
  }
}
