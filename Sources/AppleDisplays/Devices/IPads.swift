extension Device {
  /// iPads without a further name.
  static let iPads: [Device] = [
    Device(
      "ipad-5", "iPad (5th generation)", ids: ["iPad6,11", "iPad6,12"], .iPad, year: 2017,
      newestOS: 16,
      points: (768, 1024), scale: 2, ppi: 264, inches: 9.7, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), .high,
      Sources(size: "DK JY PW UD", portrait: "JY")),
    Device(
      "ipad-6", "iPad (6th generation)", ids: ["iPad7,5", "iPad7,6"], .iPad, year: 2018,
      newestOS: 17,
      points: (768, 1024), scale: 2, ppi: 264, inches: 9.7, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), .high,
      Sources(size: "DK HG JY PW UD", portrait: "JY")),
    Device(
      "ipad-7", "iPad (7th generation)", ids: ["iPad7,11", "iPad7,12"], .iPad, year: 2019,
      newestOS: 18,
      points: (810, 1080), scale: 2, ppi: 264, inches: 10.2, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), .high,
      Sources(size: "DK FR HG HN JY PW ST UD", portrait: "JY ST", landscape: "ST")),
    Device(
      "ipad-8", "iPad (8th generation)", ids: ["iPad11,6", "iPad11,7"], .iPad, year: 2020,
      points: (810, 1080), scale: 2, ppi: 264, inches: 10.2, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), ios26: .pad(32, 0, .inferred), .high,
      Sources(size: "DK JY", portrait: "JY")),
    Device(
      "ipad-9", "iPad (9th generation)", ids: ["iPad12,1", "iPad12,2"], .iPad, year: 2021,
      points: (810, 1080), scale: 2, ppi: 264, inches: 10.2, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), ios26: .pad(32, 0, .measured), .high,
      Sources(size: "DK FW JY SS", portrait: "JY SS", landscape: "SS", ios26: "FW")),
    Device(
      "ipad-10", "iPad (10th generation)", ids: ["iPad13,18", "iPad13,19"], .iPad, year: 2022,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .high,
      Sources(size: "DK DM DP JY", portrait: "DM JY QM", landscape: "DM QM", ios26: "DP")),
    Device(
      "ipad-a16", "iPad (A16)", aliases: ["ipad-11"], ids: ["iPad15,7", "iPad15,8"], .iPad,
      year: 2025,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP JY", portrait: "JY QM", landscape: "QM", ios26: "DP")),
  ]
}
