extension Device {
  /// iPad Airs.
  static let iPadAirs: [Device] = [
    Device(
      "ipad-air-1", "iPad Air", aliases: ["ipad-air"], ids: ["iPad4,1", "iPad4,2", "iPad4,3"],
      .iPad, year: 2013, newestOS: 12,
      points: (768, 1024), scale: 2, ppi: 264, inches: 9.7, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), .high,
      Sources(size: "DK UD")),
    Device(
      "ipad-air-2", "iPad Air 2", ids: ["iPad5,3", "iPad5,4"], .iPad, year: 2014, newestOS: 15,
      points: (768, 1024), scale: 2, ppi: 264, inches: 9.7, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), .high,
      Sources(size: "DK FR HG JY UD", portrait: "JY UD", landscape: "UD")),
    Device(
      "ipad-air-3", "iPad Air (3rd generation)", ids: ["iPad11,3", "iPad11,4"], .iPad, year: 2019,
      points: (834, 1112), scale: 2, ppi: 264, inches: 10.5, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), ios26: .pad(32, 0, .inferred), .high,
      Sources(size: "DK FR HG JY SS", portrait: "JY SS", landscape: "SS")),
    Device(
      "ipad-air-4", "iPad Air (4th generation)", ids: ["iPad13,1", "iPad13,2"], .iPad, year: 2020,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(size: "DK JY SS UD", portrait: "JY QM SS UD", landscape: "QM SS UD")),
    Device(
      "ipad-air-5", "iPad Air (5th generation)", ids: ["iPad13,16", "iPad13,17"], .iPad, year: 2022,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(size: "DK DM JY", portrait: "DM JY QM", landscape: "DM QM")),
    Device(
      "ipad-air-11-m2", "iPad Air (11-inch) (M2)", ids: ["iPad14,8", "iPad14,9"], .iPad, year: 2024,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP JY", portrait: "JY QM", landscape: "QM", ios26: "DP")),
    Device(
      "ipad-air-13-m2", "iPad Air (13-inch) (M2)", ids: ["iPad14,10", "iPad14,11"], .iPad,
      year: 2024,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP JY", portrait: "JY QM", landscape: "QM", ios26: "DP")),
    Device(
      "ipad-air-11-m3", "iPad Air (11-inch) (M3)", ids: ["iPad15,3", "iPad15,4"], .iPad, year: 2025,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .medium,
      Sources(size: "DK JY", portrait: "JY QM", landscape: "QM")),
    Device(
      "ipad-air-13-m3", "iPad Air (13-inch) (M3)", ids: ["iPad15,5", "iPad15,6"], .iPad, year: 2025,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .medium,
      Sources(size: "DK JY", portrait: "JY QM", landscape: "QM")),
    Device(
      "ipad-air-11-m4", "iPad Air (11-inch) (M4)", ids: ["iPad16,8", "iPad16,9"], .iPad, year: 2026,
      points: (820, 1180), scale: 2, ppi: 264, inches: 10.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .extrapolated), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP", portrait: "QM", landscape: "QM", ios26: "DP"),
      note: neverRanLegacy),
    Device(
      "ipad-air-13-m4", "iPad Air (13-inch) (M4)", ids: ["iPad16,10", "iPad16,11"], .iPad,
      year: 2026,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .extrapolated), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP", portrait: "QM", landscape: "QM", ios26: "DP"),
      note: neverRanLegacy),
  ]
}
