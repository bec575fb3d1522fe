import FitGeometry
import TestSupport
import Testing

/// Input that nobody means, which must give a number or an error, and never a crash.
struct FitExtremesTests {
  @Test("no result holds NaN, infinity, a negative size or a negative zero")
  func numbers() {
    var generator = SeededGenerator()
    var (computed, refused) = (0, 0)
    for _ in 0..<4000 {
      let (image, viewport) = (extremeImage(&generator), extremeViewport(&generator))
      var recipe = generator.recipe()
      recipe.zoom = .number(generator.magnitude(in: 1e-300...1e300))
      if Bool.random(using: &generator) { recipe.minZoom = .number(1e-308) }
      recipe.maxZoom = .number(generator.magnitude(in: 1e-300...1e300))
      if Bool.random(using: &generator) { recipe.scrollTo = .point(Point(x: -1e308, y: 1e308)) }
      do throws(GeometryError) {
        let fit = try Fit(of: image, in: viewport, by: recipe)
        for (name, value) in fit.numbers {
          #expect(value.isFinite, "\(name) \(generator)")
          #expect(value != 0 || value.sign == .plus, "\(name) \(generator)")
          if name.hasSuffix("width") || name.hasSuffix("height") || name.hasSuffix("Scale") {
            #expect(value >= 0, "\(name) \(generator)")
          }
        }
        #expect(fit.contentSize.width > 0 && fit.contentSize.height > 0, "\(generator)")
        #expect((0...1).contains(fit.visibleFraction), "\(generator)")
        computed += 1
      } catch {
        #expect(!"\(error)".isEmpty)
        refused += 1
      }
    }
    #expect(computed > 400 && refused > 400, "computed \(computed), refused \(refused)")
  }

  private func extremeImage(_ generator: inout SeededGenerator) -> ImageGeometry {
    let most = 2_147_483_647.0
    return ImageGeometry(
      pixelSize: Size(
        width: generator.choice(of: [1, most, generator.magnitude(in: 1...most).rounded()]),
        height: generator.choice(of: [1, most, generator.magnitude(in: 1...most).rounded()])),
      orientation: generator.choice(of: [Int.min, 0, 1, 6, 9, Int.max]),
      scale: generator.choice(of: [1, 3, generator.magnitude(in: 1e-9...1e9)]))
  }

  private func extremeViewport(_ generator: inout SeededGenerator) -> Viewport {
    let size = Size(
      width: generator.magnitude(in: 1e-9...1e9), height: generator.magnitude(in: 1e-9...1e9))
    func edge(_ length: Double) -> Double {
      generator.choice(of: [0, -0.0, length * 0.25, length * generator.magnitude(in: 1e-9...0.5)])
    }
    return Viewport(
      size: size, displayScale: generator.choice(of: [1, 3, generator.magnitude(in: 1e-9...1e9)]),
      obstruction: EdgeInsets(
        top: edge(size.height), left: edge(size.width), bottom: edge(size.height),
        right: edge(size.width)))
  }

  @Test("insets are not off their centre where a point is less than what doubles can tell apart")
  func hugeViewports() throws {
    let viewport = Viewport(
      size: Size(width: 987_654_321.1, height: 123_456_789.7),
      obstruction: EdgeInsets(top: 1_234_567.3, left: 0, bottom: 89.1, right: 7_654_321.9))
    for width in 1...200 {
      let image = ImageGeometry(pixelSize: Size(width: Double(width), height: 97))
      let fit = try Fit(of: image, in: viewport, by: Recipe())
      #expect(fit.offCenter == Point(x: 0, y: 0))
      #expect(fit.canScroll == Axes(x: false, y: false))
      #expect(fit.visibleFraction == 1)
    }
  }

  @Test("a sliver of an image is seen whole, however thin it is and wherever it rests")
  func slivers() throws {
    for width in [65_535.0, 1_000_000, 2_147_483_647] {
      for height in [333.333, 844, 863.16] {
        let image = ImageGeometry(pixelSize: Size(width: width, height: 1))
        let viewport = Viewport(
          size: Size(width: 97.667, height: height),
          obstruction: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let fit = try Fit(of: image, in: viewport, by: Recipe())
        #expect(fit.visibleFraction == 1)
        #expect(fit.visibleImageRect == Rect(x: 0, y: 0, width: width, height: 1))
      }
    }
  }

  @Test("how far off its centre an image is does not blur where it is millions of points long")
  func longImages() throws {
    let image = ImageGeometry(pixelSize: Size(width: 2_147_483_647, height: 1))
    let viewport = Viewport(
      size: Size(width: 727.938, height: 863.16),
      obstruction: EdgeInsets(top: 87, left: 0, bottom: 73, right: 41.072))
    let fit = try Fit(
      of: image, in: viewport, by: Recipe(zoom: .named(.actual, times: 1)))
    #expect(fit.offCenter.x == 0)
    #expect(abs(fit.offCenterInBounds.x - -20.536) < 1e-9)
  }

  @Test("a zoom that comes out beyond all numbers is an error")
  func overflow() {
    let image = ImageGeometry(pixelSize: Size(width: 4032, height: 3024))
    let viewport = Viewport(size: Size(width: 390, height: 844), displayScale: 3)
    #expect(throws: GeometryError.unrepresentable(key: "contentSize")) {
      let recipe = Recipe(maxZoom: .number(1e308), zoom: .named(.max, times: 1))
      return try Fit(of: image, in: viewport, by: recipe)
    }
    #expect(throws: GeometryError.invalidZoom(key: "maxZoom", value: .infinity)) {
      try Fit(of: image, in: viewport, by: Recipe(maxZoom: .named(.actual, times: .infinity)))
    }
    #expect(throws: GeometryError.invalidZoom(key: "zoom", value: .infinity)) {
      try Fit(
        of: image, in: viewport,
        by: Recipe(maxZoom: .number(1e300), zoom: .named(.max, times: 1e300)))
    }
    #expect(throws: GeometryError.invalidZoom(key: "minZoom", value: .infinity)) {
      try Fit(of: image, in: viewport, by: Recipe(minZoom: .smallest([])))
    }
    #expect(throws: GeometryError.invalidZoom(key: "minZoom", value: 0)) {
      try Fit(of: image, in: viewport, by: Recipe(minZoom: .largest([])))
    }
  }
}
