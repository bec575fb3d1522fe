import FitGeometry
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct NumberTests {
  @Test(
    "numbers have no exponent, no .0 and no negative zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (390, "390"), (0.5, "0.5"), (-190.5, "-190.5"),
      (275.75, "275.75"), (0.001, "0.001"), (97.667, "97.667"), (1.05, "1.05"), (0.1, "0.1"),
      (0.12896825396825398, "0.12896825396825398"), (218.66666666666666, "218.66666666666666"),
      (1.0 / 60000, "0.000016666666666666667"), (1e15, "1000000000000000"),
      (1e21, "1000000000000000000000"), (123456789012.125, "123456789012.125"),
      (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
      (1.7976931348623157e308, "17976931348623157" + String(repeating: "0", count: 292)),
      (9_007_199_254_740_992, "9007199254740992"), (1e12 + 0.5, "1000000000000.5"),
    ] as [(Double, String)])
  func table(value: Double, text: String) {
    #expect(written { $0.append(value) } == text)
  }

  @Test("a whole number has as many digits as it takes, at every power of ten")
  func digits() {
    var power = 1
    for _ in 0..<18 {
      for value in [power - 1, power, power + 1, 7 * power, -power] {
        #expect(written { $0.append(value) } == "\(value)")
        #expect(written { $0.append(Double(value) / 1024) } == (Double(value) / 1024).plainDecimal)
      }
      power *= 10
    }
    #expect(written { $0.append(Int.max) } == "\(Int.max)")
    #expect(written { $0.append(Int.min) } == "\(Int.min)")
  }

  @Test("any number reads back as itself and is no longer than the standard library's")
  func readsBack() throws {
    var generator = SeededGenerator()
    for _ in 0..<40_000 {
      let value = Self.anyDouble(&generator)
      let text = written { $0.append(value) }
      try #require(strtod(text, nil) == value, "\(value) \(generator)")
      try #require(!text.contains("e") && !text.hasSuffix(".0") && !text.hasPrefix("-0\0"))
      let digits = text.filter(\.isNumber).drop { $0 == "0" }
      let significant = String(digits.reversed().drop { $0 == "0" }.reversed())
      let shortest = value.description.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
      let least = String(shortest.reversed().drop { $0 == "0" }.reversed())
      try #require(significant == least, "\(value) \(generator)")
    }
  }

  @Test("JSON readers read them back as well")
  func json() throws {
    var generator = SeededGenerator()
    let values = (0..<5_000).map { _ in Self.anyDouble(&generator) }
    let text =
      "[" + values.map { value in written { $0.append(value) } }.joined(separator: ",") + "]"
    #expect(
      try JSONDecoder().decode([Double].self, from: Data(text.utf8)) == values, "\(generator)")
  }

  /// Half of them any bit pattern, half of them numbers that layouts are made of.
  private static func anyDouble(_ generator: inout SeededGenerator) -> Double {
    switch UInt8.random(in: 0..<4, using: &generator) {
    case 0: return Double(Int.random(in: -99_999...99_999, using: &generator)) / 1000
    case 1:
      let pixels = Double(Int.random(in: 1...9_999, using: &generator))
      return pixels / Double(Int.random(in: 1...9_999, using: &generator))
    default:
      var value = Double.nan
      while !value.isFinite {
        value = Double(bitPattern: generator.next())
      }
      return value
    }
  }

  @Test("whole numbers of every size", arguments: [0, 9, 10, -10, 2_183_921, .max, .min])
  func integers(value: Int) {
    #expect(written { $0.append(value) } == String(value))
  }

  @Test("a number that is none is null", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(written { $0.append(value) } == "null")
  }

  @Test(
    "for the eye, points and ratios have so many decimals, halves away from zero",
    arguments: [
      (190.5, 2, "190.5"), (218.66666666666666, 2, "218.67"), (42.666666666666664, 0, "43"),
      (0.285, 2, "0.29"), (-0.285, 2, "-0.29"), (0.004, 2, "0"), (-0.004, 2, "0"),
      (0.005, 2, "0.01"), (999.999, 2, "1000"), (0.5, 0, "1"), (0.4, 0, "0"), (2.5846, 6, "2.5846"),
      (1e300, 2, "1" + String(repeating: "0", count: 300)), (0.000001, 2, "0"), (99.5, 0, "100"),
    ] as [(Double, Int, String)])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(written { $0.append(value, decimals: decimals) } == text)
  }

  @Test(
    "for the eye, scales have so many significant digits",
    arguments: [
      (0.12896825396825398, "0.129"), (0.1783234126984127, "0.1783"), (1.0 / 3, "0.3333"),
      (4, "4"), (12345.678, "12350"), (0.99999, "1"), (0.000016666666666666667, "0.00001667"),
      (0, "0"), (10.0 / 3, "3.333"),
    ] as [(Double, String)])
  func significant(value: Double, text: String) {
    #expect(written { $0.append(value, significant: 4) } == text)
  }

  @Test(
    "a zoom is written as it would be typed",
    arguments: [
      (.number(4), "4"), (.number(0.5), "0.5"), (.named(.fit, times: 1), "fit"),
      (.named(.fit, times: 3), "3xfit"), (.named(.min, times: 1.75), "1.75xmin"),
      (.largest([.named(.actual, times: 1), .named(.fit, times: 4)]), "max(actual,4xfit)"),
      (.smallest([.number(1), .largest([.named(.fill, times: 1)])]), "min(1,max(fill))"),
    ] as [(ZoomSpec, String)])
  func zooms(zoom: ZoomSpec, text: String) {
    #expect(written { $0.append(zoom) } == text)
  }

  private func written(_ write: (inout OutputBuffer) -> Void) -> String {
    var output = OutputBuffer()
    write(&output)
    return output.text
  }
}
