extension Device {
  /// iPad minis.
  static let iPadMinis: [Device] = [
    Device(
      "ipad-mini-2", "iPad mini 2", ids: ["iPad4,4", "iPad4,5", "iPad4,6"], .iPad, year: 2013,
      newestOS: 12,
      points: (768, 1024), scale: 2, ppi: 326, inches: 7.9, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), .high,
      Sources(size: "DK UD")),
    Device(
      "ipad-mini-3", "iPad mini 3", ids: ["iPad4,7", "iPad4,8", "iPad4,9"], .iPad, year: 2014,
      newestOS: 12,
      points: (768, 1024), scale: 2, ppi: 326, inches: 7.9, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), .low,
      Sources(size: "DK")),
    Device(
      "ipad-mini-4", "iPad mini 4", ids: ["iPad5,1", "iPad5,2"], .iPad, year: 2015, newestOS: 15,
      points: (768, 1024), scale: 2, ppi: 326, inches: 7.9, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), .high,
      Sources(size: "DK FR JY PW ST UD", portrait: "JY ST", landscape: "ST")),
    Device(
      "ipad-mini-5", "iPad mini (5th generation)", ids: ["iPad11,1", "iPad11,2"], .iPad, year: 2019,
      points: (768, 1024), scale: 2, ppi: 326, inches: 7.9, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), ios26: .pad(32, 0, .inferred), .high,
      Sources(size: "DK FR HG JY PB SS", portrait: "JY PB SS", landscape: "PB SS")),
    Device(
      "ipad-mini-6", "iPad mini (6th generation)", ids: ["iPad14,1", "iPad14,2"], .iPad, year: 2021,
      points: (744, 1133), scale: 2, ppi: 326, inches: 8.3, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(size: "DK DM JY PB SS", portrait: "DM JY QM SS", landscape: "DM QM SS")),
    Device(
      "ipad-mini-a17-pro", "iPad mini (A17 Pro)", aliases: ["ipad-mini-7"],
      ids: ["iPad16,1", "iPad16,2"], .iPad, year: 2024,
      points: (744, 1133), scale: 2, ppi: 326, inches: 8.3, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP JY", portrait: "JY QM", landscape: "QM", ios26: "DP")),
  ]
}
