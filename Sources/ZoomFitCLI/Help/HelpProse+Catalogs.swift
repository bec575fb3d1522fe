import ImageChecks

extension HelpProse {
  static var catalogs: String {
    let rules = CatalogRule.allCases.flatMap { rule in
      HelpText.entry(rule.rawValue, "\(rule.severity.rawValue) unless \(rule.summary)")
    }
    return lines(
      ["An asset catalog needs no rule. Findings, by name, point at Contents.json:", ""] + rules
        + [""]
        + HelpText.wrap(
          """
          Silent are empty slots, dark icons and mac icons with alpha, stack layers that share a \
          name, vector files, and keys that are not known.
          """, to: 79))
  }
}
