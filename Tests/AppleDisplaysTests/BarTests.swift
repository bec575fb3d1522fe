import FitGeometry
import Foundation
import TestSupport
import Testing

@testable import AppleDisplays

struct BarTests {
  /// Examples of what a full-screen view reports: device, version, orientation, bars, insets.
  ///
  /// Those of 15 Pro and 16 Pro are in thirds of a point, as exact as a double can have them.
  static let examples: [(String, String, Orientation, Bars, [Double])] = [
    ("iphone-8", "18", .portrait, Bars(navigation: standard), [64, 0, 0, 0]),
    ("iphone-8", "18", .portrait, Bars(navigation: standard, tab: standard), [64, 0, 49, 0]),
    ("iphone-8", "18", .portrait, Bars(navigation: large), [116, 0, 0, 0]),
    ("iphone-8", "18", .landscape, Bars(navigation: standard, toolbar: standard), [32, 0, 32, 0]),
    ("iphone-8-plus", "18", .landscape, Bars(navigation: standard, tab: standard), [44, 0, 49, 0]),
    ("iphone-x", "18", .portrait, Bars(navigation: standard, tab: standard), [88, 0, 83, 0]),
    ("iphone-x", "18", .portrait, Bars(navigation: large, tab: standard), [140, 0, 83, 0]),
    ("iphone-x", "18", .landscape, Bars(navigation: standard, tab: standard), [32, 44, 53, 44]),
    (
      "iphone-x", "18", .landscape, Bars(navigation: standard, toolbar: standard), [32, 44, 53, 44]
    ),
    ("iphone-11", "18", .portrait, Bars(navigation: standard, toolbar: standard), [92, 0, 78, 0]),
    ("iphone-11", "18", .landscape, Bars(navigation: standard, tab: standard), [44, 48, 70, 48]),
    ("iphone-13", "18", .portrait, Bars(navigation: standard, tab: standard), [91, 0, 83, 0]),
    ("iphone-13-mini", "18", .portrait, Bars(navigation: standard, tab: standard), [94, 0, 83, 0]),
    (
      "iphone-15-pro", "18", .portrait, Bars(navigation: standard, tab: standard),
      [293.0 / 3, 0, 83, 0]
    ),
    (
      "iphone-16-pro", "18", .portrait, Bars(navigation: standard, tab: standard),
      [301.0 / 3, 0, 83, 0]
    ),
    ("iphone-15-pro", "26", .portrait, Bars(navigation: standard), [113, 0, 34, 0]),
    ("iphone-17-pro", "26", .portrait, Bars(navigation: standard), [116, 0, 34, 0]),
    ("iphone-17-pro", "26", .landscape, Bars(navigation: standard), [78, 62, 20, 62]),
    ("ipad-9", "18", .portrait, Bars(navigation: standard, tab: standard), [70, 0, 50, 0]),
    ("ipad-9", "18", .portrait, Bars(navigation: large), [122, 0, 0, 0]),
    ("ipad-pro-11-4", "18", .landscape, Bars(navigation: standard, tab: standard), [74, 0, 65, 0]),
    // Beyond the gathered ones:
    // a toolbar stands on a tab bar, and the home indicator counts once
    ("iphone-x", "18", .portrait, Bars(toolbar: standard, tab: standard), [44, 0, 127, 0]),
    // a landscape iPhone shows the small title, an iPad the large one
    ("iphone-8", "18", .landscape, Bars(navigation: large), [32, 0, 0, 0]),
    ("iphone-8-plus", "18", .landscape, Bars(navigation: large), [44, 0, 0, 0]),
    ("ipad-9", "18", .landscape, Bars(navigation: large), [122, 0, 0, 0]),
    // the low bar of a phone of compact width, whichever way it is held
    ("iphone-8", "18", .portrait, Bars(navigation: compact, tab: compact), [52, 0, 32, 0]),
    (
      "iphone-8-plus", "18", .landscape, Bars(navigation: compact, toolbar: compact),
      [32, 0, 32, 0]
    ),
    // a search field is part of the navigation bar, or stands alone
    ("iphone-13", "18", .portrait, Bars(navigation: standard, search: standard), [143, 0, 34, 0]),
    ("iphone-13", "18", .portrait, Bars(search: standard), [103, 0, 34, 0]),
    // numbers stand where the word's row would
    ("iphone-15-pro", "18", .portrait, Bars(navigation: .points(44)), [293.0 / 3, 0, 34, 0]),
    ("iphone-15-pro", "18", .portrait, Bars(navigation: .points(0)), [161.0 / 3, 0, 34, 0]),
    (
      "iphone-13", "18", .portrait, Bars(navigation: .points(44.5), tab: .points(60)),
      [91.5, 0, 94, 0]
    ),
    ("iphone-17-pro", "26", .landscape, Bars(navigation: .points(40)), [64, 62, 20, 62]),
    // the status bar lies within the safe area; a taller one pushes everything down
    ("iphone-8", "18", .portrait, Bars(status: standard), [20, 0, 0, 0]),
    ("iphone-8", "18", .portrait, Bars(status: .points(40), navigation: standard), [84, 0, 0, 0]),
    ("iphone-15-pro", "18", .portrait, Bars(status: .points(54)), [59, 0, 34, 0]),
    // hidden, a home-button phone and an iPad gain its room, a notch stays
    ("iphone-8", "18", .portrait, Bars(status: .points(0)), [0, 0, 0, 0]),
    ("iphone-8", "18", .portrait, Bars(status: .points(0), navigation: standard), [44, 0, 0, 0]),
    ("ipad-pro-11-4", "18", .landscape, Bars(status: .points(0)), [0, 0, 20, 0]),
    ("iphone-13", "18", .portrait, Bars(status: .points(0)), [47, 0, 34, 0]),
    ("iphone-17-pro", "26", .portrait, Bars(status: .points(0)), [62, 0, 34, 0]),
    ("ipad-9", "26", .portrait, Bars(status: .points(0)), [0, 0, 0, 0]),
  ]
  static let standard = BarHeight.word(.standard)
  static let large = BarHeight.word(.large)
  static let compact = BarHeight.word(.compact)

