import AppleDisplays
import FitGeometry
import SystemCalls

/// `screenshot`: the size is one that the App Store takes for one of these displays.
struct ScreenshotRule: Rule {
  static let key = CheckKey(
    "screenshot", "TYPE", arity: .repeated,
    help: """
      The size is one that the App Store takes for this display, such as APP_IPHONE_67 or "iPhone \
      6.9"; any names the display that a size belongs to. No alpha and a true extension are asked \
      for as well
      """)

  let table: ScreenshotTable
  /// The displays that were asked for, in table order; all of them for `any`.
  let displays: [ScreenshotDisplay]
  let isForAny: Bool

  static func read(from values: CheckValues) throws(ValueError) -> ScreenshotRule? {
    guard values.has(key) else {
      guard values.has(CheckSettings.screenshotTable) else { return nil }
      throw ValueError(CheckSettings.screenshotTable, values, needs: [key])
    }
    let table = try values.one(CheckSettings.screenshotTable) { name throws(ValueProblem) in
      try ScreenshotTableReader.read(FilePath(name))
    }
    return try ScreenshotRule(values, table: table ?? .builtIn)
  }

  private init(_ values: CheckValues, table: ScreenshotTable) throws(ValueError) {
    let wanted = try values.all(Self.key) { text throws(ValueProblem) -> [ScreenshotDisplay] in
      if text.lowercased() == "any" { return table.displays }
      do throws(DisplayError) {
        return try table.matching(text)
      } catch {
        throw ValueProblem("can't be used: \(error.message)")
      }
    }
    self.table = table
    displays = table.displays.filter { display in wanted.contains { $0.contains(display) } }
    isForAny = displays.count == table.displays.count
  }

  func violations(of image: CheckedImage) -> [Violation] {
    let size = image.size
    guard !displays.contains(where: { $0.sizes.contains(size) }) else { return [] }
    let sizes = displays.flatMap(\.sizes)
    let nearest = sizes.min { Self.distance($0, size) < Self.distance($1, size) }
    let expected = expectedText
    var message = "\(size) px, needs \(expected)"
    if let hint = hint(for: size, path: image.file.text) { message += "; \(hint)" }
    return [
      Violation(
        actual: "\(size)", expected: expected, message: message,
        suggestion: nearest?.description)
    ]
  }

  func remarks(on image: CheckedImage) -> [String] {
    let size = image.size
    guard displays.contains(where: { $0.sizes.contains(size) }),
      let display = table.display(taking: size, path: image.file.text)
    else { return [] }
    let others = table.displays(taking: size).filter { $0.type != display.type }
    if others.isEmpty {
      return isForAny ? ["\(size) is \(display.words)"] : []
    }
    return [
      "\(size) is ambiguous: \(display.words) by the file's path, and "
        + "\(others.map(\.words).listed()) as well"
    ]
  }

  // MARK: - Words

  private var expectedText: String {
    guard !isForAny, displays.count <= 3 else { return "a size that the App Store takes" }
    return displays.map { display in
      let sizes = display.sizes.map(\.description)
      return "\(sizes.listed()) for \(display.words)"
    }.joined(separator: ", or ")
  }

  /// What the size is instead.
  private func hint(for size: PixelSize, path: String) -> String? {
    let refused = table.devicesRefused(at: size)
    if !refused.isEmpty {
      return "\(refused.listed()) shows this size, and the store takes it for no display"
    }
    guard let display = table.display(taking: size, path: path) else { return nil }
    let others = table.displays(taking: size).filter { $0.type != display.type }
    let words = ([display.words] + others.map(\.words)).listed()
    return others.isEmpty
      ? "that is a size of \(words)" : "that is an ambiguous size, of \(words)"
  }

  /// How far a size is from another: the part by which the area differs, and three times that by which
  /// the shape does, since an image can be scaled to another size but not to another shape.
  private static func distance(_ left: PixelSize, _ right: PixelSize) -> Double {
    func part(_ one: Int, _ other: Int) -> Double {
      Double(abs(one - other)) / Double(max(one, other))
    }
    return part(left.width * left.height, right.width * right.height)
      + 3 * part(left.width * right.height, left.height * right.width)
  }
}

extension ScreenshotDisplay {
  /// `iPhone 6.9 (APP_IPHONE_67)`.
  fileprivate var words: String { "\(aliases.first ?? label) (\(type))" }
}
