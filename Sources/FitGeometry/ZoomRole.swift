extension ZoomSpec {
  /// What a spec is for. Each is computed from what stands before it, and may name only that.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case upscaleLimit, minZoom, maxZoom, zoom, doubleTap

    /// The names a spec may use in this role, in the order of the vocabulary.
    public var allowedNames: [Name] { Name.allCases.filter(allows) }

    /// Whether a spec in this role may use `name`.
    public func allows(_ name: Name) -> Bool {
      switch name {
      case .fit, .fill, .width, .height, .actual, .native: true
      case .min: self == .maxZoom || self == .zoom || self == .doubleTap
      case .max, .mid: self == .zoom || self == .doubleTap
      }
    }

    /// Finds out whether a spec that was not read for this role can have it.
    ///
    /// - Throws: `GeometryError.nameNotAllowed`, with the first name that can't be used here.
    public func validate(_ spec: ZoomSpec) throws(GeometryError) {
      if let name = spec.firstName(where: { !allows($0) }) {
        throw .nameNotAllowed(name, role: self)
      }
    }
  }
}
