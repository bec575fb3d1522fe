import FitGeometry
import ImageProbe
import SystemCalls

/// What text says of an image and of a viewport, in blocks and tables alike.
struct TextFacts: Sendable {
  let numbers: TextNumbers
  let isTerminal: Bool

  /// The file's name; empty where there is none.
  func name(of result: FitResult) -> String {
    guard let file = result.file else { return "" }
    return isTerminal ? file.text.escapedForTerminal : file.text
  }

  /// `JPEG 4032 × 3024 px, EXIF 6 → 3024 × 4032, @2x → 1512 × 2016 pt`
  func dimensions(of image: ImageFacts) -> String {
    var text = image.header.map { $0.format.rawValue.uppercased() + " " } ?? ""
    text += "\(numbers.size(image.pixelSize)) px"
    if image.exifOrientation != 1 {
      text += ", EXIF \(image.exifOrientation)"
      text +=
        image.orientationApplied ? " → \(numbers.size(image.displayPixelSize))" : " ignored"
    }
    if image.scale != 1 {
      text += ", @\(numbers.scale(image.scale))x → \(numbers.size(image.pointSize)) pt"
    }
    return text
  }

  /// `iPhone 17 Pro landscape`, or `390×844@3x`: for a column.
  func title(of viewport: ViewportFacts) -> String {
    if let name = viewport.name {
      return viewport.orientation == .landscape ? "\(name) landscape" : name
    }
    let scale = viewport.viewport.displayScale.map { "@\(numbers.scale($0))x" } ?? ""
    return numbers.narrow(viewport.viewport.size) + scale
  }

  /// The parts of the line about a viewport.
  func parts(of viewport: ViewportFacts) -> [String] {
    var parts: [String] = []
    if let name = viewport.name {
      let os = viewport.os.map { ", " + ($0.first?.isNumber == true ? "iOS \($0)" : $0) } ?? ""
      parts.append("\(name), \(viewport.orientation.rawValue)\(os)")
    }
    let size = viewport.viewport.size
    let scale = viewport.viewport.displayScale.map { " @\(numbers.scale($0))x" } ?? ""
    parts.append("\(numbers.size(size)) pt\(scale)")
    let covered = viewport.viewport.obstruction
    if covered != .zero {
      let clear = Size(
        width: size.width - covered.left - covered.right,
        height: size.height - covered.top - covered.bottom)
      parts.append("clear \(numbers.size(clear)) (\(numbers.edges(covered)))")
    }
    return parts
  }

  /// The parts of the line about how an image is stored.
  func parts(of header: ImageHeader) -> [String] {
    let model = header.colorModel.map { " " + $0.rawValue } ?? ""
    var parts = ["\(header.bitDepth)-bit\(model)\(header.hasAlpha ? " with alpha" : "")"]
    if header.isInterlaced {
      parts.append(header.format == .jpeg ? "progressive" : "interlaced")
    }
    if header.isAnimated {
      parts.append("animated")
    }
    if header.isXcodeOptimized {
      parts.append("Xcode-optimized")
    }
    return parts
  }

  /// `72 × 72 per inch`
  func density(_ density: Density) -> String {
    let unit =
      switch density.unit {
      case .perInch: "per inch"
      case .perCentimeter: "per centimeter"
      case .perMeter: "per meter"
      case .none: "without unit"
      }
    return "\(numbers.size(Size(width: density.x, height: density.y))) \(unit)"
  }
}
