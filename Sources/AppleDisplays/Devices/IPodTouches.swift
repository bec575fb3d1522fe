extension Device {
  /// The last iPod touches.
  static let iPodTouches: [Device] = [
    Device(
      "ipod-touch-6", "iPod touch (6th generation)", ids: ["iPod7,1"], .iPod, year: 2015,
      newestOS: 12,
      points: (320, 568), scale: 2, ppi: 326, inches: 4, .none, landscape: .compact,
      legacy: .homeButton(.sameClass), .high,
      Sources(size: "DK UD")),
    Device(
      "ipod-touch-7", "iPod touch (7th generation)", aliases: ["ipod-touch"], ids: ["iPod9,1"],
      .iPod, year: 2019, newestOS: 15,
      points: (320, 568), scale: 2, ppi: 326, inches: 4, .none, landscape: .compact,
      legacy: .homeButton(.sourced), .high,
      Sources(size: "DK JY UD", portrait: "JY SS", landscape: "SS")),
  ]
}
