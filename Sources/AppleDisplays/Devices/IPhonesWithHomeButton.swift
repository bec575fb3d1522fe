extension Device {
  /// iPhones with a home button, from the iPhone 5 on.
  static let iPhonesWithHomeButton: [Device] = [
    Device(
      "iphone-5", "iPhone 5", ids: ["iPhone5,1", "iPhone5,2"], .iPhone, year: 2012, newestOS: 10,
      points: (320, 568), scale: 2, ppi: 326, inches: 4, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .low,
      Sources(size: "DK")),
    Device(
      "iphone-5c", "iPhone 5c", ids: ["iPhone5,3", "iPhone5,4"], .iPhone, year: 2013, newestOS: 10,
      points: (320, 568), scale: 2, ppi: 326, inches: 4, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "DK FR")),
    Device(
      "iphone-5s", "iPhone 5s", ids: ["iPhone6,1", "iPhone6,2"], .iPhone, year: 2013, newestOS: 12,
      points: (320, 568), scale: 2, ppi: 326, inches: 4, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "DK FR")),
    Device(
      "iphone-6", "iPhone 6", ids: ["iPhone7,2"], .iPhone, year: 2014, newestOS: 12,
      points: (375, 667), scale: 2, ppi: 326, inches: 4.7, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "CS DK PW UD", portrait: "CS")),
    Device(
      "iphone-6-plus", "iPhone 6 Plus", ids: ["iPhone7,1"], .iPhone, year: 2014, newestOS: 12,
      points: (414, 736), scale: 3, native: (1080, 1920), ppi: 401, inches: 5.5, .none,
      landscape: .regular,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "CS DK PW", portrait: "CS"),
      note: scaledDownPlus),
    Device(
      "iphone-6s", "iPhone 6s", ids: ["iPhone8,1"], .iPhone, year: 2015, newestOS: 15,
      points: (375, 667), scale: 2, ppi: 326, inches: 4.7, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "CS DK FR JY UD", portrait: "CS JY")),
    Device(
      "iphone-6s-plus", "iPhone 6s Plus", ids: ["iPhone8,2"], .iPhone, year: 2015, newestOS: 15,
      points: (414, 736), scale: 3, native: (1080, 1920), ppi: 401, inches: 5.5, .none,
      landscape: .regular,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "CS DK FR JY", portrait: "CS JY"),
      note: scaledDownPlus),
    Device(
      "iphone-se-1", "iPhone SE", aliases: ["iphone-se", "iphone-se-1st-gen"], ids: ["iPhone8,4"],
      .iPhone, year: 2016, newestOS: 15,
      points: (320, 568), scale: 2, ppi: 326, inches: 4, .none, landscape: .compact,
      legacy: .homeButton(.sourced), .high,
      Sources(size: "DK FR JY PB PW ST", portrait: "JY PB ST", landscape: "PB ST")),
    Device(
      "iphone-7", "iPhone 7", ids: ["iPhone9,1", "iPhone9,3"], .iPhone, year: 2016, newestOS: 15,
      points: (375, 667), scale: 2, ppi: 326, inches: 4.7, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "CS DK FR JY PW UD", portrait: "CS JY")),
    Device(
      "iphone-7-plus", "iPhone 7 Plus", ids: ["iPhone9,2", "iPhone9,4"], .iPhone, year: 2016,
      newestOS: 15,
      points: (414, 736), scale: 3, native: (1080, 1920), ppi: 401, inches: 5.5, .none,
      landscape: .regular,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "CS DK FR JY PW UD", portrait: "CS JY"),
      note: scaledDownPlus),
    Device(
      "iphone-8", "iPhone 8", ids: ["iPhone10,1", "iPhone10,4"], .iPhone, year: 2017, newestOS: 16,
      points: (375, 667), scale: 2, ppi: 326, inches: 4.7, .none, landscape: .compact,
      legacy: .homeButton(.sourced), .high,
      Sources(size: "CS DK DM FR JY PB PW ST UD", portrait: "CS DM JY PB ST", landscape: "DM PB ST")
    ),
    Device(
      "iphone-8-plus", "iPhone 8 Plus", ids: ["iPhone10,2", "iPhone10,5"], .iPhone, year: 2017,
      newestOS: 16,
      points: (414, 736), scale: 3, native: (1080, 1920), ppi: 401, inches: 5.5, .none,
      landscape: .regular,
      legacy: .homeButton(.sourced), .high,
      Sources(
        size: "CS DK DM FR HG JY PB PW SS ST UD", portrait: "CS DM JY PB SS ST",
        landscape: "DM PB SS ST"),
      note: scaledDownPlus),
    Device(
      "iphone-se-2", "iPhone SE (2nd generation)", aliases: ["iphone-se-2nd-gen"],
      ids: ["iPhone12,8"], .iPhone, year: 2020,
      points: (375, 667), scale: 2, ppi: 326, inches: 4.7, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), ios26: .homeButton(.inferred), .high,
      Sources(size: "CS DK JY UD", portrait: "CS JY")),
    Device(
      "iphone-se-3", "iPhone SE (3rd generation)", aliases: ["iphone-se-3rd-gen"],
      ids: ["iPhone14,6"], .iPhone, year: 2022,
      points: (375, 667), scale: 2, ppi: 326, inches: 4.7, .none, landscape: .compact,
      legacy: .homeButton(.sourced), ios26: .homeButton(.measured), .high,
      Sources(
        size: "CS DK DM DP JY PW SS", portrait: "CS DM JY SS", landscape: "DM SS", ios26: "DP")),
  ]
}
