import FitGeometry
import Testing

@testable import AppleDisplays

struct DeviceViewportTests {
  @Test("a viewport has the device's name, version, size and scale")
  func facts() throws {
    let viewport = try Device.named("iphone-17-pro").viewport(.landscape)
    #expect(viewport.name == "iPhone 17 Pro")
    #expect(viewport.os == "26")
    #expect(viewport.orientation == .landscape)
    #expect(viewport.viewport.size == Size(width: 874, height: 402))
    #expect(viewport.viewport.displayScale == 3)
    #expect(viewport.viewport.obstruction.list == [0, 62, 20, 62])
    #expect(viewport.warnings == [])
  }

  @Test(
    "the version is the newest that runs, or the one asked for",
    arguments: [
      ("iphone-15-pro", nil, "26"), ("iphone-15-pro", "18", "18"),
      ("iphone-15-pro", "17.4", "17.4"),
      ("iphone-15-pro", "26.1", "26.1"), ("iphone-8", nil, "16"), ("iphone-xs", nil, "18"),
      ("ipad-pro-10-5", nil, "17"), ("iphone-5", nil, "12"),
    ])
  func version(_ slug: String, _ asked: String?, _ said: String) throws {
    let os = try asked.map { try OSVersion($0) }
    #expect(try Device.named(slug).viewport(.portrait, os: os).os == said)
  }

  @Test("every version said can be asked for")
  func versionsReadBack() throws {
    for device in Device.all {
      let said = try device.viewport(.portrait)
      #expect(try device.viewport(.portrait, os: try OSVersion(said.os)) == said)
    }
  }

  @Test(
    "a version without metrics is an error",
    arguments: ["11", "19", "25", "", "x", "18.", ".1", "-18", "+26", "18.1.1.1", "1234", "２６"])
  func unknownVersions(_ text: String) {
    #expect(throws: DisplayError.unknownOS(text)) { try OSVersion(text) }
  }

