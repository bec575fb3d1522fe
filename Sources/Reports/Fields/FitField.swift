import FitGeometry
import ImageProbe
import SystemCalls

/// One key of a result: a value, or an object of further keys.
///
/// The whole result is declared with these, once, in `FitField.all`; every format reads its keys,
/// their order and their values from there.
package struct FitField: Sendable {
  /// The key in its object.
  package let name: String
  let content: Content

  enum Content: Sendable {
    case value(FitValue)
    /// An object, null as a whole where `isPresent` says no.
    case object(isPresent: @Sendable (FitResult) -> Bool, [FitField])
  }

  init(_ name: String, _ value: FitValue) {
    self.name = name
    content = .value(value)
  }

  init(
    _ name: String, isPresent: @escaping @Sendable (FitResult) -> Bool, _ fields: [FitField]
  ) {
    self.name = name
    content = .object(isPresent: isPresent, fields)
  }

  init(_ name: String, size: @escaping @Sendable (FitResult) -> Size?) {
    self.init(
      name, isPresent: { size($0) != nil },
      [
        FitField("width", .number { size($0)?.width }),
        FitField("height", .number { size($0)?.height }),
      ])
  }

  init(_ name: String, point: @escaping @Sendable (FitResult) -> Point?) {
    self.init(
      name, isPresent: { point($0) != nil },
      [
        FitField("x", .number { point($0)?.x }),
        FitField("y", .number { point($0)?.y }),
      ])
  }

  init(_ name: String, rect: @escaping @Sendable (FitResult) -> Rect?) {
    self.init(
      name, isPresent: { rect($0) != nil },
      [
        FitField("x", .number { rect($0)?.x }),
        FitField("y", .number { rect($0)?.y }),
        FitField("width", .number { rect($0)?.width }),
        FitField("height", .number { rect($0)?.height }),
      ])
  }

  init(_ name: String, insets: @escaping @Sendable (FitResult) -> EdgeInsets?) {
    self.init(
      name, isPresent: { insets($0) != nil },
      [
        FitField("top", .number { insets($0)?.top }),
        FitField("left", .number { insets($0)?.left }),
        FitField("bottom", .number { insets($0)?.bottom }),
        FitField("right", .number { insets($0)?.right }),
      ])
  }

  init(_ name: String, axes: @escaping @Sendable (FitResult) -> Axes?) {
    self.init(
      name, isPresent: { axes($0) != nil },
      [
        FitField("x", .flag { axes($0)?.x }),
        FitField("y", .flag { axes($0)?.y }),
      ])
  }
}
