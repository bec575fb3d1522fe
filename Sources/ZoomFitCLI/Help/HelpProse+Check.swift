extension HelpProse {
  /// What is said below the options of the group Rules.
  static var rules: String {
    """

    Sizes are display pixels, after EXIF orientation. A RANGE is N, N.., ..M or
    N..M; 2k is 2000 and 2Ki is 2048. Devices are meant held either way, unless
    --orientation says one; bars, --os and --within are as in the fit.

    A rule is a key of the configuration by the same name: --long-side 2000.. is
    "longSide": "2000..". Besides what was asked for, a file has to be readable.

    """
  }

  /// What is said below the options of the group Configuration.
  static var configuration: String {
    """

    .zoomfit.json is JSON with comments. It covers its whole folder:

      {
        "exclude": ["**/Pods/**"],
        "baseline": ".zoomfit-baseline.json",
        "checks": [
          { "name": "photos", "files": ["photos/**/*.jpg"], "longSide": "2000.." },
          { "files": ["**/*.xcassets"], "optional": true, "severity": "warning" }
        ]
      }

    Patterns are matched from its folder, without regard to ASCII case: * and ?
    stay in a name, ** is any folders, and [a-z], {a,b} and \\ are as in the shell.
    A pattern that matches nothing is an error, unless its check is optional.

    With paths only those are checked; with paths and rules the configuration
    counts only where --config names it.

    """
  }
}
