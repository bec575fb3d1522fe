extension Configuration {
  /// What `zoomfit check --init` writes: a configuration that explains itself and checks nothing yet
  /// that could not be there.
  package static let start = """
    // What the images of this repository have to be. Run: zoomfit check
    // Patterns start at this file's folder: * and ? stay in a name, ** is any folders.
    {
      // What no check is for.
      "exclude": ["**/Pods/**", "**/node_modules/**", "**/Carthage/**"],

      // What stood here on the day is not reported again: zoomfit check --write-baseline FILE
      // "baseline": ".zoomfit-baseline.json",

      "checks": [
        {
          "name": "all images",
          "files": ["**/*.{png,jpg,jpeg}"],
          // Without this a pattern that matches nothing is an error.
          "optional": true,
          "extensionMatches": true,
        },
        {
          // Asset catalogs need no rule: every slot is held against its file.
          "name": "catalogs",
          "files": ["**/*.xcassets"],
          "optional": true,
        },
        // {
        //   "name": "store screenshots",
        //   "files": ["screenshots/*/*.png"],
        //   "pixelSize": ["1290x2796", "1320x2868"],
        //   "alpha": "forbid",
        // },
        // {
        //   "name": "photos",
        //   "files": ["photos/**/*.jpg"],
        //   "longSide": "2000..",
        //   "aspect": ["4:3~", "16:9~"],
        //   "upright": true,
        //   "sharpOn": ["iphone-17-pro-max"],
        //   "severity": "warning",
        // },
        // Every rule: zoomfit help rules
      ],
    }

    """
}
