import FitGeometry
import ImageProbe

/// The values of a page as JSON inside a script element: `<` is always written as an escape, so that
/// no name ends the element.
extension OutputBuffer {
  mutating func append(page result: FitResult, picture: Int?, _ facts: TextFacts) {
    let image = result.image
    append("{\"title\":")
    append(scriptText: SVGDrawing.title(of: result, facts))
    append(",\"name\":")
    let name = facts.name(of: result)
    append(scriptText: name.isEmpty ? SVGDrawing.title(of: result, facts) : name)
    append(",\"parts\":")
    append(scriptTexts: SVGDrawing.headingOfImage(result, facts))
    append(",\"error\":")
    if let error = result.error {
      append("{\"message\":")
      append(scriptText: error.message.escapedForTerminal)
      append("}")
    } else {
      append("null")
    }
    append(",\"width\":")
    append(image?.displayPixelSize.width ?? .nan)
    append(",\"height\":")
    append(image?.displayPixelSize.height ?? .nan)
    append(",\"scale\":")
    append(image?.scale ?? .nan)
    append(",\"picture\":")
    append(picture.map { "\($0)" } ?? "null")
    // What the browser applies and the viewer does not.
    let isIgnored = image?.orientationApplied == false
    append(",\"storedOrientation\":\(isIgnored ? image?.exifOrientation ?? 1 : 1)}")
  }

  mutating func append(page viewport: ViewportFacts?, _ facts: TextFacts) {
    guard let viewport else { return append("null") }
    append("{\"title\":")
    append(scriptText: facts.title(of: viewport))
    append(",\"parts\":")
    append(scriptTexts: facts.parts(of: viewport))
    append(",\"orientation\":\"\(viewport.orientation.rawValue)\",\"size\":{\"width\":")
    append(viewport.viewport.size.width)
    append(",\"height\":")
    append(viewport.viewport.size.height)
    append("},\"displayScale\":")
    append(viewport.viewport.displayScale ?? .nan)
    let edges = viewport.viewport.obstruction
    append(",\"obstruction\":{\"top\":")
    append(edges.top)
    append(",\"left\":")
    append(edges.left)
    append(",\"bottom\":")
    append(edges.bottom)
    append(",\"right\":")
    append(edges.right)
    append("},\"bars\":")
    append(scriptArray: viewport.bars) { output, bar in
      output.append("{\"name\":")
      output.append(scriptText: bar.name)
      output.append(",\"y\":")
      output.append(bar.y)
      output.append(",\"height\":")
      output.append(bar.height)
      output.append("}")
    }
    append(",\"screen\":")
    if let screen = viewport.screen {
      append("{\"cutout\":\"\(screen.cutout.rawValue)\",\"isRounded\":\(screen.isRounded)}}")
    } else {
      append("null}")
    }
  }

  mutating func append(page facts: RecipeFacts?) {
    guard let facts else { return append("null") }
    let recipe = facts.recipe
    append("{\"model\":")
    append(scriptText: facts.model)
    append(
      ",\"within\":\"\(recipe.within.rawValue)\",\"centering\":\"\(recipe.centering.rawValue)\"")
    append(",\"adjust\":\"\(recipe.adjust.rawValue)\"")
    append(",\"alwaysBounce\":\"\(recipe.alwaysBounce.rawValue)\",\"upscaleLimit\":")
    append(scriptSpec: recipe.upscaleLimit)
    append(",\"minZoom\":")
    append(scriptSpec: recipe.minZoom)
    append(",\"maxZoom\":")
    append(scriptSpec: recipe.maxZoom)
    append(",\"zoom\":")
    append(scriptSpec: recipe.zoom)
    append(",\"doubleTap\":")
    switch recipe.doubleTap {
    case .standard: append("\"standard\"")
    case .unavailable: append("null")
    case .spec(let spec): append(scriptSpec: spec)
    }
    append(",\"zoomBase\":\"\(recipe.zoomBase.rawValue)\",\"scrollTo\":")
    switch recipe.scrollTo {
    case .middle: append("\"middle\"")
    case .start: append("\"start\"")
    case .point(let point):
      append("{\"x\":")
      append(point.x)
      append(",\"y\":")
      append(point.y)
      append("}")
    }
    append(",\"pixelAlign\":\(recipe.pixelAlign)}")
  }

  private mutating func append(scriptSpec spec: ZoomSpec?) {
    switch spec {
    case nil: append("null")
    case .number(let scale): append(scale)
    case .named(let name, let factor):
      append("{\"name\":\"\(name.rawValue)\",\"times\":")
      append(factor)
      append("}")
    case .smallest(let specs): append(scriptSpecs: specs, "min")
    case .largest(let specs): append(scriptSpecs: specs, "max")
    }
  }

  private mutating func append(scriptSpecs specs: [ZoomSpec], _ name: String) {
    append("{\"\(name)\":")
    append(scriptArray: specs) { $0.append(scriptSpec: $1) }
    append("}")
  }

  private mutating func append(scriptTexts texts: [String]) {
    append(scriptArray: texts) { $0.append(scriptText: $1) }
  }

  private mutating func append<Item>(
    scriptArray items: [Item], _ write: (inout OutputBuffer, Item) -> Void
  ) {
    append("[")
    for (index, item) in items.enumerated() {
      if index > 0 {
        append(",")
      }
      write(&self, item)
    }
    append("]")
  }

  private mutating func append(scriptText text: String?) {
    guard let text else { return append("null") }
    var json = OutputBuffer()
    json.append(json: text)
    for byte in json.bytes {
      if byte == UInt8(ascii: "<") {
        append("\\u003c")
      } else {
        append(byte)
      }
    }
  }
}
