/// How devices are held, where both ways can be asked for at once.
package enum HeldOrientation: String, CaseIterable, Sendable {
  case portrait, landscape, both

  package var orientations: [Orientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .both: [.portrait, .landscape]
    }
  }
}
