import FitGeometry
import Reports

/// The topics that are more than options.
enum HelpProse {
  static var zoom: String {
    let names = ZoomSpec.Name.allCases.map { HelpText.entry($0.rawValue, meaning(of: $0)) }
    return lines(
      ["A zoom is written as", ""]
        + [
          "  NUMBER           2, 0.5: points on screen per image point",
          "  NAME             one of the names below",
          "  NUMBERxNAME      3xfit; 3x alone is 3xfit",
          "  min(ZOOM,...)    the smallest of these",
          "  max(ZOOM,...)    the largest of these",
          "", "Names:",
        ] + names.flatMap(\.self) + [""] + roles)
  }

  /// One line for help.
  static func meaning(of name: ZoomSpec.Name) -> String {
    switch name {
    case .fit: "the whole image is visible, uncut"
    case .fill: "the area is covered, the image is cut"
    case .width: "the image is as wide as the area"
    case .height: "the image is as high as the area"
    case .actual: "one image point per point: 1"
    case .native: "one image pixel per device pixel; needs the display's scale"
    case .min: "the minimum zoom"
    case .max: "the maximum zoom"
    case .mid: "the mean of minimum and maximum"
    }
  }

  /// What may be named where.
  private static var roles: [String] {
    let options: [Option] = [.upscaleLimit, .minZoom, .maxZoom, .zoom, .doubleTap]
    return ["Each is computed from those before it, and may name only what is known then:"]
      + options.flatMap { HelpText.entry($0.flag, names(of: $0)) }
  }

  /// The names that a zoom option takes, with commas between them.
  private static func names(of option: Option) -> String {
    guard case .zoom(let role) = option.value?.kind else { return "" }
    return role.allowedNames.map(\.rawValue).joined(separator: ", ")
  }

  static var fields: String {
    lines(
      [
        "Fields are the paths of the JSON. Null is empty, lists are joined by ;",
        "Those marked * need a viewport.", "",
      ] + FitLeaf.all.map { "  \($0.path)\($0.needsViewport ? " *" : "")" })
  }

  static var formats: String {
    lines(
      ["Formats of -f:"]
        + FitFormat.all.flatMap { format in
          HelpText.entry(
            format.name, format.summary + (format.takesOneResult ? "; one result" : ""))
        })
  }

  static var status: String {
    lines(
      ["Of several, the first in this list counts:"]
        + ExitStatus.allCases.flatMap { HelpText.entry("\($0.rawValue)", $0.summary) })
  }

  static func lines(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}

extension ExitStatus {
  /// One line for help.
  var summary: String {
    switch self {
    case .usage: "usage: unknown option, bad value, nothing to do, no room left for an image"
    case .configuration: "the configuration of check is wrong"
    case .cannotWrite: "output could not be written"
    case .noInput: "something named could not be found, opened or read"
    case .noImage: "something was read, but is no image that has a size"
    case .broken: "check: at least one rule is broken"
    case .success: "all is well"
    }
  }
}
