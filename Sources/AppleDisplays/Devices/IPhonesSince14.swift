extension Device {
  /// iPhones from the 14 on, with a notch or an island.
  static let iPhonesSince14: [Device] = [
    Device(
      "iphone-14", "iPhone 14", ids: ["iPhone14,7"], .iPhone, year: 2022,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(size: "CS DK DM FR HN JY PW RS", portrait: "CS DM GK JY QM", landscape: "DM GK PW QM")
    ),
    Device(
      "iphone-14-plus", "iPhone 14 Plus", ids: ["iPhone14,8"], .iPhone, year: 2022,
      points: (428, 926), scale: 3, ppi: 458, inches: 6.7, .notch, landscape: .regular,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(size: "CS DK DM FR HN JY PW RS", portrait: "CS DM GK JY QM", landscape: "DM GK PW QM")
    ),
    Device(
      "iphone-14-pro", "iPhone 14 Pro", ids: ["iPhone15,2"], .iPhone, year: 2022,
      points: (393, 852), scale: 3, ppi: 460, inches: 6.1, .island, landscape: .compact,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR HN JY PB PW RS", portrait: "CS DM GK PB QM", landscape: "DM GK PB PW QM")
    ),
    Device(
      "iphone-14-pro-max", "iPhone 14 Pro Max", ids: ["iPhone15,3"], .iPhone, year: 2022,
      points: (430, 932), scale: 3, ppi: 458, inches: 6.7, .island, landscape: .regular,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR HN JY PB PW RS", portrait: "CS DM GK PB QM", landscape: "DM GK PB PW QM")
    ),
    Device(
      "iphone-15", "iPhone 15", ids: ["iPhone15,4"], .iPhone, year: 2023,
      points: (393, 852), scale: 3, ppi: 460, inches: 6.1, .island, landscape: .compact,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .inferred), .medium,
      Sources(size: "CS DK JY PW RS", portrait: "CS", landscape: "PW")),
    Device(
      "iphone-15-plus", "iPhone 15 Plus", ids: ["iPhone15,5"], .iPhone, year: 2023,
      points: (430, 932), scale: 3, ppi: 460, inches: 6.7, .island, landscape: .regular,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .inferred), .medium,
      Sources(size: "CS DK JY PW RS", portrait: "CS", landscape: "PW")),
    Device(
      "iphone-15-pro", "iPhone 15 Pro", ids: ["iPhone16,1"], .iPhone, year: 2023,
      points: (393, 852), scale: 3, ppi: 460, inches: 6.1, .island, landscape: .compact,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .inferred), .high,
      Sources(size: "CS DK JY PB PW RS", portrait: "CS GK PB QM", landscape: "GK PB PW QM")),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", ids: ["iPhone16,2"], .iPhone, year: 2023,
      points: (430, 932), scale: 3, ppi: 460, inches: 6.7, .island, landscape: .regular,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .inferred), .high,
      Sources(size: "CS DK JY PB PW RS", portrait: "CS GK PB QM", landscape: "GK PB PW QM")),
    Device(
      "iphone-16", "iPhone 16", ids: ["iPhone17,3"], .iPhone, year: 2024,
      points: (393, 852), scale: 3, ppi: 460, inches: 6.1, .island, landscape: .compact,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR JY PW", portrait: "GK QM", landscape: "GK PW QM", ios26: "DP")),
    Device(
      "iphone-16-plus", "iPhone 16 Plus", ids: ["iPhone17,4"], .iPhone, year: 2024,
      points: (430, 932), scale: 3, ppi: 460, inches: 6.7, .island, landscape: .regular,
      legacy: .phone(59, landscapeBottom: 21, .sourced),
      ios26: .phone(59, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR JY PW", portrait: "GK QM", landscape: "GK PW QM", ios26: "DP")),
    Device(
      "iphone-16-pro", "iPhone 16 Pro", ids: ["iPhone17,1"], .iPhone, year: 2024,
      points: (402, 874), scale: 3, ppi: 460, inches: 6.3, .island, landscape: .compact,
      legacy: .phone(62, landscapeBottom: 21, .sourced),
      ios26: .phone(62, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR FW JY PW", portrait: "GK QM", landscape: "GK QM", ios26: "DP FW")),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", ids: ["iPhone17,2"], .iPhone, year: 2024,
      points: (440, 956), scale: 3, ppi: 460, inches: 6.9, .island, landscape: .regular,
      legacy: .phone(62, landscapeBottom: 21, .sourced),
      ios26: .phone(62, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR FW JY PW", portrait: "GK QM", landscape: "GK QM", ios26: "DP FW")),
    Device(
      "iphone-16e", "iPhone 16e", ids: ["iPhone17,5"], .iPhone, year: 2025,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .sameClass),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .medium,
      Sources(size: "DK JY PW", portrait: "JY")),
    Device(
      "iphone-17", "iPhone 17", ids: ["iPhone18,3"], .iPhone, year: 2025,
      points: (402, 874), scale: 3, ppi: 460, inches: 6.3, .island, landscape: .compact,
      legacy: .phone(62, landscapeBottom: 21, .extrapolated),
      ios26: .phone(62, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR PW", ios26: "DP"),
      note: neverRanLegacy),
    Device(
      "iphone-17-pro", "iPhone 17 Pro", ids: ["iPhone18,1"], .iPhone, year: 2025,
      points: (402, 874), scale: 3, ppi: 460, inches: 6.3, .island, landscape: .compact,
      legacy: .phone(62, landscapeBottom: 21, .extrapolated),
      ios26: .phone(62, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR PW", ios26: "DP"),
      note: neverRanLegacy),
    Device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", ids: ["iPhone18,2"], .iPhone, year: 2025,
      points: (440, 956), scale: 3, ppi: 460, inches: 6.9, .island, landscape: .regular,
      legacy: .phone(62, landscapeBottom: 21, .extrapolated),
      ios26: .phone(62, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP FR PW", ios26: "DP"),
      note: neverRanLegacy),
    Device(
      "iphone-air", "iPhone Air", aliases: ["iphone-17-air"], ids: ["iPhone18,4"], .iPhone,
      year: 2025,
      points: (420, 912), scale: 3, ppi: 460, inches: 6.5, .island, landscape: .regular,
      legacy: .phone(68, landscapeBottom: 21, .extrapolated),
      ios26: .phone(68, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP PW", ios26: "DP"),
      note: neverRanLegacy),
    Device(
      "iphone-17e", "iPhone 17e", ids: ["iPhone18,5"], .iPhone, year: 2026,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .extrapolated),
      ios26: .phone(47, landscapeBottom: 20, .measured), .medium,
      Sources(size: "DK DP PW", ios26: "DP"),
      note: neverRanLegacy),
  ]
}
