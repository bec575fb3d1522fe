import AppleDisplays

/// One of the built-in tables, ready to be shown.
struct Listing: Sendable {
  /// A row, as text and as JSON.
  struct Row: Sendable {
    /// What patterns are held against.
    var names: [String]
    /// One for each title.
    var cells: [String]
    var json: ListValue
  }

  /// What `zoomfit list` calls it.
  let name: String
  /// What one row is, in a message.
  let noun: String
  /// The last column may be long, and is wrapped.
  let titles: [String]
  let rows: @Sendable () -> [Row]
  /// The rows' places that a name or pattern stands for, where the table has ways of its own.
  let match: (@Sendable (String) throws(DisplayError) -> [String])?

  init(
    name: String, noun: String, titles: [String],
    match: (@Sendable (String) throws(DisplayError) -> [String])? = nil,
    rows: @escaping @Sendable () -> [Row]
  ) {
    self.name = name
    self.noun = noun
    self.titles = titles
    self.match = match
    self.rows = rows
  }

  static let all: [Listing] = [.devices, .bars, .models, .screenshots]
}
