import AppleDisplays
import FitGeometry
import Foundation
import TestSupport
import Testing

/// The device table against the material it was made from, and against itself.
struct DeviceTableTests {
  @Test(
    "every device is as the gathered material has it",
    .enabled(if: SharedData.has("data/devices.json")))
  func sameAsMaterial() throws {
    let rows = try #require(try SharedData.json("data/devices.json")["devices"] as? [JSON])
    #expect(rows.count == Device.all.count)
    for row in rows {
      let slug = try #require(row["slug"] as? String)
      let device = try #require(Device.all.first { $0.slug == slug }, "\(slug)")
      #expect([device.name] == row["names"] as? [String], "\(slug)")
      #expect(device.aliases == row["aliases"] as? [String], "\(slug)")
      #expect(device.identifiers == row["models"] as? [String], "\(slug)")
      #expect(device.family.rawValue == row["family"] as? String, "\(slug)")
      #expect(device.year == row["year"] as? Int, "\(slug)")
      #expect([device.points.width, device.points.height] == row["points"] as? [Double], "\(slug)")
      #expect(device.scale == row["scale"] as? Double, "\(slug)")
      let render = device.renderPixels
      #expect([render.width, render.height] == row["render_px"] as? [Double], "\(slug)")
      let native = device.nativePixels
      #expect([native.width, native.height] == row["native_px"] as? [Double], "\(slug)")
      let nativeScale = try #require(row["native_scale"] as? Double)
      #expect(abs(device.nativeScale - nativeScale) < 0.00005, "\(slug)")
      #expect(device.ppi == row["ppi"] as? Int, "\(slug)")
      #expect(device.inches == row["inches"] as? Double, "\(slug)")
      #expect(device.cutout.rawValue == row["cutout"] as? String, "\(slug)")
      #expect(device.hasHomeIndicator == row["home_indicator"] as? Bool, "\(slug)")
      #expect(
        device.landscapeWidthClass.rawValue == row["landscape_width_class"] as? String, "\(slug)")
      #expect(device.confidence.rawValue == row["confidence"] as? String, "\(slug)")
      #expect(device.note == row["note"] as? String, "\(slug)")
      // A device came out with 26 where older values had to be extrapolated.
      let startsWith26 = device.legacy.basis == .extrapolated
      #expect((startsWith26 ? "ios26" : "legacy") == row["default_era"] as? String, "\(slug)")

      let sources = try #require(row["sources"] as? [String: [String]])
      #expect(device.sources.size == sources["size"], "\(slug)")
      #expect(device.sources.portrait == sources["portrait"], "\(slug)")
      #expect(device.sources.landscape == sources["landscape"], "\(slug)")
      #expect(device.sources.ios26 == sources["ios26"], "\(slug)")

      let safe = try #require(row["safe"] as? JSON)
      for era in Era.allCases {
        let areas = device.safeAreas(in: era)
        let wanted = safe[era.rawValue] as? JSON
        #expect(areas?.portrait.list == wanted?["portrait"] as? [Double], "\(slug) \(era)")
        #expect(areas?.landscape.list == wanted?["landscape"] as? [Double], "\(slug) \(era)")
        #expect(areas?.basis.rawValue == wanted?["basis"] as? String, "\(slug) \(era)")
      }
    }
  }

  @Test(
    "status bars and the places where navigation bars begin follow from rows",
    .enabled(if: SharedData.has("data/devices.json")))
  func derivedMetrics() throws {
    let rows = try #require(try SharedData.json("data/devices.json")["devices"] as? [JSON])
    for row in rows {
      let device = try Device.named(try #require(row["slug"] as? String))
      let status = try #require(row["status_bar"] as? [String: Double])
      for orientation in Orientation.allCases {
        #expect(
          value(.statusBar, device, orientation, .legacy) == status[orientation.rawValue],
          "\(device.slug) \(orientation)")
      }
      let tops = try #require(row["navbar_top"] as? JSON)
      for era in Era.allCases where device.safeAreas(in: era) != nil {
        let top = try #require(value(.navigationBarTop, device, .portrait, era))
        let wanted = try #require(tops[era.rawValue] as? Double)
        // The material rounds thirds to thousandths.
        #expect(abs(top - wanted) < 0.0005, "\(device.slug) \(era)")
      }
    }
  }

  private func value(
    _ subject: BarRow.Subject, _ device: Device, _ orientation: Orientation, _ era: Era
  ) -> Double? {
    switch BarRow.first(subject, for: device, in: orientation, era: era)?.value {
    case .points(let points): points
    case .safeAreaTop: device.safeArea(in: orientation, era: era)?.top
    case nil: nil
    }
  }

  @Test("no two devices share a name, and every name finds its device")
  func namesAreUnique() throws {
    for device in Device.all {
      for name in [device.slug, device.name] + device.aliases + device.identifiers {
        for spelling in [name, name.uppercased(), name.lowercased()] {
          #expect(try Device.matching(spelling) == [device], "\(spelling)")
        }
      }
    }
  }

  @Test("every row is upright, in whole pixels, and names where its size comes from")
  func rowsAreSane() {
    for device in Device.all {
      #expect(device.points.width < device.points.height, "\(device.slug)")
      #expect([2, 3].contains(device.scale), "\(device.slug)")
      #expect(!device.identifiers.isEmpty && !device.sources.size.isEmpty, "\(device.slug)")
      // 26 runs where it has metrics, and only there.
      #expect((device.newestOS >= 26) == (device.ios26 != nil), "\(device.slug)")
      let diagonal =
        (device.nativePixels.width * device.nativePixels.width
        + device.nativePixels.height * device.nativePixels.height).squareRoot()
      // Panels have rounded corners and Apple rounds inches: the density is within a few percent.
      #expect(abs(diagonal / device.inches / Double(device.ppi) - 1) < 0.04, "\(device.slug)")
    }
  }
}

typealias JSON = [String: Any]

extension EdgeInsets {
  /// Top, left, bottom, right.
  var list: [Double] { [top, left, bottom, right] }
}
