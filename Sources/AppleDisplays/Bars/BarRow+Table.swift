extension BarRow {
  /// Every known fact about bars. Made on first use.
  public static let all: [BarRow] =
    statusBars + navigationBars + navigationBarTops + navigationBarExtras + tabBars + toolbars

  private static let statusBars: [BarRow] = [
    BarRow(
      .statusBar, .points(54), in: .portrait, cutout: .island, .high,
      "CS GK QM GKNavigationBarSwift#41", note: "smaller than the safe-area top (59, 62, 68)"),
    BarRow(
      .statusBar, .safeAreaTop, era: .ios26, isPad: true, .medium, "DP FW OpenZCine#91",
      note: "0 when the app hides the status bar (measured in a full-screen-only app)"),
    BarRow(
      .statusBar, .safeAreaTop, .high, "CS DM GK HN JY QM UD",
      note: "every other device; 0 on an iPhone in landscape"),
  ]

  private static let navigationBars: [BarRow] = [
    BarRow(
      .navigationBar, .points(44), era: .legacy, isPad: false, in: .portrait, .high,
      "useyourloaf QM GK JY react-navigation"),
    BarRow(
      .navigationBar, .points(44), era: .legacy, isPad: false, in: .landscape, width: .regular,
      .high,
      "QM GK JY QMUI#633", note: "Plus, Max, XR and 11"),
    BarRow(
      .navigationBar, .points(32), era: .legacy, isPad: false, in: .landscape, width: .compact,
      .high,
      "useyourloaf QM JY fluentui-apple#1727",
      note: "medium for island phones: 44 in QM and GK, measured 32 on an iPhone 14 Pro"),
    BarRow(
      .navigationBar, .points(50), era: .legacy, isPad: true, .high, "HN QM GK ZXNavigationBar#14",
      note: "44 before iPadOS 12, or when built with Xcode 9"),
    BarRow(
      .navigationBar, .points(54), era: .ios26, isPad: false, in: .portrait, .high,
      "react-navigation#12801 react-navigation#13256 GKNavigationBarSwift#47 ZXNavigationBar#60",
      note: "totals of 113 and 116 measured on island phones; other phones inferred"),
    BarRow(
      .navigationBar, .points(54), era: .ios26, isPad: false, in: .landscape, .medium,
      "react-navigation#13256",
      note: "total of 78 on an iPhone 17 Pro; GK keeps 32 for phones of compact width"),
    BarRow(
      .navigationBar, .points(54), era: .ios26, isPad: true, .low, "GK",
      note: "nobody published a measured frame; react-navigation's table implies 64"),
  ]

  private static let navigationBarTops: [BarRow] = [
    BarRow(
      .navigationBarTop, .points(161.0 / 3), era: .legacy, in: .portrait, cutout: .island,
      safeAreaTop: 59,
      .high, "GK GKNavigationBarSwift#41 kouki.hatenadiary.com/2022-10-18 react-navigation#11786",
      note: "59 - 5 - 1 px"),
    BarRow(
      .navigationBarTop, .points(169.0 / 3), era: .legacy, in: .portrait, cutout: .island,
      safeAreaTop: 62,
      .medium, "GK JY", note: "62 - 5 - 2 px"),
    BarRow(
      .navigationBarTop, .points(187.0 / 3), era: .legacy, in: .portrait, cutout: .island,
      safeAreaTop: 68,
      .low, "GK", note: "68 - 5 - 2 px; only for an iOS 26 phone in compatibility mode"),
    BarRow(
      .navigationBarTop, .points(24), era: .ios26, isPad: false, in: .landscape, .medium,
      "GK react-navigation#13256", note: "although the safe-area top is 0 without a bar"),
    BarRow(
      .navigationBarTop, .safeAreaTop, .high, "GK QM useyourloaf",
      note: "the bar starts where the safe area does"),
  ]

  private static let navigationBarExtras: [BarRow] = [
    BarRow(
      .largeTitle, .points(52), isPad: true, .high, "HN react-native-screens#601 Flutter",
      note: "50 + 52 = 102"),
    BarRow(
      .largeTitle, .points(52), in: .portrait, .high, "HN react-native-screens#601 Flutter",
      note: "44 + 52 = 96"),
    BarRow(
      .largeTitle, .points(0), in: .landscape, .medium, "general knowledge",
      note: "an iPhone in compact height shows the small title"),
    BarRow(.prompt, .points(30), .low, "general knowledge", note: "44 + 30 = 74"),
    BarRow(
      .searchInBar, .points(52), .low, "general knowledge",
      note:
        "always shown; on iOS 26 an iPhone puts the field at the bottom by default, and the top "
        + "gains nothing"),
    BarRow(
      .searchAlone, .points(56), .medium, "Papr#67 Esri#67 Titanium#9496", note: "44 before iOS 11"),
    BarRow(
      .sheetBar, .points(56), era: .legacy, .medium,
      "react-navigation GK ZXNavigationBar#14 react-native-navigation#5730"),
    BarRow(.sheetBar, .points(70), era: .ios26, .medium, "react-navigation GK"),
  ]

  private static let tabBars: [BarRow] = [
    BarRow(
      .tabBar, .points(49), era: .legacy, isPad: false, in: .portrait, .high,
      "Flutter#39258 QMUI#633 JY",
      note: "83 in all with a home indicator"),
    BarRow(
      .tabBar, .points(49), era: .legacy, isPad: false, in: .landscape, width: .regular, .high,
      "Flutter#39258 QMUI#633 JY", note: "70 in all with a home indicator"),
    BarRow(
      .tabBar, .points(32), era: .legacy, isPad: false, in: .landscape, width: .compact, home: true,
      .high, "QMUI#633 JY QM", note: "53 in all"),
    BarRow(
      .tabBar, .points(32), era: .legacy, isPad: false, in: .landscape, width: .compact,
      home: false,
      .medium, "JY react-navigation", note: "QMUI#633 lists 49"),
    BarRow(
      .tabBar, .points(50), era: .legacy, isPad: true, home: false, .high, "QMUI#633 JY GK",
      note: "49 before iPadOS 12"),
    BarRow(
      .tabBar, .points(45), era: .legacy, isPad: true, home: true, .high,
      "Flutter#39258 QMUI#633 GK", note: "65 in all, not 50 + 20"),
    BarRow(
      .tabBar, .points(49), era: .ios26, isPad: false, in: .portrait, .low, "no measured source",
      note: "carried over from iOS 18"),
    BarRow(
      .tabBar, .points(49), era: .ios26, isPad: false, in: .landscape, width: .regular, .low,
      "no measured source", note: "carried over from iOS 18"),
    BarRow(
      .tabBar, .points(32), era: .ios26, isPad: false, in: .landscape, width: .compact, .low,
      "no measured source", note: "carried over from iOS 18"),
    BarRow(
      .tabBar, .points(0), era: .ios26, isPad: true, .medium, "Apollo-Reborn#557 littlego#439",
      note: "in regular width it floats at the top, beside the navigation bar"),
  ]

  private static let toolbars: [BarRow] = [
    BarRow(
      .toolbar, .points(44), era: .legacy, isPad: false, in: .portrait, .high, "QMUI#633 QM",
      note: "78 in all with a home indicator"),
    BarRow(
      .toolbar, .points(44), era: .legacy, isPad: false, in: .landscape, width: .regular,
      home: true,
      .high, "QMUI#633 QM", note: "65 in all"),
    BarRow(
      .toolbar, .points(44), era: .legacy, isPad: false, in: .landscape, width: .regular,
      home: false,
      .medium, "QMUI#633"),
    BarRow(
      .toolbar, .points(32), era: .legacy, isPad: false, in: .landscape, width: .compact,
      home: true,
      .high, "QMUI#633 QM", note: "53 in all"),
    BarRow(
      .toolbar, .points(32), era: .legacy, isPad: false, in: .landscape, width: .compact,
      home: false,
      .medium, "QMUI#633"),
    BarRow(
      .toolbar, .points(50), era: .legacy, isPad: true, home: false, .high, "HN QMUI#633",
      note: "44 before iPadOS 12"),
    BarRow(
      .toolbar, .points(45), era: .legacy, isPad: true, home: true, .medium, "QMUI#633",
      note: "65 in all; the later QMUI macro computes 70"),
    BarRow(
      .toolbar, .points(48), era: .ios26, isPad: false, .low, "SKPhotoBrowser#459",
      note: "measured in portrait; how it sits on the home inset is not sourced"),
    BarRow(.toolbar, .points(48), era: .ios26, isPad: true, .low, "inferred"),
  ]
}
