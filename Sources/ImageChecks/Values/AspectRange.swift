package import AppleDisplays

/// The ratios between two, both included and taken exactly: `1.7..1.8`, `4:3..16:9`, `1..`.
package struct AspectRange: Hashable, Sendable {
  /// nil: as narrow as one likes.
  package let lower: AspectRatio?
  /// nil: as wide as one likes.
  package let upper: AspectRatio?

  package init(_ text: String) throws(ValueProblem) {
    guard let ends = text.parted(by: ".."), !ends.before.isEmpty || !ends.after.isEmpty else {
      throw ValueProblem("is no range of ratios, which is written 1.7..1.8")
    }
    lower = ends.before.isEmpty ? nil : try AspectRatio(ends.before)
    upper = ends.after.isEmpty ? nil : try AspectRatio(ends.after)
    if let lower, let upper, lower.value > upper.value {
      throw ValueProblem("ends before it begins: the smaller ratio stands first")
    }
  }

  /// Whether the size's own ratio lies in the range, without any rounding.
  package func fits(_ size: PixelSize) -> Bool {
    !isTooNarrow(size) && !isTooWide(size)
  }

  /// The sizes nearest to one that lie in the range: with its width, then with its height.
  package func nearestSizes(to size: PixelSize) -> [PixelSize] {
    guard let bound = nearestBound(to: size) else { return [size] }
    let (over, under) = (Int128(bound.value.numerator), Int128(bound.value.denominator))
    let (width, height) = (Int128(size.width), Int128(size.height))
    let sizes =
      isTooNarrow(size)
      ? [
        PixelSize(width: size.width, height: Int(clamping: width * under / over)),
        PixelSize(
          width: Int(clamping: (height * over + under - 1) / under), height: size.height),
      ]
      : [
        PixelSize(
          width: size.width, height: Int(clamping: (width * under + over - 1) / over)),
        PixelSize(width: Int(clamping: height * over / under), height: size.height),
      ]
    return sizes.filter { $0.isPossible && fits($0) }
  }

  /// The end that a size is past; nil where it is past none.
  package func nearestBound(to size: PixelSize) -> AspectRatio? {
    isTooNarrow(size) ? lower : isTooWide(size) ? upper : nil
  }

  private func isTooNarrow(_ size: PixelSize) -> Bool {
    guard let lower else { return false }
    return Int128(size.width) * Int128(lower.value.denominator)
      < Int128(size.height) * Int128(lower.value.numerator)
  }

  private func isTooWide(_ size: PixelSize) -> Bool {
    guard let upper else { return false }
    return Int128(size.width) * Int128(upper.value.denominator)
      > Int128(size.height) * Int128(upper.value.numerator)
  }
}

extension AspectRange: CustomStringConvertible {
  package var description: String {
    switch (lower, upper) {
    case (let lower?, let upper?): "\(lower.text) to \(upper.text)"
    case (let lower?, nil): "\(lower.text) or more"
    case (nil, let upper?): "\(upper.text) or less"
    case (nil, nil): "any"
    }
  }
}
