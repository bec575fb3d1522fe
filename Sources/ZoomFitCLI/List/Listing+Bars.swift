import AppleDisplays
import FitGeometry

extension Listing {
  /// Of the rows about one thing the first holds whose conditions fit a device.
  static let bars = Listing(
    name: "bars", noun: "bar", titles: ["bar", "points", "confidence", "where"]
  ) {
    BarRow.all.map { row in
      let conditions = row.condition.pairs
      let points: String =
        switch row.value {
        case .points(let points): points.rounded(decimals: 3)
        case .safeAreaTop: "safe area"
        }
      return Row(
        names: [row.about.rawValue],
        cells: [
          row.about.rawValue, points, row.confidence.rawValue,
          conditions.isEmpty ? "everywhere" : conditions.map(\.phrase).joined(separator: ", "),
        ],
        json: .object([
          ("bar", .text(row.about.rawValue)),
          ("when", .object(conditions.map { ($0.key, $0.value) })),
          ("points", row.value.points), ("isSafeAreaTop", .flag(row.value == .safeAreaTop)),
          ("confidence", .text(row.confidence.rawValue)), ("sources", .text(row.sources)),
          ("note", ListValue(row.note)),
        ]))
    }
  }
}

extension BarRow.Value {
  fileprivate var points: ListValue {
    switch self {
    case .points(let points): .number(points)
    case .safeAreaTop: .null
    }
  }
}

extension BarRow.Condition {
  /// What is asked for, each as a key with its value and as a phrase.
  fileprivate var pairs: [(key: String, value: ListValue, phrase: String)] {
    var pairs: [(key: String, value: ListValue, phrase: String)] = []
    if let era {
      pairs.append(
        ("era", .text(era.rawValue), era == .legacy ? "iOS 12 to 18" : "iOS 26 and later"))
    }
    if let isPad { pairs.append(("isPad", .flag(isPad), isPad ? "iPad" : "iPhone")) }
    if let orientation {
      pairs.append(("orientation", .text(orientation.rawValue), orientation.rawValue))
    }
    if let widthClass {
      pairs.append(("widthClass", .text(widthClass.rawValue), "\(widthClass.rawValue) width"))
    }
    if let hasHomeIndicator {
      pairs.append(
        (
          "hasHomeIndicator", .flag(hasHomeIndicator),
          hasHomeIndicator ? "home indicator" : "home button"
        ))
    }
    if let cutout {
      pairs.append(("cutout", .text(cutout.rawValue), "\(cutout.rawValue) at the top"))
    }
    if let safeAreaTop {
      pairs.append(
        ("safeAreaTop", .number(safeAreaTop), "safe area top \(safeAreaTop.plainDecimal)"))
    }
    return pairs
  }
}

extension Double {
  /// Rounded for the eye.
  fileprivate func rounded(decimals: Int) -> String {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return ((self * power).rounded() / power).plainDecimal
  }
}
