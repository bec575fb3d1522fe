/// Every rule that an image can be judged by. The command's flags, the configuration's keys and help
/// all come from here.
package enum RuleTable {
  /// In the order in which an image's findings are given.
  package static let all: [any Rule.Type] = [
    PixelSizeRule.self, WidthRule.self, HeightRule.self, ShortSideRule.self, LongSideRule.self,
    MegapixelsRule.self, BytesRule.self, AspectRule.self, MultipleOfRule.self, ShapeRule.self,
    ImageFormatRule.self, ExtensionMatchesRule.self, AlphaRule.self, UprightRule.self,
    SharpOnRule.self, MaxCropRule.self, ScreenshotRule.self, ScaleFamilyRule.self,
  ]

  /// The names of all rules, then of the settings.
  package static let keys = all.map { $0.key } + CheckSettings.all

  /// The rules that these values ask for, in the order of the table.
  package static func rules(from values: CheckValues) throws(ValueError) -> [any Rule] {
    var values = values
    // The store takes no alpha, and no extension that is not true.
    if values.has(ScreenshotRule.key) {
      values.setDefault(AlphaRule.key, to: AlphaRule.Demand.forbid.rawValue)
      values.setDefault(ExtensionMatchesRule.key, to: "")
    }
    var rules: [any Rule] = []
    for type in all {
      if let rule = try type.read(from: values) { rules.append(rule) }
    }
    return rules
  }
}
