package import SystemCalls

/// One thing that a check run looks at.
package enum CheckTask: Sendable {
  /// A file that was named or found, and the checks that it is for, by their places. One that is
  /// known for a regular file is opened without another look at it.
  case image(FilePath, checks: [Int], isKnownRegular: Bool)
  /// An image in a catalog that rules were asked for: where it can't be read, the catalog says so.
  case catalogImage(FilePath, checks: [Int])
  /// The image on standard input.
  case standardInput(checks: [Int])
  /// A set of an asset catalog.
  case set(CatalogSet, checks: [Int])
  /// What was named and can't be looked into, with the reason.
  case unreadable(FilePath, String)
}
