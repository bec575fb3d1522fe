import FitGeometry
import ImageProbe
import SystemCalls
import Testing

@testable import Reports

@Suite struct FieldTests {
  @Test("every leaf is found by its path, and paths are unique")
  func leaves() throws {
    for leaf in FitLeaf.all {
      #expect(try FitLeaf(path: leaf.path).path == leaf.path)
    }
    #expect(Set(FitLeaf.all.map(\.path)).count == FitLeaf.all.count)
    for path in ["image.fitScale", "image.", ".file", "file.", "fitScale.x", "pixelSize.width"] {
      #expect(throws: FieldError.self) { try FitLeaf(path: path) }
    }
  }

  @Test(
    "a field that is none says what was most likely meant",
    arguments: [
      ("fitscale", "unknown field 'fitscale', did you mean fitScale?"),
      (
        "image.pixelsize.width",
        "unknown field 'image.pixelsize.width', did you mean image.pixelSize.width?"
      ),
      ("fitScal", "unknown field 'fitScal', did you mean fitScale or fillScale?"),
      (
        "width",
        "unknown field 'width', did you mean image.pixelSize.width or image.displayPixelSize.width or image.pointSize.width?"
      ),
      ("", "a field's name is missing"),
      (
        "banana",
        "unknown field 'banana' (fields are the paths of the JSON, such as "
          + "image.pixelSize.width)"
      ),
      (
        "frameInViewport",
        "'frameInViewport' is an object, name one of its fields: "
          + "frameInViewport.x, frameInViewport.y, frameInViewport.width, frameInViewport.height"
      ),
      ("error", "'error' is an object, name one of its fields: error.kind, error.message"),
    ])
  func unknown(path: String, message: String) {
    do {
      _ = try FitLeaf(path: path)
      Issue.record("taken: \(path)")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("what is null without a viewport says that it needs one")
  func needsViewport() throws {
    for path in ["file", "error.kind", "image.pixelSize.width", "image.warnings", "fileBytes"] {
      #expect(try !FitLeaf(path: path).needsViewport)
    }
    for path in ["fitScale", "viewport.size.width", "recipe.zoom", "visibleImageRect.x"] {
      #expect(try FitLeaf(path: path).needsViewport)
    }
  }

  @Test("fields are joined by commas")
  func lists() throws {
    #expect(
      try [FitLeaf](paths: "fitScale,file,zoomBase").map(\.path) == [
        "fitScale", "file", "zoomBase",
      ])
    #expect(throws: FieldError.missing) { try [FitLeaf](paths: "fitScale,") }
    #expect(throws: FieldError.missing) { try [FitLeaf](paths: "") }
  }

  @Test("printed values are bare, null is empty, lists are joined")
  func bare() throws {
    var result = FitResult.beach
    result.fit?.clamped = [.maximumZoomScale, .zoomScale]
    result.recipe?.recipe.scrollTo = .point(Point(x: 10, y: 20.5))
    result.recipe?.recipe.doubleTap = .spec(.named(.max, times: 1))
    result.recipe?.recipe.upscaleLimit = .named(.actual, times: 1)
    result.image?.header?.warnings = [
      HeaderWarning(kind: .brokenExif, message: "…"),
      HeaderWarning(kind: .pixelAspect, message: "…"),
    ]
    result.file = FilePath(bytes: [0xFF, 0x09, 0x0A])
    let wanted: [(String, [UInt8])] = [
      ("file", [0xFF, 0x09, 0x0A]), ("fileBytes", Array("/wkK".utf8)),
      ("fitScale", Array("0.12896825396825398".utf8)), ("canScroll.x", Array("false".utf8)),
      ("isZoomable", Array("true".utf8)), ("error.kind", []), ("viewport.name", []),
      ("clamped", Array("maximumZoomScale;zoomScale".utf8)),
      ("image.warnings", Array("broken-exif;pixel-aspect".utf8)),
      ("image.byteCount", Array("2183921".utf8)), ("recipe.scrollTo", Array("10,20.5".utf8)),
      ("recipe.maxZoom", Array("4".utf8)), ("recipe.doubleTap", Array("max".utf8)),
      ("recipe.upscaleLimit", Array("actual".utf8)), ("image.density.unit", Array("perInch".utf8)),
      ("recipe.pixelAlign", Array("false".utf8)), ("offCenterInBounds.y", Array("28.5".utf8)),
    ]
    for (path, want) in wanted {
      var output = OutputBuffer()
      PrintReporter(leaves: [try FitLeaf(path: path)], terminator: 0).write(result, to: &output)
      #expect(output.bytes == want + [0], "\(path)")
    }
  }

  @Test(
    "templates hold fields, escapes and braces",
    arguments: [
      ("{file}: {fitScale}\\n", "beach.jpg: 0.12896825396825398\n"),
      ("{zoomBase} {{{image.pixelSize.width}}\\t{error.kind}\\n", "1 {4032}\t\n"),
      ("{{}} } {{{{", "{}} } {{"), ("\\\\n", "\\n"), ("", ""), ("é{zoomBase}é", "é1é"),
    ])
  func templates(text: String, want: String) throws {
    let template = try PrintTemplate(parsing: Array(text.utf8))
    var output = OutputBuffer()
    TemplateReporter(template: template).write(.beach, to: &output)
    #expect(output.text == want)
  }

  @Test("a template names its fields")
  func templateLeaves() throws {
    let template = try PrintTemplate(parsing: Array("{file} {fitScale}".utf8))
    #expect(template.leaves.map(\.path) == ["file", "fitScale"])
  }

  @Test(
    "a template that can't be used says where and why",
    arguments: [
      ("é {fitScale", "character 3: '{' is never closed (write '{{' for a brace)"),
      ("ab\\q", #"character 3: unknown escape '\q' (there are '\n', '\t' and '\\')"#),
      ("ab\\é", #"character 3: unknown escape '\é' (there are '\n', '\t' and '\\')"#),
      ("ab\\", #"character 3: unknown escape '\' (there are '\n', '\t' and '\\')"#),
      ("{fitscale}", "character 1: unknown field 'fitscale', did you mean fitScale?"),
      ("a{}", "character 2: a field's name is missing"),
    ])
  func templateErrors(text: String, message: String) {
    do {
      _ = try PrintTemplate(parsing: Array(text.utf8))
      Issue.record("taken: \(text)")
    } catch {
      #expect(error.description == message)
    }
  }
}
