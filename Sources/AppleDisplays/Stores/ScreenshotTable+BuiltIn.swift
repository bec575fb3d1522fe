extension ScreenshotTable {
  /// What the App Store takes: fastlane/fastlane d534769 (2026-07-21), deliver's
  /// `app_screenshot.rb`. Made on first use.
  public static let builtIn = ScreenshotTable(
    displays: phones + pads + others, ambiguous: ambiguousSizes, notAccepted: refusedSizes)

  private static let phones: [ScreenshotDisplay] = [
    ScreenshotDisplay(
      type: "APP_IPHONE_67",
      label: "iPhone 6.9\" (name kept from 6.7\")",
      aliases: ["iPhone 6.7"],
      namedAfter: "iPhone 14 Pro Max",
      sizes: [
        PixelSize(1260, 2736), PixelSize(1290, 2796), PixelSize(1320, 2868), PixelSize(2736, 1260),
        PixelSize(2796, 1290), PixelSize(2868, 1320),
      ],
      exampleDevices: [
        "iphone-14-pro-max", "iphone-15-plus", "iphone-16-pro-max", "iphone-17-pro-max",
        "iphone-air",
      ],
      store: "required set for iPhone"),
    ScreenshotDisplay(
      type: "APP_IPHONE_65",
      label: "iPhone 6.5\"",
      namedAfter: "iPhone XS Max",
      sizes: [
        PixelSize(1242, 2688), PixelSize(1284, 2778), PixelSize(2688, 1242), PixelSize(2778, 1284),
      ],
      exampleDevices: [
        "iphone-xs-max", "iphone-11-pro-max", "iphone-12-pro-max", "iphone-13-pro-max",
        "iphone-14-plus",
      ],
      store: "only if no 6.9\" set"),
    ScreenshotDisplay(
      type: "APP_IPHONE_61",
      label: "iPhone 6.3\" (name kept from 6.1\")",
      namedAfter: "iPhone 14 Pro",
      sizes: [
        PixelSize(1179, 2556), PixelSize(1206, 2622), PixelSize(2556, 1179), PixelSize(2622, 1206),
      ],
      exampleDevices: [
        "iphone-14-pro", "iphone-15", "iphone-16", "iphone-16-pro", "iphone-17", "iphone-17-pro",
      ],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPHONE_58",
      label: "iPhone 6.1\" (name kept from 5.8\")",
      aliases: ["iPhone 5.8"],
      namedAfter: "iPhone XS",
      sizes: [
        PixelSize(1170, 2532), PixelSize(1125, 2436), PixelSize(1080, 2340), PixelSize(2532, 1170),
        PixelSize(2436, 1125), PixelSize(2340, 1080),
      ],
      exampleDevices: [
        "iphone-x", "iphone-xs", "iphone-11-pro", "iphone-12", "iphone-13", "iphone-14",
        "iphone-12-mini", "iphone-13-mini", "iphone-16e", "iphone-17e",
      ],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPHONE_55",
      label: "iPhone 5.5\"",
      namedAfter: "iPhone 6 Plus",
      sizes: [PixelSize(1242, 2208), PixelSize(2208, 1242)],
      exampleDevices: ["iphone-6-plus", "iphone-8-plus"],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPHONE_47",
      label: "iPhone 4.7\"",
      namedAfter: "iPhone 6",
      sizes: [PixelSize(750, 1334), PixelSize(1334, 750)],
      exampleDevices: ["iphone-6", "iphone-8", "iphone-se-3"],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPHONE_40",
      label: "iPhone 4\"",
      namedAfter: "iPhone 5",
      sizes: [
        PixelSize(640, 1096), PixelSize(640, 1136), PixelSize(1136, 600), PixelSize(1136, 640),
      ],
      exampleDevices: ["iphone-5", "iphone-se-1"],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPHONE_35",
      label: "iPhone 3.5\"",
      namedAfter: "iPhone 4",
      sizes: [PixelSize(640, 920), PixelSize(640, 960), PixelSize(960, 600), PixelSize(960, 640)],
      store: "optional, scaled"),
  ]

  private static let pads: [ScreenshotDisplay] = [
    ScreenshotDisplay(
      type: "APP_IPAD_PRO_3GEN_129",
      label: "iPad 13\"",
      namedAfter: "iPad Pro (12.9-inch) (3rd generation)",
      sizes: [
        PixelSize(2048, 2732), PixelSize(2064, 2752), PixelSize(2732, 2048), PixelSize(2752, 2064),
      ],
      exampleDevices: ["ipad-pro-12-9-3", "ipad-pro-13-m4", "ipad-air-13-m2"],
      store: "required set for iPad"),
    ScreenshotDisplay(
      type: "APP_IPAD_PRO_129",
      label: "iPad Pro 12.9\" 1st/2nd generation",
      namedAfter: "iPad Pro",
      sizes: [PixelSize(2048, 2732), PixelSize(2732, 2048)],
      exampleDevices: ["ipad-pro-12-9-1", "ipad-pro-12-9-2"],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPAD_PRO_3GEN_11",
      label: "iPad 11\"",
      namedAfter: "iPad 11",
      sizes: [
        PixelSize(1488, 2266), PixelSize(1668, 2420), PixelSize(1668, 2388), PixelSize(1640, 2360),
        PixelSize(2266, 1488), PixelSize(2420, 1668), PixelSize(2388, 1668), PixelSize(2360, 1640),
      ],
      exampleDevices: ["ipad-mini-6", "ipad-pro-11-m4", "ipad-pro-11-1", "ipad-air-4", "ipad-10"],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPAD_105",
      label: "iPad 10.5\"",
      namedAfter: "iPad 10.5",
      sizes: [PixelSize(1668, 2224), PixelSize(2224, 1668)],
      exampleDevices: ["ipad-pro-10-5", "ipad-air-3"],
      store: "optional, scaled"),
    ScreenshotDisplay(
      type: "APP_IPAD_97",
      label: "iPad 9.7\"",
      namedAfter: "iPad",
      sizes: [
        PixelSize(1024, 748), PixelSize(1024, 768), PixelSize(2048, 1496), PixelSize(2048, 1536),
        PixelSize(768, 1004), PixelSize(768, 1024), PixelSize(1536, 2008), PixelSize(1536, 2048),
      ],
      exampleDevices: ["ipad-air-2", "ipad-mini-4", "ipad-5"],
      store: "optional, scaled"),
  ]

  private static let others: [ScreenshotDisplay] = [
    ScreenshotDisplay(
      type: "APP_DESKTOP",
      label: "Mac",
      namedAfter: "Mac",
      sizes: [
        PixelSize(1280, 800), PixelSize(1440, 900), PixelSize(2560, 1600), PixelSize(2880, 1800),
      ]),
    ScreenshotDisplay(
      type: "APP_WATCH_SERIES_3",
      label: "Apple Watch Series 3",
      namedAfter: "Watch",
      sizes: [PixelSize(312, 390)]),
    ScreenshotDisplay(
      type: "APP_WATCH_SERIES_4",
      label: "Apple Watch Series 4-6",
      namedAfter: "Watch Series4",
      sizes: [PixelSize(368, 448)]),
    ScreenshotDisplay(
      type: "APP_WATCH_SERIES_7",
      label: "Apple Watch Series 7-9",
      namedAfter: "Watch Series7",
      sizes: [PixelSize(396, 484)]),
    ScreenshotDisplay(
      type: "APP_WATCH_SERIES_10",
      label: "Apple Watch Series 10",
      namedAfter: "Watch Series10",
      sizes: [PixelSize(416, 496)]),
    ScreenshotDisplay(
      type: "APP_WATCH_ULTRA",
      label: "Apple Watch Ultra",
      namedAfter: "Watch Ultra",
      sizes: [PixelSize(410, 502), PixelSize(422, 514)]),
    ScreenshotDisplay(
      type: "APP_APPLE_TV",
      label: "Apple TV",
      namedAfter: "Apple TV",
      sizes: [PixelSize(1920, 1080), PixelSize(3840, 2160)]),
    ScreenshotDisplay(
      type: "APP_APPLE_VISION_PRO",
      label: "Apple Vision Pro",
      namedAfter: "Vision Pro",
      sizes: [PixelSize(3840, 2160)]),
  ]

  private static let ambiguousSizes = [
    AmbiguousScreenshotSize(
      PixelSize(2048, 2732), assumed: "APP_IPAD_PRO_3GEN_129", other: "APP_IPAD_PRO_129",
      hints: [["app_ipad_pro_129"], ["12.9", "2nd generation"]]),
    AmbiguousScreenshotSize(
      PixelSize(2732, 2048), assumed: "APP_IPAD_PRO_3GEN_129", other: "APP_IPAD_PRO_129",
      hints: [["app_ipad_pro_129"], ["12.9", "2nd generation"]]),
    AmbiguousScreenshotSize(
      PixelSize(3840, 2160), assumed: "APP_APPLE_TV", other: "APP_APPLE_VISION_PRO",
      hints: [["vision"]]),
  ]

  private static let refusedSizes = [
    RefusedSize(size: PixelSize(828, 1792), devices: ["iphone-xr", "iphone-11"]),
    RefusedSize(size: PixelSize(1620, 2160), devices: ["ipad-7", "ipad-8", "ipad-9"]),
  ]
}
