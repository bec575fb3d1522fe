import AppleDisplays
import FitGeometry

extension Listing {
  static let models = Listing(
    name: "models", noun: "model", titles: ["model", "kind", "what it is, and its options"]
  ) {
    ViewerModel.all.map { model in
      let options = model.optionPairs
      let spelled = options.compactMap { pair in
        pair.value.map { "--\(pair.option) \($0)" }
      }.joined(separator: " ")
      return Row(
        names: [model.name],
        cells: [model.name, model.kind.rawValue, "\(model.summary): \(spelled)"],
        json: .object(
          [
            ("name", .text(model.name)), ("kind", .text(model.kind.rawValue)),
            ("summary", .text(model.summary)),
          ] + options.map { ($0.key, ListValue($0.value)) } + [
            ("hasDoubleTap", .flag(model.options.doubleTap != .unavailable)),
            ("imageScale", ListValue(model.imageScale)),
          ]))
    }
  }
}

extension ViewerModel {
  /// The options that a model can set; nil for those that this one leaves as they are.
  fileprivate var optionPairs: [(key: String, option: String, value: String?)] {
    let zooms: [(String, Option, ZoomSpec?)] = [
      ("upscaleLimit", .upscaleLimit, options.upscaleLimit), ("minZoom", .minZoom, options.minZoom),
      ("maxZoom", .maxZoom, options.maxZoom), ("zoom", .zoom, options.zoom),
      ("doubleTap", .doubleTap, options.doubleTap?.spec),
    ]
    let words: [(String, Option, String?)] = [
      ("within", .within, options.within?.rawValue),
      ("centering", .centering, options.centering?.rawValue),
      ("adjust", .adjust, options.adjust?.rawValue),
      ("alwaysBounce", .alwaysBounce, options.alwaysBounce?.rawValue),
    ]
    let base: [(String, Option, String?)] = [("zoomBase", .zoomBase, options.zoomBase?.rawValue)]
    let all = words + zooms.map { ($0.0, $0.1, $0.2.map { "\($0)" }) } + base
    return all.map { ($0.0, $0.1.name, $0.2) }
  }
}

extension Recipe.DoubleTap {
  fileprivate var spec: ZoomSpec? {
    if case .spec(let spec) = self { spec } else { nil }
  }
}
