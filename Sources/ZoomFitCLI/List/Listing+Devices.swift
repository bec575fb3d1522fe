import AppleDisplays
import FitGeometry

extension Listing {
  static let devices = Listing(
    name: "devices", noun: "device",
    titles: ["name", "points", "safe area", "on its side", "OS", "device"],
    match: { text throws(DisplayError) in try Device.matching(text).map(\.slug) },
    rows: {
      Device.all.map { device in
        let os = OSVersion(newestOf: device)
        let edges = device.safeAreas(in: os.era)
        return Row(
          names: [device.slug],
          cells: [
            device.slug, "\(device.points.text)@\(device.scale.plainDecimal)",
            edges?.portrait.text ?? "", edges?.landscape.text ?? "", os.text,
            device.confidence == .low ? "\(device.name) (low confidence)" : device.name,
          ],
          json: .object([
            ("name", .text(device.slug)), ("device", .text(device.name)),
            ("aliases", ListValue(device.aliases)), ("identifiers", ListValue(device.identifiers)),
            ("family", .text(device.family.rawValue)), ("year", .number(Double(device.year))),
            ("newestOS", .number(Double(device.newestOS))), ("points", ListValue(device.points)),
            ("scale", .number(device.scale)), ("renderPixels", ListValue(device.renderPixels)),
            ("nativePixels", ListValue(device.nativePixels)),
            ("nativeScale", .number(device.nativeScale)), ("ppi", .number(Double(device.ppi))),
            ("inches", .number(device.inches)), ("cutout", .text(device.cutout.rawValue)),
            ("hasHomeIndicator", .flag(device.hasHomeIndicator)),
            ("landscapeWidthClass", .text(device.landscapeWidthClass.rawValue)),
            (
              "safeAreas",
              .object([
                ("legacy", ListValue(device.legacy)),
                ("ios26", device.ios26.map { ListValue($0) } ?? .null),
              ])
            ),
            ("confidence", .text(device.confidence.rawValue)), ("note", ListValue(device.note)),
          ]))
      }
    })
}

extension ListValue {
  fileprivate init(_ areas: SafeAreas) {
    self = .object([
      ("portrait", ListValue(areas.portrait)), ("landscape", ListValue(areas.landscape)),
      ("basis", .text(areas.basis.rawValue)),
    ])
  }
}

extension Size {
  /// As `--viewport` takes it.
  var text: String { "\(width.plainDecimal)x\(height.plainDecimal)" }
}

extension EdgeInsets {
  /// As `--safe-area` takes it.
  var text: String {
    [top, left, bottom, right].map(\.plainDecimal).joined(separator: ",")
  }
}
