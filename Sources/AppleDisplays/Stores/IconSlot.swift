import FitGeometry

/// A slot of an app icon set as Xcode writes it into `Contents.json`.
public struct IconSlot: Hashable, Sendable {
  public let idiom: String
  /// The key `platform`, where the slot has one.
  public let platform: String?
  /// The side, in points.
  public let size: Double
  /// Pixels per point; nil where the slot has no key `scale`.
  public let scale: Int?
  /// The side, in pixels.
  public let pixels: Int
  public let role: String?
  public let subtype: String?
  /// Whether only systems before iOS 8 ask for it.
  public let isLegacy: Bool
  public let confidence: Confidence

  init(
    _ idiom: String, _ size: Double, _ scale: Int?, platform: String? = nil, role: String? = nil,
    subtype: String? = nil, legacy: Bool = false, _ confidence: Confidence = .high
  ) {
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.platform = platform
    pixels = Int(size * Double(scale ?? 1))
    self.role = role
    self.subtype = subtype
    isLegacy = legacy
    self.confidence = confidence
  }

  /// The slot as `Contents.json` writes its size: `20x20`, `83.5x83.5`.
  public var sizeText: String { "\(size.plainDecimal)x\(size.plainDecimal)" }
}
