/// A width and a height, in points unless a name says pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size after a quarter turn: width and height exchanged.
  public var turned: Size { Size(width: height, height: width) }
}

extension Size {
  /// The largest scale at which this size still fits inside `area`; one axis then equals it exactly.
  ///
  /// - Parameter area: The space to fit into, in the same unit as this size.
  /// - Returns: The scale, `area / self` along the tighter axis.
  public func fitScale(in area: Size) -> Double {
    min(area.width / width, area.height / height)
  }

  /// The smallest scale at which this size covers the whole of `area`; one axis then equals it
  /// exactly, and what stands out on the other is cut.
  ///
  /// - Parameter area: The space to cover, in the same unit as this size.
  /// - Returns: The scale, `area / self` along the looser axis.
  public func fillScale(in area: Size) -> Double {
    max(area.width / width, area.height / height)
  }

  /// Whether both lengths are positive and finite.
  var isUsable: Bool { width.isUsable && height.isUsable }
}

extension Double {
  /// Whether this can be a length or a scale: positive and finite.
  var isUsable: Bool { self > 0 && isFinite }
}
