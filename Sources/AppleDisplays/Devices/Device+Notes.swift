extension Device {
  // Notes that several rows share.

  static let neverRanLegacy =
    "never ran an OS before 26; the legacy values stand for an app in design-compatibility mode and "
    + "are extrapolated"
  static let scaledDownPlus =
    "renders at 1242x2208 (@3x) and is scaled down to the 1080x1920 panel; a screenshot is 1242x2208"
  static let scaledDownMini =
    "renders at 1125x2436 (@3x) and is scaled down to the 1080x2340 panel; simulator screenshots "
    + "1125x2436, device 1080x2340"
}
