/// A finite double as the shortest decimal that reads back as the same double.
///
/// Its value is `0.d₁d₂d₃… × 10^point`. The digits are those of the standard library's description,
/// which is documented to be the shortest that round-trips; only the notation is ours.
package struct DecimalDigits {
  private(set) var isNegative: Bool
  /// Values 0…9, without zeros at either end; empty for zero.
  private(set) var digits: [UInt8]
  /// Where the point stands, counted from before the first digit; may lie outside the digits.
  private(set) var point: Int

  /// - Parameter value: Any finite number.
  package init(_ value: Double) {
    isNegative = value < 0
    digits = []
    point = 0
    var exponent = 0
    var exponentIsNegative = false
    var seenPoint = false
    var inExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if inExponent {
          exponent = exponent * 10 + Int(digit)
        } else if digit == 0, digits.isEmpty {
          point -= seenPoint ? 1 : 0
        } else {
          digits.append(digit)
          point += seenPoint ? 0 : 1
        }
      case UInt8(ascii: "."): seenPoint = true
      case UInt8(ascii: "e"): inExponent = true
      case UInt8(ascii: "-"): exponentIsNegative = inExponent
      default: break
      }
    }
    point += exponentIsNegative ? -exponent : exponent
    trim()
  }

  /// Rounds to so many digits after the point, halves away from zero.
  package mutating func round(decimals: Int) {
    round(keeping: point + decimals)
  }

  /// Rounds to so many digits from the first that is not 0, halves away from zero.
  package mutating func round(significant: Int) {
    round(keeping: significant)
  }

  /// The number in ASCII, never with an exponent: `-0.00001`, `4`. Whole numbers have no `.0` and zero
  /// has no sign. The digits' own memory becomes the text's.
  package consuming func ascii() -> [UInt8] {
    for index in digits.indices {
      digits[index] += UInt8(ascii: "0")
    }
    if point > digits.count {
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    } else if point > 0, point < digits.count {
      digits.insert(UInt8(ascii: "."), at: point)
    } else if digits.isEmpty {
      digits.append(UInt8(ascii: "0"))
    } else if point <= 0 {
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 2 - point), at: 0)
      digits[1] = UInt8(ascii: ".")
    }
    if isNegative {
      digits.insert(UInt8(ascii: "-"), at: 0)
    }
    return digits
  }

  private mutating func round(keeping kept: Int) {
    guard kept < digits.count else { return }
    let roundsUp = kept >= 0 && digits[kept] >= 5
    digits.removeSubrange(max(0, kept)...)
    if roundsUp {
      while let last = digits.last, last == 9 {
        digits.removeLast()
      }
      if digits.isEmpty {
        digits = [1]
        point += 1
      } else {
        digits[digits.count - 1] += 1
      }
    }
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 {
      digits.removeLast()
    }
    if digits.isEmpty {
      isNegative = false
      point = 0
    }
  }
}
