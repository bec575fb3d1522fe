import FitGeometry
import ImageProbe
import SystemCalls

extension FitFormat {
  /// One page for any number of results.
  static let html = FitFormat(
    name: "html", summary: "one self-contained page: drawings, table, zoom", needsViewport: true,
    showsImages: true
  ) { options in
    FitPage(options)
  }
}

/// Writes a page that draws its results when they are looked at.
///
/// Each image, viewport and recipe stands in it once, and a result is three indices: the page's script
/// computes the fit by the same rules as the program, at any zoom.
struct FitPage: FitReporter {
  private let pictures: PictureSource?
  private let facts: TextFacts
  private let precision: Int
  /// The images of one file, by the scale that a model has them have.
  private var images: [(scale: Double, index: Int)] = []
  private var currentImage: ImageKey?
  private var imageCount = 0
  private var picture: Int?
  private var pictureCount = 0
  private var viewports: [[UInt8]: Int] = [:]
  private var recipes: [[UInt8]: Int] = [:]

  private struct ImageKey: Equatable {
    let file: [UInt8]?
    let size: Size?
  }

  init(_ options: FitReportOptions) {
    pictures = options.pictures
    precision = options.precision
    facts = TextFacts(numbers: TextNumbers(precision: options.precision), isTerminal: true)
  }

  mutating func begin(into output: inout OutputBuffer) {
    output.append(
      PageStyle.opening(
        title: "How the images fit",
        allowing:
          "img-src 'self' data: file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"))
    output.append(
      """
      <p id="summary"></p>
      <div id="totals" class="totals" role="group" aria-label="Totals; press one to see only those"></div>
      <form id="controls" class="controls" role="search">
      <input id="filter" type="search" placeholder="Filter by image, viewport, model" \
      aria-label="Filter by image, viewport, model">
      <label>Sort <select id="sort"><option value="">as given</option></select></label>
      </form>
      <p id="status" role="status"></p>
      </header>
      <main>
      <noscript><p>The drawings and the table are made by a script in this page.</p></noscript>
      <div id="grid" class="grid"></div>
      <button id="more-cards" class="more" type="button" hidden></button>
      <h2>Table</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of results">
      <table><thead><tr id="titles"></tr></thead><tbody id="rows"></tbody></table>
      </div>
      <button id="more-rows" class="more" type="button" hidden></button>
      </main>
      <dialog id="large" aria-label="One result">
      <button id="close" type="button">Close</button>
      <div id="large-drawing"></div>
      </dialog>
      <script id="data" type="application/json">[
      ["precision",\(precision)]

      """)
  }

  mutating func add(_ result: FitResult, to output: inout OutputBuffer) {
    let image = imageIndex(of: result, to: &output)
    let viewport = Self.index(
      "viewport", in: &viewports, to: &output
    ) { $0.append(page: result.viewport, facts) }
    let recipe = Self.index("recipe", in: &recipes, to: &output) { $0.append(page: result.recipe) }
    output.append(",[\(image),\(viewport),\(recipe)]\n")
  }

  mutating func end(into output: inout OutputBuffer) {
    output.append("]</script>\n<script>\n\"use strict\";\n")
    for part in [Self.geometry, Self.numbers, Self.drawing, Self.behavior] {
      output.append(part)
      output.append("\n")
    }
    output.append("</script>\n</body>\n</html>\n")
  }

  private mutating func imageIndex(of result: FitResult, to output: inout OutputBuffer) -> Int {
    let key = ImageKey(file: result.file?.bytes, size: result.image?.pixelSize)
    if key != currentImage {
      currentImage = key
      images = []
      picture = appendPicture(of: result, to: &output)
    }
    let scale = result.image?.scale ?? 1
    if let known = images.first(where: { $0.scale == scale }) { return known.index }
    images.append((scale, imageCount))
    imageCount += 1
    output.append(",[\"image\",")
    output.append(page: result, picture: picture, facts)
    output.append("]\n")
    return imageCount - 1
  }

  private mutating func appendPicture(
    of result: FitResult, to output: inout OutputBuffer
  ) -> Int? {
    let start = output.count
    output.append(",[\"picture\",\"")
    guard output.append(pictureOf: result, from: pictures) else {
      output.truncate(to: start)
      return nil
    }
    output.append("\"]\n")
    pictureCount += 1
    return pictureCount - 1
  }

  /// Where a value stands among those of its kind; it is written where it is new.
  private static func index(
    _ kind: String, in known: inout [[UInt8]: Int], to output: inout OutputBuffer,
    write: (inout OutputBuffer) -> Void
  ) -> Int {
    var value = OutputBuffer()
    write(&value)
    if let index = known[value.bytes] { return index }
    known[value.bytes] = known.count
    output.append(",[\"\(kind)\",")
    output.append(value.bytes)
    output.append("]\n")
    return known.count - 1
  }
}
