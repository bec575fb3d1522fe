extension Device {
  /// iPad Pros.
  static let iPadPros: [Device] = [
    Device(
      "ipad-pro-12-9-1", "iPad Pro (12.9-inch)", aliases: ["ipad-pro-12.9-1"],
      ids: ["iPad6,7", "iPad6,8"], .iPad, year: 2015, newestOS: 16,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(20, 0, .sameClass), .high,
      Sources(size: "DK JY", portrait: "JY")),
    Device(
      "ipad-pro-9-7", "iPad Pro (9.7-inch)", aliases: ["ipad-pro-9.7"],
      ids: ["iPad6,3", "iPad6,4"],
      .iPad, year: 2016, newestOS: 16,
      points: (768, 1024), scale: 2, ppi: 264, inches: 9.7, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), .high,
      Sources(size: "DK HG HN JY SS", portrait: "JY SS", landscape: "SS")),
    Device(
      "ipad-pro-10-5", "iPad Pro (10.5-inch)", aliases: ["ipad-pro-10.5"],
      ids: ["iPad7,3", "iPad7,4"], .iPad, year: 2017, newestOS: 17,
      points: (834, 1112), scale: 2, ppi: 264, inches: 10.5, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), .high,
      Sources(size: "DK FR HN JY PB ST UD", portrait: "JY PB ST", landscape: "PB ST")),
    Device(
      "ipad-pro-12-9-2", "iPad Pro (12.9-inch) (2nd generation)", aliases: ["ipad-pro-12.9-2"],
      ids: ["iPad7,1", "iPad7,2"], .iPad, year: 2017, newestOS: 17,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(20, 0, .sourced), .high,
      Sources(size: "DK FR JY ST", portrait: "JY ST", landscape: "ST")),
    Device(
      "ipad-pro-12-9-3", "iPad Pro (12.9-inch) (3rd generation)", aliases: ["ipad-pro-12.9-3"],
      ids: ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"], .iPad, year: 2018,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(size: "DK FR HG HN JY PB SS UD", portrait: "JY KS PB QM SS", landscape: "KS PB QM SS")
    ),
    Device(
      "ipad-pro-11-1", "iPad Pro (11-inch)", ids: ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"],
      .iPad, year: 2018,
      points: (834, 1194), scale: 2, ppi: 264, inches: 11, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(
        size: "DK FR HG HN JY PB PW SS ST UD", portrait: "JY KS QM SS ST", landscape: "KS QM SS ST")
    ),
    Device(
      "ipad-pro-12-9-4", "iPad Pro (12.9-inch) (4th generation)", aliases: ["ipad-pro-12.9-4"],
      ids: ["iPad8,11", "iPad8,12"], .iPad, year: 2020,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .medium,
      Sources(size: "DK FR JY", portrait: "JY QM", landscape: "QM")),
    Device(
      "ipad-pro-11-2", "iPad Pro (11-inch) (2nd generation)", ids: ["iPad8,9", "iPad8,10"], .iPad,
      year: 2020,
      points: (834, 1194), scale: 2, ppi: 264, inches: 11, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .medium,
      Sources(size: "DK JY", portrait: "JY QM", landscape: "QM")),
    Device(
      "ipad-pro-12-9-5", "iPad Pro (12.9-inch) (5th generation)", aliases: ["ipad-pro-12.9-5"],
      ids: ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"], .iPad, year: 2021,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .medium,
      Sources(size: "DK JY", portrait: "JY QM", landscape: "QM")),
    Device(
      "ipad-pro-11-3", "iPad Pro (11-inch) (3rd generation)",
      ids: ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"], .iPad, year: 2021,
      points: (834, 1194), scale: 2, ppi: 264, inches: 11, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .medium,
      Sources(size: "DK JY", portrait: "JY QM", landscape: "QM")),
    Device(
      "ipad-pro-12-9-6", "iPad Pro (12.9-inch) (6th generation)", aliases: ["ipad-pro-12.9-6"],
      ids: ["iPad14,5", "iPad14,6"], .iPad, year: 2022,
      points: (1024, 1366), scale: 2, ppi: 264, inches: 12.9, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(size: "DK DM JY", portrait: "DM JY QM", landscape: "DM QM")),
    Device(
      "ipad-pro-11-4", "iPad Pro (11-inch) (4th generation)", ids: ["iPad14,3", "iPad14,4"], .iPad,
      year: 2022,
      points: (834, 1194), scale: 2, ppi: 264, inches: 11, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .inferred), .high,
      Sources(size: "DK DM JY", portrait: "DM JY QM", landscape: "DM QM")),
    Device(
      "ipad-pro-11-m4", "iPad Pro (11-inch) (M4)", ids: ["iPad16,3", "iPad16,4"], .iPad, year: 2024,
      points: (834, 1210), scale: 2, ppi: 264, inches: 11, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP JY", portrait: "JY QM", landscape: "QM", ios26: "DP")),
    Device(
      "ipad-pro-13-m4", "iPad Pro (13-inch) (M4)", ids: ["iPad16,5", "iPad16,6"], .iPad, year: 2024,
      points: (1032, 1376), scale: 2, ppi: 264, inches: 13, .none, landscape: .regular,
      legacy: .pad(24, 20, .sourced), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP JY", portrait: "JY QM", landscape: "QM", ios26: "DP")),
    Device(
      "ipad-pro-11-m5", "iPad Pro (11-inch) (M5)", ids: ["iPad17,1", "iPad17,2"], .iPad, year: 2025,
      points: (834, 1210), scale: 2, ppi: 264, inches: 11, .none, landscape: .regular,
      legacy: .pad(24, 20, .extrapolated), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP", portrait: "QM", landscape: "QM", ios26: "DP"),
      note: neverRanLegacy),
    Device(
      "ipad-pro-13-m5", "iPad Pro (13-inch) (M5)", ids: ["iPad17,3", "iPad17,4"], .iPad, year: 2025,
      points: (1032, 1376), scale: 2, ppi: 264, inches: 13, .none, landscape: .regular,
      legacy: .pad(24, 20, .extrapolated), ios26: .pad(32, 25, .measured), .medium,
      Sources(size: "DK DP", portrait: "QM", landscape: "QM", ios26: "DP"),
      note: neverRanLegacy),
  ]
}
