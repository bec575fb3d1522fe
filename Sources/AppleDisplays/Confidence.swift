/// How far a row can be relied on.
public enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Inferred or contested; what is computed from it comes with a warning.
  case low
  /// One measured source, or two derived ones.
  case medium
  /// Two independent sources, at least one of them measured.
  case high
}
