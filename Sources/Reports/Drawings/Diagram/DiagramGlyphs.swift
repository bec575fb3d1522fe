/// The characters of a diagram: boxes, or ASCII where the terminal shows nothing else.
struct DiagramGlyphs: Sendable {
  /// Corners in reading order, then horizontal and vertical.
  struct Box: Sendable {
    let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Character

    init(_ glyphs: String) {
      let glyphs = Array(glyphs)
      (topLeft, topRight, bottomLeft) = (glyphs[0], glyphs[1], glyphs[2])
      (bottomRight, horizontal, vertical) = (glyphs[3], glyphs[4], glyphs[5])
    }
  }

  let viewport: Box
  let image: Box
  let safeArea, bar: Character
  /// The clear area's centre, and the image's.
  let clearCenter, imageCenter: Character
  let up, down, left, right: Character
  /// Ends and middle of a dimension line.
  let line, tick: Character
  private let isASCII: Bool

  static let boxes = DiagramGlyphs(
    viewport: Box("┌┐└┘─│"), image: Box("╔╗╚╝═║"), safeArea: "░", bar: "▒", clearCenter: "○",
    imageCenter: "●", up: "▲", down: "▼", left: "◀", right: "▶", line: "│", tick: "┼",
    isASCII: false)

  static let ascii = DiagramGlyphs(
    viewport: Box("....-|"), image: Box("++++=#"), safeArea: ":", bar: "%", clearCenter: "o",
    imageCenter: "@", up: "^", down: "v", left: "<", right: ">", line: "|", tick: "+",
    isASCII: true)

  /// Our own words as these glyphs have them.
  func text(_ text: String) -> String {
    guard isASCII else { return text }
    return text.reduce(into: "") { ascii, character in
      switch character {
      case "×": ascii += "x"
      case "·": ascii += "-"
      case "→": ascii += "->"
      default: ascii.append(character)
      }
    }
  }
}
