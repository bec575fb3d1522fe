import FitGeometry
import Foundation
import TestSupport
import Testing

@testable import AppleDisplays

struct StoreTableTests {
  static let table = ScreenshotTable.builtIn

  @Test(
    "every display is as the gathered material has it",
    .enabled(if: SharedData.has("data/screenshots.json")))
  func displaysOfMaterial() throws {
    let material = try SharedData.json("data/screenshots.json")
    let rows = try #require(material["display_types"] as? [JSON])
    #expect(rows.map { $0["display_type"] as? String } == Self.table.displays.map(\.type))
    for (row, display) in zip(rows, Self.table.displays) {
      #expect(display.label == row["label"] as? String)
      #expect(display.namedAfter == row["named_after"] as? String)
      #expect(display.sizes.map { [$0.width, $0.height] } == row["sizes"] as? [[Int]])
      #expect(display.exampleDevices == row["example_devices"] as? [String])
      #expect(display.store == row["store_2026"] as? String)
    }
    for row in try #require(material["ambiguous"] as? [JSON]) {
      let size = try #require(row["size"] as? [Int])
      let own = Self.table.ambiguous.first { $0.size == PixelSize(size[0], size[1]) }
      #expect(own.map { [$0.assumed, $0.other] } == row["candidates"] as? [String])
    }
    for row in try #require(material["not_accepted"] as? [JSON]) {
      let size = try #require(row["size"] as? [Int])
      let devices = Self.table.devicesRefused(at: PixelSize(size[0], size[1]))
      #expect(devices.joined(separator: ", ") == row["device"] as? String)
    }
  }

  @Test(
    "every icon slot is as the gathered material has it",
    .enabled(if: SharedData.has("data/icons.json")))
  func iconsOfMaterial() throws {
    let rows = try #require(try SharedData.json("data/icons.json")["icons"] as? [JSON])
    #expect(rows.count == IconSlot.all.count)
    for (row, slot) in zip(rows, IconSlot.all) {
      #expect(slot.idiom == row["idiom"] as? String)
      #expect(slot.platform == row["platform"] as? String)
      #expect(slot.sizeText == (row["size"] as? String).map { "\($0)x\($0)" })
      #expect(slot.scale == row["scale"] as? Int)
      #expect(slot.pixels == row["px"] as? Int)
      #expect(slot.role == row["role"] as? String)
      #expect(slot.subtype == row["subtype"] as? String)
      #expect(slot.isLegacy == (row["legacy"] as? Bool ?? false))
      #expect(slot.confidence.rawValue == row["confidence"] as? String)
    }
  }

  @Test("example devices are in the device table, and their screenshots are taken")
  func exampleDevices() throws {
    for display in Self.table.displays {
      for slug in display.exampleDevices {
        let size = try Device.named(slug).renderPixels
        #expect(
          display.sizes.contains(PixelSize(Int(size.width), Int(size.height))),
          "\(display.type) \(slug)")
      }
    }
    for refused in Self.table.notAccepted {
      #expect(Self.table.displays(taking: refused.size) == [])
      for slug in refused.devices {
        let size = try Device.named(slug).renderPixels
        #expect(refused.size == PixelSize(Int(size.width), Int(size.height)), "\(slug)")
      }
    }
  }

  @Test(
    "a display is found by type, readable name or pattern",
    arguments: [
      ("APP_IPHONE_67", ["APP_IPHONE_67"]), ("app_iphone_67", ["APP_IPHONE_67"]),
      ("iPhone 6.9", ["APP_IPHONE_67"]), ("iPhone 6.9\"", ["APP_IPHONE_67"]),
      ("iphone-6.9", ["APP_IPHONE_67"]), ("iPhone 6.9-inch", ["APP_IPHONE_67"]),
      ("iPhone 6.9\" (name kept from 6.7\")", ["APP_IPHONE_67"]), ("iPhone 6.7", ["APP_IPHONE_67"]),
      ("iPhone 6.1", ["APP_IPHONE_58"]), ("iPad 13", ["APP_IPAD_PRO_3GEN_129"]),
      ("Mac", ["APP_DESKTOP"]), ("IMESSAGE_APP_IPHONE_67", ["APP_IPHONE_67"]),
      ("APP_IPHONE_6?", ["APP_IPHONE_67", "APP_IPHONE_65", "APP_IPHONE_61"]),
      ("Apple Watch Series*", ["3", "4", "7", "10"].map { "APP_WATCH_SERIES_\($0)" }),
    ])
  func names(_ text: String, _ types: [String]) throws {
    #expect(try Self.table.matching(text).map(\.type) == types)
  }

  @Test("every display is found by all its names")
  func allNames() throws {
    for display in Self.table.displays {
      for name in [display.type, display.label] + display.aliases {
        #expect(try Self.table.matching(name) == [display], "\(name)")
      }
    }
  }

  @Test("an unknown display is answered by the nearest")
  func unknown() {
    #expect {
      try Self.table.matching("APP_IPHONE_68")
    } throws: { error in
      guard case .unknownScreenshot(_, let nearest) = error as? DisplayError else { return false }
      return nearest.contains("APP_IPHONE_67")
    }
    #expect(throws: DisplayError.unknownScreenshot("toaster*", nearest: [])) {
      try Self.table.matching("toaster*")
    }
    #expect(throws: DisplayError.unknownScreenshot("", nearest: [])) { try Self.table.matching("") }
  }

  @Test(
    "a size belongs to a display, and where it could be two the path decides",
    arguments: [
      (1320, 2868, "a.png", "APP_IPHONE_67"), (2868, 1320, "a.png", "APP_IPHONE_67"),
      (2048, 2732, "a.png", "APP_IPAD_PRO_3GEN_129"),
      (2048, 2732, "screens/APP_IPAD_PRO_129/a.png", "APP_IPAD_PRO_129"),
      (2732, 2048, "iPad Pro (12.9-inch) (2nd generation)-a.png", "APP_IPAD_PRO_129"),
      (2048, 2732, "iPad Pro (12.9-inch) (6th generation)-a.png", "APP_IPAD_PRO_3GEN_129"),
      (3840, 2160, "a.png", "APP_APPLE_TV"), (3840, 2160, "Vision/a.png", "APP_APPLE_VISION_PRO"),
      (100, 100, "a.png", nil), (828, 1792, "a.png", nil),
    ])
  func sizes(_ width: Int, _ height: Int, _ path: String, _ type: String?) {
    #expect(Self.table.display(taking: PixelSize(width, height), path: path)?.type == type)
  }

  @Test("iMessage repeats the iPhones from 4 inches on, and the iPads")
  func messages() {
    let types = Self.table.displays.compactMap(\.messagesType)
    #expect(types.count == 12)
    #expect(types.contains("IMESSAGE_APP_IPHONE_40"))
    #expect(!types.contains("IMESSAGE_APP_IPHONE_35"))
  }
}
