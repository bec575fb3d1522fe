extension Device {
  /// iPhones with a notch, X to 13.
  static let iPhonesWithNotch: [Device] = [
    Device(
      "iphone-x", "iPhone X", ids: ["iPhone10,3", "iPhone10,6"], .iPhone, year: 2017, newestOS: 16,
      points: (375, 812), scale: 3, ppi: 458, inches: 5.8, .notch, landscape: .compact,
      legacy: .phone(44, landscapeBottom: 21, .sourced), .high,
      Sources(
        size: "CS DK FR HG HN JY PB PW ST UD", portrait: "CS JY KS PB ST UD", landscape: "KS UD")),
    Device(
      "iphone-xr", "iPhone XR", ids: ["iPhone11,8"], .iPhone, year: 2018, newestOS: 18,
      points: (414, 896), scale: 2, ppi: 326, inches: 6.1, .notch, landscape: .regular,
      legacy: .phone(48, landscapeBottom: 21, .sameClass), metricsSince: 14, .medium,
      Sources(size: "CS DK FR HG JY PB PW RS ST UD", portrait: "CS JY"),
      note: "top and sides 44 on iOS 12-13, 48 from iOS 14"),
    Device(
      "iphone-xs", "iPhone XS", ids: ["iPhone11,2"], .iPhone, year: 2018, newestOS: 18,
      points: (375, 812), scale: 3, ppi: 458, inches: 5.8, .notch, landscape: .compact,
      legacy: .phone(44, landscapeBottom: 21, .sourced), .high,
      Sources(size: "CS DK FR HG JY PB UD", portrait: "CS JY KS PB UD", landscape: "KS UD")),
    Device(
      "iphone-xs-max", "iPhone XS Max", ids: ["iPhone11,4", "iPhone11,6"], .iPhone, year: 2018,
      newestOS: 18,
      points: (414, 896), scale: 3, ppi: 458, inches: 6.5, .notch, landscape: .regular,
      legacy: .phone(44, landscapeBottom: 21, .sourced), .high,
      Sources(size: "CS DK FR HG JY PB RS ST UD", portrait: "CS JY KS PB ST UD", landscape: "KS UD")
    ),
    Device(
      "iphone-11", "iPhone 11", ids: ["iPhone12,1"], .iPhone, year: 2019,
      points: (414, 896), scale: 2, ppi: 326, inches: 6.1, .notch, landscape: .regular,
      legacy: .phone(48, landscapeBottom: 21, .sourced),
      ios26: .phone(48, landscapeBottom: 20, .inferred), metricsSince: 14, .high,
      Sources(
        size: "CS DK DR FR HG JY PB PW RS SS UD", portrait: "CS DR GK JY QM SS",
        landscape: "DR GK PW QM"),
      note: "top and sides 44 on iOS 12-13, 48 from iOS 14"),
    Device(
      "iphone-11-pro", "iPhone 11 Pro", ids: ["iPhone12,3"], .iPhone, year: 2019,
      points: (375, 812), scale: 3, ppi: 458, inches: 5.8, .notch, landscape: .compact,
      legacy: .phone(44, landscapeBottom: 21, .sourced),
      ios26: .phone(44, landscapeBottom: 20, .inferred), .high,
      Sources(size: "CS DK FR HG JY PB PW SS", portrait: "CS JY KS PB SS", landscape: "KS PW")),
    Device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", ids: ["iPhone12,5"], .iPhone, year: 2019,
      points: (414, 896), scale: 3, ppi: 458, inches: 6.5, .notch, landscape: .regular,
      legacy: .phone(44, landscapeBottom: 21, .sourced),
      ios26: .phone(44, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK FR HG JY PB PW RS SS", portrait: "CS GK JY KS PB QM SS",
        landscape: "GK KS PW QM SS")),
    Device(
      "iphone-12-mini", "iPhone 12 mini", ids: ["iPhone13,1"], .iPhone, year: 2020,
      points: (375, 812), scale: 3, native: (1080, 2340), ppi: 476, inches: 5.4, .notch,
      landscape: .compact,
      legacy: .phone(50, landscapeBottom: 21, .sourced),
      ios26: .phone(50, landscapeBottom: 20, .inferred), metricsSince: 15, .high,
      Sources(
        size: "CS DK DM FR JY PW RS SS", portrait: "CS DM GK JY PB QM SS UD",
        landscape: "DM GK PB PW QM SS UD"),
      note: scaledDownMini + "; status bar and top reported as 44 on iOS 14, 50 from iOS 15"),
    Device(
      "iphone-12", "iPhone 12", ids: ["iPhone13,2"], .iPhone, year: 2020,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS SS ST UD", portrait: "CS DM GK JY PB QM SS ST UD",
        landscape: "DM GK PB PW QM SS ST UD")),
    Device(
      "iphone-12-pro", "iPhone 12 Pro", ids: ["iPhone13,3"], .iPhone, year: 2020,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS UD", portrait: "CS DM GK JY PB QM UD",
        landscape: "DM GK PB PW QM UD")),
    Device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", ids: ["iPhone13,4"], .iPhone, year: 2020,
      points: (428, 926), scale: 3, ppi: 458, inches: 6.7, .notch, landscape: .regular,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS ST UD", portrait: "CS DM GK JY PB QM ST UD",
        landscape: "DM GK PB PW QM ST UD")),
    Device(
      "iphone-13-mini", "iPhone 13 mini", ids: ["iPhone14,4"], .iPhone, year: 2021,
      points: (375, 812), scale: 3, native: (1080, 2340), ppi: 476, inches: 5.4, .notch,
      landscape: .compact,
      legacy: .phone(50, landscapeBottom: 21, .sourced),
      ios26: .phone(50, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS ST", portrait: "CS DM GK JY PB QM ST",
        landscape: "DM GK PB PW QM ST"),
      note: scaledDownMini),
    Device(
      "iphone-13", "iPhone 13", ids: ["iPhone14,5"], .iPhone, year: 2021,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS ST", portrait: "CS DM GK JY PB QM ST",
        landscape: "DM GK PB PW QM ST")),
    Device(
      "iphone-13-pro", "iPhone 13 Pro", ids: ["iPhone14,2"], .iPhone, year: 2021,
      points: (390, 844), scale: 3, ppi: 460, inches: 6.1, .notch, landscape: .compact,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS UD", portrait: "CS DM GK JY PB QM UD",
        landscape: "DM GK PB PW QM UD")),
    Device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", ids: ["iPhone14,3"], .iPhone, year: 2021,
      points: (428, 926), scale: 3, ppi: 458, inches: 6.7, .notch, landscape: .regular,
      legacy: .phone(47, landscapeBottom: 21, .sourced),
      ios26: .phone(47, landscapeBottom: 20, .inferred), .high,
      Sources(
        size: "CS DK DM FR JY PB PW RS SS ST UD", portrait: "CS DM GK JY PB QM SS ST UD",
        landscape: "DM GK PB PW QM SS ST UD")),
  ]
}
