/// A span of system versions over which safe areas and bars stay as they are.
public enum Era: String, CaseIterable, Hashable, Sendable {
  /// iOS and iPadOS 12 to 18, and apps with `UIDesignRequiresCompatibility` on 26.
  case legacy
  /// iOS and iPadOS 26 and later.
  case ios26
}
