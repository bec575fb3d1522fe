import AppleDisplays
package import FitGeometry

/// A display that an image has to be good on.
package struct CheckViewport: Hashable, Sendable {
  /// How findings call it: `iPhone 17 Pro, landscape`, `390x844@3`.
  package let name: String
  package let viewport: Viewport

  init(name: String, viewport: Viewport) {
    self.name = name
    self.viewport = viewport
  }

  init(_ display: DisplayViewport) {
    name = "\(display.name), \(display.orientation.rawValue)"
    viewport = display.viewport
  }
}
