/// A version of iOS or iPadOS, as far as it decides which metrics hold.
public struct OSVersion: Hashable, Sendable {
  /// The version as it was given: `18`, `17.4`.
  public let text: String
  public let major: Int

  /// Reads `18`, `26` or `17.4`.
  ///
  /// - Throws: ``DisplayError/unknownOS(_:)`` for anything else, and for versions without metrics:
  ///   those before 12, and 19 to 25, which never were.
  public init(_ text: String) throws(DisplayError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      !part.isEmpty && part.count <= 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard areNumbers, parts.count <= 3, let major = Int(parts[0]), Self.isKnown(major) else {
      throw .unknownOS(text)
    }
    self.text = text
    self.major = major
  }

  /// The newest version that runs on a device and has metrics.
  ///
  /// The metrics begin with iOS 12: a device that ended before it is given those.
  public init(newestOf device: Device) {
    major = max(device.newestOS, 12)
    text = String(major)
  }

  public var era: Era { major >= 26 ? .ios26 : .legacy }

  private static func isKnown(_ major: Int) -> Bool {
    (12...18).contains(major) || major >= 26
  }
}
