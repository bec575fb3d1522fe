import AppleDisplays
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
    ["Each is computed from those before it, and may name only what is known then:"]
      + zoomOptions.flatMap { HelpText.entry($0.flag, names(of: $0)) }
  }

  /// In the order in which they are computed.
  static let zoomOptions: [Option] = [.upscaleLimit, .minZoom, .maxZoom, .zoom, .doubleTap]

  /// The names that a zoom option takes, with commas between them.
  static func names(of option: Option) -> String {
    guard case .zoom(let role) = option.value?.kind else { return "" }
    return role.allowedNames.map(\.rawValue).joined(separator: ", ")
  }

  static var recipes: String {
    var text = ["--within, what an image is fitted into:"]
    for within in Recipe.Within.allCases {
      text += HelpText.entry(within.rawValue, meaning(of: within))
    }
    text += ["", "--centering, how the viewer brings an image to the middle:"]
    for centering in Recipe.Centering.allCases {
      text += HelpText.entry(centering.rawValue, meaning(of: centering))
    }
    text += ["", "--adjust, the scroll view's contentInsetAdjustmentBehavior:"]
    for adjustment in Recipe.Adjustment.allCases {
      text += HelpText.entry(adjustment.rawValue, meaning(of: adjustment))
    }
    return lines(text + ["", "The first of each is the default."])
  }

  private static func meaning(of within: Recipe.Within) -> String {
    switch within {
    case .safeArea: "what neither the safe area nor a bar covers"
    case .bounds: "the whole of the scroll view"
    }
  }

  private static func meaning(of centering: Recipe.Centering) -> String {
    switch centering {
    case .insets: "contentInset on all sides, less what the system adds: the right one"
    case .plainInsets: "contentInset on all sides, nothing taken off: off center below a bar"
    case .leadingInsets: "contentInset at the top and on the left only"
    case .frame: "no inset; the content view's frame is moved"
    }
  }

  private static func meaning(of adjustment: Recipe.Adjustment) -> String {
    switch adjustment {
    case .never: "the system adds nothing"
    case .always: "the system adds what is covered, on both axes"
    case .scrollableAxes: "the system adds it on the axes that can scroll"
    case .automatic: "vertically always, horizontally where that axis can scroll"
    }
  }

  static var models: String {
    lines(
      ["Models of --model; zoomfit list models has their options:"]
        + ViewerModel.all.flatMap { HelpText.entry($0.name, $0.summary) })
  }

  static var devices: String {
    let names = Device.all.map(\.slug).joined(separator: " ")
    return lines(
      [
        "A device is named as Apple does (\"iPhone 17 Pro\"), by its hardware identifier",
        "(iPhone18,1), by one of the names below, or, for several at once, by a quoted",
        "pattern of * ? [a-z] {a,b}. zoomfit list devices has their sizes.", "",
      ] + HelpText.wrap(names, to: HelpText.width - 2).map { "  \($0)" })
  }

  /// What there is to say of a group beyond its options.
  static func remarks(on group: Option.Group) -> String {
    switch group {
    case .input:
      """

      Results come in the order of the inputs: the images that are named, then those
      of --files-from, then --image-size; each in every viewport by every model.

      """
    case .viewport, .obstructions:
      """

      Top: the larger of safe area and status bar, and navigation and search bar.
      Bottom: the safe area, and tab bar and toolbar. On a device bars are combined
      as UIKit does, which is not always the sum.

      """
    case .rules: rules
    case .configuration: configuration
    default: ""
    }
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
        }
        + ["", "Reporters of check, by --reporter or -f:"]
        + CheckFormat.allCases.flatMap { HelpText.entry($0.rawValue, $0.summary) })
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
