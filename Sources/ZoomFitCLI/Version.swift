/// The program's version, by semantic versioning.
package enum Version {
  package static let number = "0.1.0"
  package static let text = "zoomfit \(number)"
  /// The day of its release, as manual pages have it.
  package static let released = "November 30, 2026"
}