  @Test("bars are added to a device's safe area the way UIKit does", arguments: examples)
  func composition(
    _ slug: String, _ os: String, _ orientation: Orientation, _ bars: Bars, _ insets: [Double]
  ) throws {
    let viewport = try Device.named(slug).viewport(orientation, os: try OSVersion(os), bars: bars)
    #expect(viewport.viewport.obstruction.list == insets)
  }

  @Test(
    "the worked examples of the gathered material hold",
    .enabled(if: SharedData.has("data/bars.json")))
  func examplesOfMaterial() throws {
    let rows = try #require(try SharedData.json("data/bars.json")["examples"] as? [JSON])
    #expect(rows.count == 21)
    for row in rows {
      let device = try Device.named(try #require(row["device"] as? String))
      let os = try OSVersion(row["era"] as? String == "ios26" ? "26" : "18")
      let orientation = try #require(Orientation(rawValue: row["orientation"] as? String ?? ""))
      var bars = Bars()
      for bar in try #require(row["bars"] as? [String]) {
        let parts = bar.split(separator: ":")
        let kind: Bar = ["nav": .navigation, "tab": .tab, "toolbar": .toolbar][parts[0]]!
        bars[kind] = try BarHeight(parts.count > 1 ? String(parts[1]) : "standard")
      }
      let insets = try device.viewport(orientation, os: os, bars: bars).viewport.obstruction
      let wanted = try #require(row["safe"] as? [Double])
      for (got, want) in zip(insets.list, wanted) {
        // The material rounds thirds to thousandths.
        #expect(abs(got - want) < 0.0005, "\(device.slug) \(orientation) \(bars)")
        #expect(got * device.scale == (got * device.scale).rounded(), "\(device.slug)")
      }
    }
  }

  @Test(
    "every bar's height is what the gathered material has for the device",
    .enabled(if: SharedData.has("data/bars.json")))
  func heightsOfMaterial() throws {
    let material = try SharedData.json("data/bars.json")
    let subjects: [(String, BarRow.Subject)] = [
      ("nav_bar", .navigationBar), ("tab_bar", .tabBar), ("toolbar", .toolbar),
    ]
    for (key, subject) in subjects {
      let rows = try #require(material[key] as? [JSON])
      for device in Device.all {
        for era in Era.allCases {
          guard let safe = device.safeAreas(in: era) else { continue }
          for orientation in Orientation.allCases {
            let row = rows.first { fits($0["when"] as? JSON ?? [:], device, era, orientation) }
            let own = BarRow.first(subject, for: device, in: orientation, era: era)
            let height = try #require(row?["height"] as? Double)
            #expect(own?.value == .points(height), "\(key) \(device.slug) \(era) \(orientation)")
            #expect(own?.confidence.rawValue == row?["confidence"] as? String)
            // A total is always the height above the inset: this is why no row stores one.
            if let total = row?["total"] as? Double {
              #expect(total == height + safe[orientation].bottom, "\(key) \(device.slug) \(era)")
            }
          }
        }
      }
    }
  }

