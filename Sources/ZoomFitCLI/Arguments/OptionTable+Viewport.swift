import FitGeometry

extension OptionTable {
  static let viewport: [Option] = [.viewport, .device, .orientation, .os, .split]

  static let obstructions: [Option] = [
    .safeArea, .statusBar, .navBar, .searchBar, .toolbar, .tabBar,
  ]
}

extension Option {
  package static let viewport = Option(
    "viewport", value: Value("WxH[@S]", .text), group: .viewport,
    help: "The scroll view's size in points, and the display's scale: 390x844@3",
    commands: [.fit, .check], isRepeatable: true)

  package static let device = Option(
    "device", value: Value("NAME", .device), group: .viewport,
    help: """
      The viewport of a device: its name, alias or hardware identifier, or a quoted pattern for \
      several: 'iphone-1?-pro*'
      """,
    commands: [.fit, .check], isRepeatable: true)

  package static let orientation = Option(
    "orientation", value: Value("WAY", .words { ["portrait", "landscape", "both"] }),
    group: .viewport, help: "How the device is held: portrait, landscape or both",
    commands: [.fit, .check])

  package static let os = Option(
    "os", value: Value("VERSION", .words { ["18", "26"] }), group: .viewport,
    help: "Whose metrics a device has: 18 or 26; by default the newest that it runs",
    commands: [.fit, .check])

  package static let split = Option(
    "split", value: Value("PART", .words { ["1/2", "1/3", "2/3"] }), group: .viewport,
    help: "The part of an iPad's screen that the app has: 1/2, 1/3 or 2/3",
    commands: [.fit, .check])

  package static let safeArea = Option(
    "safe-area", value: Value("T,L,B,R", .text), group: .obstructions,
    help: """
      The safe area's edges in points: top, left, bottom, right; or one value for all, or by \
      name: top=47,bottom=34. Replaces a device's
      """,
    commands: [.fit, .check])

  package static let statusBar = bar(
    "status-bar", help: "Height of the status bar in points, or a word: \(words)")
  package static let navBar = bar(
    "nav-bar", help: "Height of the navigation bar in points, or a word")
  package static let searchBar = bar(
    "search-bar", help: "Height of the search bar in points, or a word")
  package static let toolbar = bar(
    "toolbar", help: "Height of the toolbar in points, or a word")
  package static let tabBar = bar(
    "tab-bar", help: "Height of the tab bar in points, or a word")

  private static let words = "standard, large or compact, where a device is given"

  private static func bar(_ name: String, help: String) -> Option {
    Option(
      name, value: Value("PT|WORD", .bar), group: .obstructions, help: help,
      commands: [.fit, .check])
  }
}
