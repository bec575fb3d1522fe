/// The scales of one image in one area, and the evaluation of zoom specs by them.
///
/// Specs are evaluated in the order of `ZoomSpec.Role`; each adds what the later ones may name.
struct ZoomScales {
  /// The scales at which an axis of the content equals the area, before any limit.
  let uncappedWidth, uncappedHeight: Double
  private(set) var fit, fill, width, height: Double
  let native: Double?
  /// The ends of the zoom range. Until it is set they are nobody's: no spec of the roles that are
  /// evaluated before may name them.
  private(set) var minimum = Double.nan, maximum = Double.nan
  private(set) var isMaximumClamped = false

  /// - Parameters:
  ///   - image: The image; it must be valid.
  ///   - area: The space to fit into, in points; positive and finite.
  init(of image: ImageGeometry, in area: Size, displayScale: Double?) throws(GeometryError) {
    // The area in pixels of the image, as dividing twice would round twice.
    let size = image.displayPixelSize
    width = area.width * image.scale / size.width
    height = area.height * image.scale / size.height
    guard width.isUsable else { throw .invalidZoom(key: "width", value: width) }
    guard height.isUsable else { throw .invalidZoom(key: "height", value: height) }
    (uncappedWidth, uncappedHeight) = (width, height)
    (fit, fill) = (min(width, height), max(width, height))
    native = displayScale.map { image.scale / $0 }
    if let native, !native.isUsable { throw .invalidZoom(key: "nativeZoomScale", value: native) }
  }

  /// Caps fit, fill, width and height for everything that is evaluated afterwards.
  mutating func cap(to limit: ZoomSpec) throws(GeometryError) {
    let limit = try evaluate(limit, as: .upscaleLimit)
    (fit, fill) = (min(fit, limit), min(fill, limit))
    (width, height) = (min(width, limit), min(height, limit))
  }

  /// Sets the zoom range; a maximum below the minimum is clamped to it.
  mutating func setRange(min minSpec: ZoomSpec, max maxSpec: ZoomSpec) throws(GeometryError) {
    minimum = try evaluate(minSpec, as: .minZoom)
    let asked = try evaluate(maxSpec, as: .maxZoom)
    let isMinimum = asked.isSameScale(as: minimum)
    isMaximumClamped = asked < minimum && !isMinimum
    maximum = isMinimum ? minimum : max(minimum, asked)
  }

  /// The scale that a spec stands for, brought into the zoom range.
  func clamped(_ spec: ZoomSpec, as role: ZoomSpec.Role) throws(GeometryError) -> (
    scale: Double, isClamped: Bool
  ) {
    let asked = try evaluate(spec, as: role)
    let scale = clamped(asked)
    return (scale, !asked.isSameScale(as: scale))
  }

  /// The scale of a double tap; nil where the viewer has none.
  func doubleTap(_ doubleTap: Recipe.DoubleTap) throws(GeometryError) -> (
    scale: Double, isClamped: Bool
  )? {
    switch doubleTap {
    case .unavailable: return nil
    case .spec(let spec): return try clamped(spec, as: .doubleTap)
    case .standard:
      let scale = clamped(fill)
      return (scale == minimum ? maximum : scale, false)
    }
  }

  private func clamped(_ scale: Double) -> Double {
    if scale.isSameScale(as: minimum) { return minimum }
    if scale.isSameScale(as: maximum) { return maximum }
    return min(max(scale, minimum), maximum)
  }

  /// The image's size at a scale, in points. Where the scale is the one that an axis was derived
  /// from, that axis equals the area exactly.
  func contentSize(of image: ImageGeometry, in area: Size, at scale: Double) -> Size {
    let size = image.displayPixelSize
    return switch derivedAxes(of: scale) {
    case (true, true): area
    case (true, false):
      Size(width: area.width, height: area.width.times(size.height, over: size.width))
    case (false, true):
      Size(width: area.height.times(size.width, over: size.height), height: area.height)
    case (false, false):
      Size(
        width: size.width.times(scale, over: image.scale),
        height: size.height.times(scale, over: image.scale))
    }
  }

  /// Image pixels per device pixel at a scale, by the lengths it was derived from where it was.
  func imagePixelsPerDevicePixel(
    of image: ImageGeometry, in area: Size, at scale: Double, displayScale: Double
  ) -> Double {
    let size = image.displayPixelSize
    return switch derivedAxes(of: scale) {
    case (true, _): size.width / (area.width * displayScale)
    case (false, true): size.height / (area.height * displayScale)
    case (false, false): image.scale / (scale * displayScale)
    }
  }

  /// The axes of the content that equal the area at a scale.
  private func derivedAxes(of scale: Double) -> (width: Bool, height: Bool) {
    (scale.isSameScale(as: uncappedWidth), scale.isSameScale(as: uncappedHeight))
  }

  /// The scale that a spec stands for; one within a part in 10¹² of a named one is that one.
  func evaluate(_ spec: ZoomSpec, as role: ZoomSpec.Role) throws(GeometryError) -> Double {
    let scale = try value(of: spec, as: role)
    if scale.isSameScale(as: fit) { return fit }
    if scale.isSameScale(as: fill) { return fill }
    if scale.isSameScale(as: width) { return width }
    if scale.isSameScale(as: height) { return height }
    return scale
  }

  private func value(of spec: ZoomSpec, as role: ZoomSpec.Role) throws(GeometryError) -> Double {
    let scale: Double
    switch spec {
    case .number(let number):
      scale = number
    case .named(let name, let factor):
      scale = try value(of: name, as: role) * factor
    case .smallest(let specs):
      var smallest = Double.infinity
      for spec in specs { smallest = min(smallest, try value(of: spec, as: role)) }
      scale = smallest
    case .largest(let specs):
      var largest = 0.0
      for spec in specs { largest = max(largest, try value(of: spec, as: role)) }
      scale = largest
    }
    guard scale.isUsable else { throw .invalidZoom(key: role.rawValue, value: scale) }
    return scale
  }

  private func value(of name: ZoomSpec.Name, as role: ZoomSpec.Role) throws(GeometryError)
    -> Double
  {
    guard role.allows(name) else { throw .nameNotAllowed(name, role: role) }
    switch name {
    case .fit: return fit
    case .fill: return fill
    case .width: return width
    case .height: return height
    case .actual: return 1
    case .native:
      guard let native else { throw .needsDisplayScale("native") }
      return native
    case .min: return minimum
    case .max: return maximum
    case .mid: return (minimum + maximum) / 2
    }
  }
}

extension Double {
  /// `self * factor / divisor`, rounded as rarely as doubles allow; huge numbers are divided first,
  /// and the whole of the divisor is the factor itself.
  func times(_ factor: Double, over divisor: Double) -> Double {
    if self == divisor { return factor }
    let product = self * factor
    return product.isFinite ? product / divisor : self / divisor * factor
  }

  /// Whether this is another scale within one part in 10¹².
  func isSameScale(as other: Double) -> Bool { (self - other).magnitude <= other * 1e-12 }
}
