public import FitGeometry

/// A device as a viewport: held one way, under one system, with some bars.
public struct DisplayViewport: Hashable, Sendable {
  /// The device's name: `iPhone 17 Pro`.
  public let name: String
  /// The version of iOS or iPadOS whose metrics these are: as asked for, else the newest that runs.
  public let os: String
  public let orientation: Orientation
  public let viewport: Viewport
  /// What rests on a row of low confidence, one plain sentence each.
  public let warnings: [String]
}
