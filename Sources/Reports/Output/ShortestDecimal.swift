/// The shortest decimal that reads back as a double, and of those the nearest to it, by Raffaele
/// Giulietti's algorithm ("The Schubfach way to render doubles", 2020).
///
/// The standard library finds the same digits, but only as a string; a line of results has some forty
/// such numbers. Powers of ten that do not fit 64 bits are left to it.
struct ShortestDecimal {
  /// The digits as a whole number, without zeros at the end.
  private(set) var digits: UInt64
  /// The value is `digits · 10^exponent`.
  private(set) var exponent: Int

  /// - Parameter value: A number.
  /// - Returns: nil outside about 1e-11 ... 2⁵³, and for zero, negative numbers and powers of two.
  init?(_ value: Double) {
    let fraction = value.significandBitPattern
    let biased = Int(value.exponentBitPattern)
    // A power of two is nearer to the double below it than to the one above; all others lie midway.
    guard value > 0, fraction != 0, biased != 0 else { return nil }
    // value = c · 2^q
    let c = fraction | 1 << 52
    let q = biased - 1075
    // The greatest k for which 10^k is no longer than the gap to the next double: ⌊q · log₁₀ 2⌋.
    let k = (q * 1_262_611) >> 22
    guard -k >= 0, -k < Self.significands.count else { return nil }
    let power = Power(ofTen: -k)
    // The ends of the interval that reads back as the double, and the double, in quarters of 10^k.
    let shift = UInt64(q + power.exponent + 1)
    let lower = power.times((4 * c - 2) << shift) + (c & 1)
    let middle = power.times((4 * c) << shift)
    let upper = power.times((4 * c + 2) << shift) - (c & 1)
    let floor = middle / 4
    digits = floor
    exponent = k
    let tens = floor / 10
    let isTensInside = lower <= 40 * tens
    let isNextTensInside = 40 * tens + 40 <= upper
    if isTensInside != isNextTensInside {
      digits = isTensInside ? tens : tens + 1
      exponent += 1
      while digits % 10 == 0 {
        digits /= 10
        exponent += 1
      }
      return
    }
    let isFloorInside = lower <= 4 * floor
    let isNextInside = 4 * floor + 4 <= upper
    if isFloorInside != isNextInside {
      digits += isFloorInside ? 0 : 1
    } else {
      let half = 4 * floor + 2
      digits += middle > half || (middle == half && floor & 1 == 1) ? 1 : 0
    }
  }

  /// The bits of 10^0, 10^1 … as far as 5^n fits 64 bits, which is as far as they are exact. Signed
  /// like the arrays that a run has anyway: one of another type is made in the time of four lines.
  private static let significands: [Int] = {
    var significands = [Int](repeating: 0, count: 28)
    var five: UInt = 1
    for n in significands.indices {
      significands[n] = Int(bitPattern: five << UInt(five.leadingZeroBitCount))
      five &*= 5
    }
    return significands
  }()

  /// `significand · 2^(exponent - 63)`, the significand's highest bit set.
  private struct Power {
    let significand: UInt64
    let exponent: Int

    init(ofTen n: Int) {
      significand = UInt64(UInt(bitPattern: significands[n]))
      // ⌊n · log₂ 10⌋
      exponent = (n * 1_741_647) >> 19
    }

    /// The product's upper half, its last bit set where something follows it ("round to odd").
    func times(_ factor: UInt64) -> UInt64 {
      let product = significand.multipliedFullWidth(by: factor)
      return product.high | (product.low > 1 ? 1 : 0)
    }
  }
}
