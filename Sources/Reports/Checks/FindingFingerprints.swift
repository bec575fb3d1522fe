import ImageChecks

/// Names findings so that the same one has the same name in the next run, and no two share one.
struct FindingFingerprints {
  private var seen: [UInt64: Int] = [:]

  /// - Parameters:
  ///   - finding: What is to be named.
  ///   - path: Its file, from the report's root, so that the name does not depend on the machine.
  /// - Returns: 32 hexadecimal digits.
  mutating func next(for finding: Finding, at path: String) -> String {
    // The actual value is left out: an image that is still too small by another number is the same
    // finding to whoever tracks it.
    let hash = [finding.rule, path, finding.viewport ?? "", finding.expected ?? ""]
      .reduce(into: FNV1a()) { hash, text in
        hash.combine(text.utf8)
        hash.combine(CollectionOfOne(0))
      }.value
    let repetition = seen[hash, default: 0]
    seen[hash] = repetition + 1
    return Self.hexadecimal(hash) + Self.hexadecimal(UInt64(repetition))
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The Fowler-Noll-Vo hash, 64 bits, variant 1a: the same on every machine and in every run, which the
/// standard library's is not meant to be.
struct FNV1a {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
