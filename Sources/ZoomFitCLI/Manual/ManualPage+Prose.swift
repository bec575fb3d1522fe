// What the manual says that no table holds.
extension ManualPage {
  static func description(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.prose(
      """
      says what a photo viewer of iOS, a zooming UIScrollView, will do with a PNG or JPEG image: \
      the zoom at which the image fits, where it then sits, which insets center it below the \
      bars, how far one can zoom, and whether it is sharp enough. It reads the file's header and \
      nothing else.
      """)
    page.paragraph(
      """
      All lengths are in points, but for the pixels of the image. A zoom of 1 shows a point of \
      the image on a point of the screen. The EXIF orientation is applied, and @2x and @3x in a \
      name are the image's scale, unless options say otherwise. Without a viewport the facts of \
      the header are shown.
      """)
    page.paragraph("The facts of a fit, by their names in UIKit:")
    page.list([
      ("Va fitScale", "The zoom at which the whole image is just visible"),
      ("Va frameInViewport", "where the image sits then, from the viewport's upper left corner"),
      ("Va contentInset", "what the viewer sets to center the image"),
      (
        "Va adjustedContentInset", "what these are once UIKit has added the safe area"
      ),
      ("Va maximumZoomScale", "how far one can zoom; never below the minimum"),
      ("Va offCenter", "how far the image is off the middle of what nothing covers"),
      (
        "Va imagePixelsPerDevicePixel",
        "sharpness: below 1 the image is shown larger than its pixels go"
      ),
    ])
    page.paragraph(
      """
      Every image, for every viewport and every model, is one result, in that order. An image \
      that can't be read is a result too, with its error and nothing else, so that inputs and \
      results never shift. Standard output has results alone, standard error all the rest.
      """)
  }

  static func rotation(_ page: inout Mdoc) {
    page.section("ROTATION")
    page.prose(
      """
      Turning a device asks the same question again, for the turned viewport: --zoom and \
      --scroll-to carry over what the viewer showed. What was at its minimum goes on with \
      --zoom min, because that is what a viewer does that fits anew:
      """)
    for (index, example) in rotationExamples.enumerated() {
      if index == 1 {
        page.paragraph(
          """
          What was zoomed in goes on with its zoom, around the point that was in the middle. \
          Here the photo is at a zoom of 0.5, and its point 1800,2000 is in the middle:
          """)
      }
      page.example(example.line, answer: example.answer)
    }
    page.paragraph(
      """
      Turned back, the first line of each holds again: there and back is where one was, if \
      nothing had to be clamped. Where the zoom was out of the new bounds, the field clamped \
      says so.
      """)
  }

  /// Worked examples; the answers are what the program gives for a photo of 3024 by 4032 points.
  private static let rotationExamples: [(line: String, answer: String)] = [
    (
      #"""
      zoomfit photo.jpg --device iphone-13 --orientation both \
        --nav-bar standard --adjust always --zoom min \
        -p viewport.orientation,zoomScale,frameInViewport.x,frameInViewport.y
      """#,
      "portrait\t0.12896825396825398\t0\t195.5\nlandscape\t0.07242063492063493\t312.5\t78"
    ),
    (
      #"""
      zoomfit photo.jpg --device iphone-13 --orientation both \
        --nav-bar standard --adjust always --zoom 0.5 --scroll-to 1800,2000 \
        -p viewport.orientation,zoomScale,contentOffset.x,contentOffset.y
      """#,
      "portrait\t0.5\t705\t544.5\nlandscape\t0.5\t478\t776"
    ),
  ]

  static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev NO_COLOR", "where set and not empty, text is not colored"),
      ("Ev TERM", "text is not colored where this is dumb"),
      (
        "Ev LC_ALL , LC_CTYPE , LANG",
        "the first that is set and not empty says whether drawings may use UTF-8"
      ),
      ("Ev GITHUB_STEP_SUMMARY", "the file that the reporter github appends its table to"),
      (
        "Ev GITHUB_WORKSPACE , CI_PROJECT_DIR",
        "the folder from which the reporters github, gitlab and sarif name files"
      ),
    ])
    page.section("FILES")
    page.list([
      (
        "Pa .zoomfit.json",
        """
        the configuration of check: in the working folder, or the nearest above it up to the \
        repository's root
        """
      )
    ])
  }

  static func closing(_ page: inout Mdoc) {
    page.section("CAVEATS")
    page.prose(
      """
      The numbers are computed from UIKit's documented rules and from measured heights of bars, \
      not by UIKit. Each row of the tables says how sure it is: see zoomfit list bars. Of an \
      image only the header is read, so damage behind it is not seen. HEIC, WebP, GIF and PDF are \
      named in the error and not read.
      """)
  }
}