  @Test("a version that a device does not run is an error that says what it runs")
  func notRun() throws {
    let phone = try Device.named("iphone-8")
    #expect {
      try phone.viewport(.portrait, os: try OSVersion("26"))
    } throws: { error in
      (error as? DisplayError)?.message
        == "iPhone 8 does not run iOS 26; its newest is iOS 16"
    }
  }

  @Test(
    "what rests on a row of low confidence is said",
    arguments: [
      ("iphone-5", nil, Bars(), "the metrics of iPhone 5 are of low confidence"),
      ("iphone-17", "18", Bars(), "iPhone 17 never ran an OS before 26"),
      ("iphone-11", "13", Bars(), "the safe area of iPhone 11 is that of iOS 14 and later"),
      (
        "ipad-9", nil, Bars(navigation: .word(.standard)),
        "a navigation bar of 54 points on iPad (9th"
      ),
      (
        "iphone-17", nil, Bars(tab: .word(.standard)),
        "a tab bar of 49 points on iPhone 17 under iOS 26"
      ),
      ("iphone-17", nil, Bars(toolbar: .word(.standard)), "a toolbar of 48 points on iPhone 17"),
      (
        "iphone-13", "18", Bars(navigation: .word(.standard), search: .word(.standard)),
        "a search field of 52 points in the navigation bar on iPhone 13 under iOS 12 to 18"
      ),
      ("iphone-17", nil, Bars(status: .points(0)), "what a hidden status bar leaves on iPhone 17"),
    ])
  func warnings(_ slug: String, _ asked: String?, _ bars: Bars, _ start: String) throws {
    let os = try asked.map { try OSVersion($0) }
    let warnings = try Device.named(slug).viewport(.portrait, os: os, bars: bars).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix(start) == true, "\(warnings)")
  }

  @Test("what rests on better rows is not remarked upon")
  func silence() throws {
    let bars = Bars(navigation: .word(.large), tab: .word(.standard))
    let device = try Device.named("iphone-15-pro")
    #expect(try device.viewport(.portrait, os: try OSVersion("18"), bars: bars).warnings == [])
    #expect(
      try Device.named("iphone-11").viewport(.portrait, os: try OSVersion("14")).warnings == [])
  }

  @Test("every device, both ways round, in every era and with every bar, leaves room")
  func room() throws {
    for device in Device.all {
      for os in try [OSVersion("18"), OSVersion("26")]
      where device.safeAreas(in: os.era) != nil {
        for orientation in Orientation.allCases {
          for bars in Self.bars(of: device) {
            let viewport = try device.viewport(orientation, os: os, bars: bars).viewport
            let insets = viewport.obstruction
            let clear = viewport.size.height - insets.top - insets.bottom
            #expect(clear.isFinite && clear > 100, "\(device.slug) \(orientation) \(bars)")
            #expect(insets.list.allSatisfy { $0 >= 0 }, "\(device.slug) \(orientation) \(bars)")
          }
        }
      }
    }
  }

  /// Every combination of bars in words that say something on the device, and in points.
  private static func bars(of device: Device) -> [Bars] {
    let always: [BarHeight?] = [nil, .points(44), .word(.standard)]
    let low: [BarHeight?] = device.family == .iPad ? [] : [.word(.compact)]
    return (always + low + [.word(.large)]).flatMap { navigation in
      (always + low).flatMap { tab in
        (always + low).flatMap { toolbar in
          always.map {
            Bars(
              status: .word(.standard), navigation: navigation, search: $0, toolbar: toolbar,
              tab: tab)
          }
        }
      }
    }
  }

  @Test(
    "an iPad's app in Split View is as wide as published, under the whole height",
    arguments: [
      ("ipad-pro-12-9-6", Orientation.landscape, "1/2", Size(width: 678, height: 1024)),
      ("ipad-pro-12-9-6", .landscape, "2/3", Size(width: 981, height: 1024)),
      ("ipad-pro-12-9-6", .portrait, "1/3", Size(width: 375, height: 1366)),
      ("ipad-air-2", .landscape, "1/3", Size(width: 320, height: 768)),
      ("ipad-pro-11-1", .landscape, "1/2", Size(width: 592, height: 834)),
      ("ipad-9", .portrait, "2/3", Size(width: 480, height: 1080)),
      ("ipad-mini-6", .landscape, "2/3", Size(width: 748, height: 744)),
    ])
  func split(_ slug: String, _ orientation: Orientation, _ split: String, _ size: Size) throws {
    let device = try Device.named(slug)
    let os = try OSVersion("18")
    let part = try device.viewport(orientation, os: os, split: try Split(split))
    #expect(part.viewport.size == size)
    #expect(part.viewport.obstruction == device.safeArea(in: orientation, era: .legacy))
    #expect(part.warnings == [])
  }

  @Test("the parts of a split leave 10 points of divider between them")
  func dividers() {
    for row in SplitWidth.all {
      let partner: Split =
        switch row.split {
        case .half: .half
        case .oneThird: .twoThirds
        case .twoThirds: .oneThird
        }
      let other = SplitWidth.all.first {
        $0.screen == row.screen && $0.orientation == row.orientation && $0.split == partner
      }
      let screen = row.orientation == .portrait ? row.screen.width : row.screen.height
      // Sources round halves of a point up or down.
      #expect(abs(row.width + (other?.width ?? 0) + 10 - screen) <= 1, "\(row)")
    }
  }

  @Test("a split that only hand-kept tables have comes with a warning")
  func lowSplit() throws {
    let part = try Device.named("ipad-pro-12-9-6").viewport(
      .portrait, os: try OSVersion("18"), split: .half)
    #expect(part.viewport.size.width == 507)
    #expect(part.warnings.count == 1)
  }

  @Test(
    "a split that nobody has or published is refused",
    arguments: [
      ("iphone-15", "18", Split.half, DisplayError.splitNeedsIPad(device: "iPhone 15")),
      ("ipad-air-1", "12", .half, .noSplitView(device: "iPad Air")),
      ("ipad-pro-12-9-6", "26", .half, .splitNeedsOlderOS(asked: "26")),
      (
        "ipad-pro-13-m4", "18", .half,
        .splitNotSourced(device: "iPad Pro (13-inch) (M4)", split: "1/2", orientation: "portrait")
      ),
      (
        "ipad-9", "18", .half,
        .splitNotSourced(device: "iPad (9th generation)", split: "1/2", orientation: "portrait")
      ),
    ])
  func refusedSplits(_ slug: String, _ os: String, _ split: Split, _ error: DisplayError) throws {
    let device = try Device.named(slug)
    #expect(throws: error) {
      try device.viewport(.portrait, os: try OSVersion(os), split: split)
    }
    #expect(!error.message.isEmpty)
  }

  @Test("a split is one of three", arguments: ["1/4", "half", "", "1/2 "])
  func unknownSplits(_ text: String) {
    #expect(throws: DisplayError.unknownSplit(text)) { try Split(text) }
  }
}
