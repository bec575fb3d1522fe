import FitGeometry
import ImageChecks
import SystemCalls

/// A page for a person: findings under the name of their file, with a drawing beside each that is about
/// an image in a viewport. It has no script.
struct HTMLReport {
  static func render(_ report: CheckReport, in context: ReportContext) -> OutputBuffer {
    var page = HTMLReport()
    page.append(report)
    return page.output
  }

  private var output = OutputBuffer()
  private var drawings = 0
  private let facts = TextFacts(numbers: TextNumbers(precision: 2), isTerminal: true)

  private mutating func append(_ report: CheckReport) {
    output.append(
      PageStyle.opening(title: "Image check", allowing: "style-src 'unsafe-inline'"))
    output.append(
      """
      <p>\(report.summary.sentence)</p>
      </header>
      <main>

      """)
    for checked in report.files where !checked.findings.isEmpty {
      output.append("<section class=\"file\">\n<h2><bdi>")
      output.append(escaped: checked.file.text.escapedForTerminal)
      output.append("</bdi></h2>\n")
      for finding in checked.findings {
        append(finding)
      }
      output.append("</section>\n")
    }
    output.append("</main>\n</body>\n</html>\n")
  }

  private mutating func append(_ finding: Finding) {
    let severity = finding.severity.rawValue
    output.append("<div class=\"finding\(finding.drawing == nil ? "" : " drawn")\">\n<p>")
    output.append("<span class=\"\(severity)\">\(severity)</span> ")
    if let line = finding.line {
      output.append("line \(line): ")
    }
    output.append(escaped: finding.sentence.escapedForTerminal)
    output.append("</p>\n<p class=\"rule\">")
    output.append(escaped: finding.rule)
    if let viewport = finding.viewport {
      output.append(escaped: " · \(viewport)")
    }
    output.append("</p>\n")
    if let drawing = finding.drawing {
      append(drawing, of: finding)
    }
    output.append("</div>\n")
  }

  private mutating func append(_ drawing: Finding.Drawing, of finding: Finding) {
    drawings += 1
    let size = drawing.viewport.size
    let result = FitResult(
      file: finding.file,
      image: ImageFacts(
        header: nil, pixelSize: drawing.pixelSize, exifOrientation: 1, orientationApplied: true,
        scale: 1),
      viewport: ViewportFacts(
        orientation: size.width > size.height ? .landscape : .portrait, viewport: drawing.viewport),
      recipe: RecipeFacts(recipe: drawing.recipe), fit: drawing.fit)
    let shapes = SVGDrawing(result, id: "zf-\(drawings)", picture: nil, facts: facts)
    output.append("<div class=\"drawing\"><svg class=\"zf\" viewBox=\"0 0 360 ")
    output.append(shapes.height, decimals: 2)
    output.append("\" role=\"img\" aria-label=\"")
    output.append(escaped: finding.sentence.escapedForTerminal)
    output.append("\">\n")
    output.append(shapes.body)
    output.append("</svg></div>\n")
  }
}
