extension IconSlot {
  /// Every slot that Xcode writes, by idiom. Made on first use.
  public static let all: [IconSlot] = [
    // iphone
    IconSlot("iphone", 20, 2),
    IconSlot("iphone", 20, 3),
    IconSlot("iphone", 29, 2),
    IconSlot("iphone", 29, 3),
    IconSlot("iphone", 40, 2),
    IconSlot("iphone", 40, 3),
    IconSlot("iphone", 60, 2),
    IconSlot("iphone", 60, 3),
    IconSlot("iphone", 29, 1, legacy: true),
    IconSlot("iphone", 57, 1, legacy: true),
    IconSlot("iphone", 57, 2, legacy: true),
    // ipad
    IconSlot("ipad", 20, 1),
    IconSlot("ipad", 20, 2),
    IconSlot("ipad", 29, 1),
    IconSlot("ipad", 29, 2),
    IconSlot("ipad", 40, 1),
    IconSlot("ipad", 40, 2),
    IconSlot("ipad", 76, 1),
    IconSlot("ipad", 76, 2),
    IconSlot("ipad", 83.5, 2),
    IconSlot("ipad", 50, 1, legacy: true),
    IconSlot("ipad", 50, 2, legacy: true),
    IconSlot("ipad", 72, 1, legacy: true),
    IconSlot("ipad", 72, 2, legacy: true),
    // ios-marketing
    IconSlot("ios-marketing", 1024, 1),
    // universal
    // Single size, Xcode 14 and later; Xcode 16 adds rows with dark and tinted appearances.
    IconSlot("universal", 1024, nil, platform: "ios"),
    // mac
    IconSlot("mac", 16, 1),
    IconSlot("mac", 16, 2),
    IconSlot("mac", 32, 1),
    IconSlot("mac", 32, 2),
    IconSlot("mac", 128, 1),
    IconSlot("mac", 128, 2),
    IconSlot("mac", 256, 1),
    IconSlot("mac", 256, 2),
    IconSlot("mac", 512, 1),
    IconSlot("mac", 512, 2),
    // watch
    IconSlot("watch", 24, 2, role: "notificationCenter", subtype: "38mm"),
    IconSlot("watch", 27.5, 2, role: "notificationCenter", subtype: "42mm"),
    IconSlot("watch", 33, 2, role: "notificationCenter", subtype: "45mm"),
    IconSlot("watch", 40, 2, role: "appLauncher", subtype: "38mm"),
    IconSlot("watch", 44, 2, role: "appLauncher", subtype: "40mm"),
    IconSlot("watch", 46, 2, role: "appLauncher", subtype: "41mm"),
    IconSlot("watch", 50, 2, role: "appLauncher", subtype: "44mm"),
    IconSlot("watch", 51, 2, role: "appLauncher", subtype: "45mm"),
    IconSlot("watch", 54, 2, role: "appLauncher", subtype: "49mm"),
    IconSlot("watch", 86, 2, role: "quickLook", subtype: "38mm"),
    IconSlot("watch", 98, 2, role: "quickLook", subtype: "42mm"),
    IconSlot("watch", 108, 2, role: "quickLook", subtype: "44mm"),
    IconSlot("watch", 117, 2, role: "quickLook", subtype: "45mm"),
    IconSlot("watch", 129, 2, role: "quickLook", subtype: "49mm"),
    IconSlot("watch", 29, 2, role: "companionSettings"),
    IconSlot("watch", 29, 3, role: "companionSettings"),
    // watch-marketing
    IconSlot("watch-marketing", 1024, 1),
    // car
    IconSlot("car", 60, 2, .medium),
    IconSlot("car", 60, 3, .medium),
  ]
}
