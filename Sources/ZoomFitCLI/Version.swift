/// The program's version, by semantic versioning.
package enum Version {
  package static let text = "zoomfit 0.1.0"
}
