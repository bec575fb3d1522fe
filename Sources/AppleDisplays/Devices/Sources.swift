/// Where the figures of a row come from, by code.
///
/// | code | source |
/// | --- | --- |
/// | CR | Chromium, `multitasking_test_scene_delegate.mm`, 2021: obtained in the running app |
/// | CS | blog.csdn.net/weixin_37543822/article/details/135525139: sizes, status bar, safe area |
/// | DK | devicekit/DeviceKit 56b997e, 2026-03-03: names, hardware identifiers, ppi |
/// | DM, DR | marcbouchenoire/dimmmensions 4ae3cef, 2025-03-31: measured, Simulator iOS 16.2 |
/// | DP | aloisdeniel/flutter_device_preview 42089cd, 2026-08-21: measured, Simulator iOS 26.5 |
/// | FR | fastlane/fastlane d534769, 2026-07-21: frameit's and deliver's tables |
/// | FW | pub.dev flutterware 0.7.0: constants of three devices on 26 |
/// | GK | QuintGao/GKNavigationBarSwift 812a98c, 2025-09-23 |
/// | HG | archived Apple Human Interface Guidelines, Adaptivity and Layout, 2019 |
/// | HN | hacknicity.medium.com: measured in the Simulator |
/// | JY | JYYQLin/JY_Toolbox d14d264, 2025-09-09: bar heights per model |
/// | KS | karolszafranski/SafeAreaInsetsWithStoryboard d90b2a7, 2019-11-13: measured, iOS 13.2 |
/// | MG | gist macguru/b7a01e3f0e9ae6f350d5, 2020-05-10: interface sizes under iOS 11 |
/// | PB | playbook-ui/playbook-ios ef0398b, 2024-12-04 |
/// | PW | microsoft/playwright d4e1023, 2026-08-21 |
/// | QM | Tencent/QMUI_iOS 4dca234, 2024-09-22 |
/// | RS | gist ricsantos/e7baee68: points, zoomed points, pixels |
/// | SG | gist sgl0v/3509f3ae628f4047cdb6: interface sizes under iOS 9.2 |
/// | SS | YusukeHosonuma/SwiftUI-Simulator 55a7a1d, 2022-05-17 |
/// | ST | pointfreeco/swift-snapshot-testing 6bb6c9a, 2026-02-25 |
/// | UD | needle-mirror/com.unity.device-simulator.devices 3240f27, 2022-02-07: measured on hardware |
public struct Sources: Hashable, Sendable {
  private let sizeCodes: String
  private let portraitCodes: String
  private let landscapeCodes: String
  private let ios26Codes: String

  /// Codes are separated by spaces: literals cost nothing until somebody asks.
  init(size: String, portrait: String = "", landscape: String = "", ios26: String = "") {
    sizeCodes = size
    portraitCodes = portrait
    landscapeCodes = landscape
    ios26Codes = ios26
  }

  /// Sources of the screen size.
  public var size: [String] { Self.list(sizeCodes) }
  /// Sources of the safe area upright, under iOS 12 to 18.
  public var portrait: [String] { Self.list(portraitCodes) }
  /// Sources of the safe area in landscape, under iOS 12 to 18.
  public var landscape: [String] { Self.list(landscapeCodes) }
  /// Sources of the safe areas under iOS 26.
  public var ios26: [String] { Self.list(ios26Codes) }

  /// Every code of the row, each once, in alphabetical order.
  public var all: [String] { Set(size + portrait + landscape + ios26).sorted() }

  private static func list(_ codes: String) -> [String] {
    codes.split(separator: " ").map(String.init)
  }
}
