/// A zoom written in the one vocabulary of every zoom option.
///
///     NUMBER · NAME · NUMBERxNAME (3xfit; 3x alone is 3xfit) · min(SPEC,…) · max(SPEC,…)
public indirect enum ZoomSpec: Hashable, Sendable {
  /// A scale as such: points of content per image point.
  case number(Double)
  /// A named scale, times a factor.
  case named(Name, times: Double)
  case smallest([ZoomSpec])
  case largest([ZoomSpec])

  /// The scales that have a name. `min`, `max` and `mid` are those of the zoom range.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case fit, fill, width, height, actual, native, min, max, mid
  }
}
