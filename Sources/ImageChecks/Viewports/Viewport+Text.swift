import FitGeometry

extension Viewport {
  /// Reads a width, a height and perhaps a display scale: `390x844`, `390x844@3`, `390x844@3x`.
  init(viewport text: String) throws(ValueProblem) {
    let malformed = ValueProblem("is no viewport, which is written 390x844 or 390x844@3")
    let parts = text.parted(by: "@") ?? (text[...], "")
    let sides = parts.before.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = Double(positive: sides[0]),
      let height = Double(positive: sides[1])
    else { throw malformed }
    self.init(size: Size(width: width, height: height))
    guard text.contains("@") else { return }
    let scale = parts.after.hasSuffix("x") ? parts.after.dropLast() : parts.after
    guard let displayScale = Double(positive: scale) else { throw malformed }
    self.displayScale = displayScale
  }
}

extension EdgeInsets {
  /// Reads edges in points: `91,0,34,0` in UIKit's order, one number for all, or `top=91,bottom=34`.
  init(edges text: String) throws(ValueProblem) {
    let malformed = ValueProblem(
      "is not edges, which are written top,left,bottom,right, or top=47,bottom=34")
    self = .zero
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if text.contains("=") {
      var seen: Set<Substring> = []
      for part in parts {
        guard let edge = part.parted(by: "="), let path = EdgeInsets.path(named: edge.before),
          seen.insert(edge.before).inserted, let length = Fraction(decimal: edge.after)?.double
        else { throw malformed }
        self[keyPath: path] = length
      }
      return
    }
    let lengths = parts.compactMap { Fraction(decimal: $0)?.double }
    guard lengths.count == parts.count, lengths.count == 1 || lengths.count == 4 else {
      throw malformed
    }
    self.init(
      top: lengths[0], left: lengths[1 % lengths.count], bottom: lengths[2 % lengths.count],
      right: lengths[3 % lengths.count])
  }

  private static func path(named name: Substring) -> WritableKeyPath<EdgeInsets, Double>? {
    switch name {
    case "top": \.top
    case "left": \.left
    case "bottom": \.bottom
    case "right": \.right
    default: nil
    }
  }
}

extension Double {
  /// Reads a plain decimal above 0.
  init?(positive text: some StringProtocol) {
    guard let value = Fraction(decimal: text)?.double, value > 0 else { return nil }
    self = value
  }
}
