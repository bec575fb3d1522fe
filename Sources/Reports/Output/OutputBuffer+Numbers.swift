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
    let length = Self.digits(of: magnitude)
    unsafe append(most: length) { memory in
      var rest = magnitude
      unsafe Self.write(&rest, digits: length, to: memory.baseAddress.unsafelyUnwrapped)
      return length
    }
  }

  /// How many digits a whole number above 0 has.
  private static func digits(of magnitude: UInt64) -> Int {
    // Its logarithm in base 2, times that of 2 in base 10; a power of ten tells what that rounds off.
    let estimate = ((64 - magnitude.leadingZeroBitCount) * 1233) >> 12
    return estimate + (magnitude >= powersOfTen[estimate] ? 1 : 0)
  }

  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// Writes the last digits of `rest`, two at a time, and takes them off it.
  @inline(__always)
  private static func write(
    _ rest: inout UInt64, digits: Int, to memory: UnsafeMutablePointer<UInt8>
  ) {
    var index = digits
    while index >= 2 {
      index -= 2
      let pair = 2 * Int(truncatingIfNeeded: rest % 100)
      rest /= 100
      unsafe memory[index] = pairs.utf8Start[pair]
      unsafe memory[index + 1] = pairs.utf8Start[pair + 1]
    }
    guard index > 0 else { return }
    unsafe memory[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
    rest /= 10
  }

  /// 00 to 99.
  @inline(__always)
  private static var pairs: StaticString {
    """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
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
    // One zero at least before the point.
    let whole = max(Self.digits(of: decimal.digits) - decimals, 1)
    unsafe append(most: whole + 1 + decimals) { memory in
      let start = unsafe memory.baseAddress.unsafelyUnwrapped
      var rest = decimal.digits
      unsafe Self.write(&rest, digits: decimals, to: start + whole + 1)
      unsafe start[whole] = UInt8(ascii: ".")
      unsafe Self.write(&rest, digits: whole, to: start)
      return whole + 1 + decimals
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