  private func fits(_ when: JSON, _ device: Device, _ era: Era, _ orientation: Orientation) -> Bool
  {
    when.allSatisfy { key, value in
      switch key {
      case "era": value as? String == era.rawValue
      case "family": (value as? [String])?.contains(device.family.rawValue) == true
      case "orientation": value as? String == orientation.rawValue
      case "width_class": value as? String == device.landscapeWidthClass.rawValue
      case "home": value as? Bool == device.hasHomeIndicator
      default: false
      }
    }
  }

  @Test(
    "a word that says nothing about a bar is an error that lists the words that do",
    arguments: [
      ("ipad-9", Bars(navigation: compact), "iPad (9th generation) has no compact navigation bar"),
      ("ipad-9", Bars(tab: compact), "iPad (9th generation) has no compact tab bar"),
      ("iphone-8", Bars(tab: large), "iPhone 8 has no large tab bar; give points, or standard or"),
      ("iphone-8", Bars(toolbar: large), "iPhone 8 has no large toolbar"),
      ("iphone-8", Bars(search: compact), "iPhone 8 has no compact search bar"),
      (
        "iphone-8", Bars(status: large),
        "iPhone 8 has no large status bar; give points, or standard"
      ),
    ])
  func meaninglessWords(_ slug: String, _ bars: Bars, _ message: String) throws {
    let device = try Device.named(slug)
    #expect {
      try device.viewport(.portrait, bars: bars)
    } throws: { error in
      (error as? DisplayError)?.message.hasPrefix(message) == true
    }
  }

  @Test("a safe area in place of the device's is what bars are added to")
  func replacedSafeArea() throws {
    let phone = try Device.named("iphone-15-pro")
    let insets = EdgeInsets(top: 10, left: 1, bottom: 0, right: 2)
    let viewport = try phone.viewport(
      .portrait, os: try OSVersion("18"), safeArea: insets,
      bars: Bars(navigation: Self.standard, tab: Self.standard))
    #expect(viewport.viewport.obstruction.list == [54, 1, 49, 2])
    let own = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let same = try phone.viewport(
      .portrait, os: try OSVersion("18"), safeArea: own, bars: Bars(navigation: Self.standard))
    #expect(same.viewport.obstruction.list == [293.0 / 3, 0, 34, 0])
  }

  @Test("without a device, the status bar lies within the safe area and everything else adds up")
  func rawBars() throws {
    let safeArea = EdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
    let bars = Bars(
      status: .points(20), navigation: .points(44), search: .points(52), toolbar: .points(44),
      tab: .points(49))
    #expect(try bars.obstruction(over: safeArea).list == [143, 1, 127, 2])
    #expect(try bars.obstruction(over: .zero).list == [116, 0, 93, 0])
    #expect(try Bars().obstruction(over: safeArea) == safeArea)
  }

  @Test("without a device, a word is an error")
  func rawWords() {
    for bar in Bar.allCases {
      var bars = Bars()
      bars[bar] = Self.standard
      #expect(throws: DisplayError.wordNeedsDevice(bar: bar.name, word: "standard")) {
        try bars.obstruction(over: .zero)
      }
    }
  }

  @Test(
    "a height is a word or points", arguments: ["44", "53.5", "0", "standard", "large", "compact"])
  func heights(_ text: String) throws {
    let height = try BarHeight(text)
    switch height {
    case .points(let points): #expect(points == Double(text))
    case .word(let word): #expect(word.rawValue == text)
    }
  }

  @Test(
    "nothing else is a height",
    arguments: ["", "-1", "nan", "inf", "1e3", "0x10", "tall", "4 4", "."])
  func invalidHeights(_ text: String) {
    #expect(
      throws: DisplayError.invalidBarHeight(text, words: ["standard", "large", "compact"])
    ) { try BarHeight(text) }
  }
}
