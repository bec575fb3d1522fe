import Foundation

/// A random number generator (SplitMix64) that gives the same numbers for the same seed.
///
/// A law over random input names the generator in its expectations, so that a failure shows the
/// seed; `SEED=… swift test` then runs it again, and `SEED=random` tries one never seen before.
public struct SeededGenerator: RandomNumberGenerator, CustomStringConvertible, Sendable {
  /// What the sequence started from.
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64 = SeededGenerator.standardSeed) {
    self.seed = seed
    state = seed
  }

  /// `SEED` in the environment, else one and the same number.
  public static let standardSeed: UInt64 = {
    switch ProcessInfo.processInfo.environment["SEED"] {
    case "random": .random(in: .min ... .max)
    case let text?: UInt64(text) ?? 1
    case nil: 1
    }
  }()

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of `choices`, each as likely as the other.
  public mutating func choice<Choices: Collection>(of choices: Choices) -> Choices.Element {
    guard let chosen = choices.randomElement(using: &self) else {
      preconditionFailure("nothing to choose from")
    }
    return chosen
  }

  /// A number whose magnitudes, not its values, are spread evenly; the range is positive.
  public mutating func magnitude(in range: ClosedRange<Double>) -> Double {
    let exponent = Double.random(in: log2(range.lowerBound)...log2(range.upperBound), using: &self)
    return min(max(exp2(exponent), range.lowerBound), range.upperBound)
  }

  public var description: String { "SEED=\(seed)" }
}
