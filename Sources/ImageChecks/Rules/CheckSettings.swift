/// The settings that stand beside rules, by the same names on the command line and in the
/// configuration.
package enum CheckSettings {
  static let tolerance = CheckKey(
    "tolerance", "1%|2px",
    help: """
      How far aspect may be off: by a share of the ratio, or by pixels of the shorter side, in \
      place of the rounding of each side
      """)
  static let exif = CheckKey(
    "exif", "USE", words: ["apply", "ignore"],
    help: "Whether to apply the EXIF orientation: apply (the default) or ignore")

  package static let all: [CheckKey] = [tolerance, exif]
}
