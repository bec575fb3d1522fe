package import FitGeometry

extension OutputBuffer {
  /// Appends a whole number in decimal.
  package mutating func append(_ integer: Int) {
    if integer < 0 {
      append(UInt8(ascii: "-"))
    }
    append(magnitude: UInt64(integer.magnitude))
  }

  /// Appends the shortest decimal that reads back as the same double: never an exponent, whole
  /// numbers without `.0`, zero without a sign. What is not finite has no decimal and is `null`.
  package mutating func append(_ number: Double) {
    guard number.isFinite else { return append(literal: "null") }
    let magnitude = number.magnitude
    // Most numbers have few decimals. A decimal of at most 15 digits that reads back as the double is
    // the only one so short, hence the shortest; the division is exact up to its one rounding, which
    // is what reading the decimal back does. Below 2⁵³ thousandths are exact integers.
    guard magnitude < 1e12 else { return append(DecimalDigits(number).ascii()) }
    let units = UInt64(magnitude * 1000 + 0.5)
    guard Double(units) / 1000 == magnitude else { return append(fractional: number) }
    if number < 0 {
      append(UInt8(ascii: "-"))
    }
    append(magnitude: units / 1000)
    appendFraction(tenths: UInt8(truncatingIfNeeded: units % 1000 / 100), units % 100)
  }

  /// Appends a number rounded for the eye, with so many decimals at most and no zeros at the end.
  package mutating func append(_ number: Double, decimals: Int) {
    guard number.isFinite else { return append(literal: "null") }
    var digits = DecimalDigits(number)
    digits.round(decimals: decimals)
    append((consume digits).ascii())
  }

  /// Appends a number rounded for the eye, to so many digits from the first that is not 0.
  package mutating func append(_ number: Double, significant: Int) {
    guard number.isFinite else { return append(literal: "null") }
    var digits = DecimalDigits(number)
    digits.round(significant: significant)
    append((consume digits).ascii())
  }

  /// Appends a zoom spec as one would type it: `4`, `fit`, `3xfit`, `min(1,3xfit)`.
  package mutating func append(_ spec: ZoomSpec) {
    if case .number(let scale) = spec {
      append(scale)
    } else {
      append(spec.description)
    }
  }

  /// Up to three decimals, without zeros at the end: the first, and then the other two.
  private mutating func appendFraction(tenths: UInt8, _ lastTwo: UInt64) {
    guard tenths != 0 || lastTwo != 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + tenths)
    guard lastTwo != 0 else { return }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: lastTwo / 10))
    guard lastTwo % 10 != 0 else { return }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: lastTwo % 10))
  }

  private mutating func append(magnitude: UInt64) {
    guard magnitude >= 10 else { return append(UInt8(ascii: "0") + UInt8(magnitude)) }
    var length = 2
    var limit: UInt64 = 100
    while length < 20, magnitude >= limit {
      length += 1
      limit &*= 10
    }
    unsafe append(most: length) { memory in
      var rest = magnitude
      for index in (0..<length).reversed() {
        unsafe memory[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return length
    }
  }

  /// Appends a number with some decimals.
  private mutating func append(fractional number: Double) {
    guard let decimal = ShortestDecimal(number.magnitude), decimal.exponent < 0 else {
      return append(DecimalDigits(number).ascii())
    }
    if number < 0 {
      append(UInt8(ascii: "-"))
    }
    let decimals = -decimal.exponent
    var rest = decimal.digits
    var length = 1
    var limit: UInt64 = 10
    // No more than 17 digits.
    while rest >= limit {
      length += 1
      limit *= 10
    }
    // One zero at least before the point.
    length = max(length, decimals + 1)
    unsafe append(most: length + 1) { memory in
      for index in (0...length).reversed() {
        if index == length - decimals {
          unsafe memory[index] = UInt8(ascii: ".")
        } else {
          unsafe memory[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
      }
      return length + 1
    }
  }
}

extension OutputBuffer {
  /// Appends where to scroll to as `--scroll-to` takes it: `middle`, `start` or `X,Y`.
  mutating func append(_ target: Recipe.ScrollTarget) {
    switch target {
    case .middle: append("middle")
    case .start: append("start")
    case .point(let point):
      append(point.x)
      append(UInt8(ascii: ","))
      append(point.y)
    }
  }
}
