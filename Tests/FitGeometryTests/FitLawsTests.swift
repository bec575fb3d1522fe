import FitGeometry
import TestSupport
import Testing

/// What holds for every image in every viewport.
struct FitLawsTests {
  static let rounds = 2000

  /// Runs a law over random input.
  private func law(
    _ check: (inout SeededGenerator, ImageGeometry, Viewport, Recipe) throws -> Void
  ) throws {
    var generator = SeededGenerator()
    for _ in 0..<Self.rounds {
      let (image, viewport) = (generator.image(), generator.viewport())
      let recipe = generator.recipe()
      try check(&generator, image, viewport, recipe)
    }
  }

  private func isClose(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-9 + 1e-12 * max(abs(first), abs(second))
  }

  private func isClose(_ first: Rect, _ second: Rect) -> Bool {
    isClose(first.x, second.x) && isClose(first.y, second.y)
      && isClose(first.width, second.width) && isClose(first.height, second.height)
  }

  @Test("what fits never exceeds the area, and touches it where nothing limits it")
  func fits() throws {
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.minZoom = .named(.fit, times: 1)
      recipe.zoom = .named(.min, times: 1)
      recipe.pixelAlign = false
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let area = try viewport.area(within: recipe.within)
      let size = fit.contentSize
      #expect(size.width <= area.width && size.height <= area.height, "\(generator)")
      guard recipe.upscaleLimit == nil else { return }
      #expect(size.width == area.width || size.height == area.height, "\(generator)")
      #expect(fit.fitScale == image.displayPixelSize.fitScale(in: scaled(area, by: image.scale)))
      #expect(fit.fillScale == image.displayPixelSize.fillScale(in: scaled(area, by: image.scale)))
    }
  }

  @Test("without obstruction every recipe agrees on the frame in the viewport")
  func agreement() throws {
    try law { generator, image, _, recipe in
      let viewport = generator.viewport(isObstructed: false)
      let frame = try Fit(of: image, in: viewport, by: recipe).frameInViewport
      for centering in Recipe.Centering.allCases {
        var other = recipe
        other.centering = centering
        other.adjust = generator.choice(of: Recipe.Adjustment.allCases)
        other.within = generator.choice(of: Recipe.Within.allCases)
        let fit = try Fit(of: image, in: viewport, by: other)
        #expect(isClose(fit.frameInViewport, frame), "\(generator) \(centering)")
      }
    }
  }

  @Test("insets are never off their centre, at any zoom")
  func centered() throws {
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.centering = .insets
      recipe.scrollTo = .middle
      recipe.pixelAlign = false
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let off = recipe.within == .safeArea ? fit.offCenter : fit.offCenterInBounds
      #expect(off == Point(x: 0, y: 0), "\(generator)")
    }
  }

  @Test("content at rest stands in the middle of the area, by a formula of one line")
  func rests() throws {
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.centering = .insets
      recipe.within = .safeArea
      recipe.zoom = .named(.min, times: 1)
      recipe.minZoom = .named(.fit, times: 1)
      recipe.pixelAlign = false
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let (edges, frame, size) = (viewport.obstruction, fit.frameInViewport, viewport.size)
      #expect(isClose(frame.x - edges.left, size.width - edges.right - (frame.x + frame.width)))
      #expect(isClose(frame.y - edges.top, size.height - edges.bottom - (frame.y + frame.height)))
      #expect(fit.visibleFraction == 1, "\(generator)")
      let whole = Rect(x: 0, y: 0, width: image.pointSize.width, height: image.pointSize.height)
      #expect(fit.visibleImageRect == whole, "\(generator)")
    }
  }

  @Test("the zoom lies between minimum and maximum, and so does the double tap")
  func range() throws {
    try law { generator, image, viewport, recipe in
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let range = fit.minimumZoomScale...fit.maximumZoomScale
      #expect(range.contains(fit.zoomScale), "\(generator)")
      #expect(fit.doubleTapZoomScale.map(range.contains) ?? true, "\(generator)")
      #expect(fit.isZoomable == (range.lowerBound < range.upperBound), "\(generator)")
      let (offset, least, most) =
        (fit.contentOffset, fit.minimumContentOffset, fit.maximumContentOffset)
      #expect(least.x <= offset.x && offset.x <= most.x, "\(generator)")
      #expect(least.y <= offset.y && offset.y <= most.y, "\(generator)")
      #expect(fit.canScroll == Axes(x: least.x < most.x, y: least.y < most.y), "\(generator)")
    }
  }

  @Test("where content fits, its adjusted insets and it fill the viewport")
  func fillsViewport() throws {
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.centering = .insets
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let (area, edges) = (try viewport.area(within: recipe.within), fit.adjustedContentInset)
      let scale = recipe.pixelAlign ? viewport.displayScale ?? 1 : 1
      if fit.contentSize.width <= area.width - 1 {
        let width = ((viewport.size.width * scale) + 0.5).rounded(.down) / scale
        let expected = recipe.pixelAlign ? width : viewport.size.width
        #expect(isClose(edges.left + fit.contentSize.width + edges.right, expected), "\(generator)")
      }
      if fit.contentSize.height <= area.height - 1 {
        let height = ((viewport.size.height * scale) + 0.5).rounded(.down) / scale
        let expected = recipe.pixelAlign ? height : viewport.size.height
        #expect(
          isClose(edges.top + fit.contentSize.height + edges.bottom, expected), "\(generator)")
      }
    }
  }

  @Test("an image and a viewport that grow together change no ratio")
  func scaling() throws {
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.pixelAlign = false
      recipe.scrollTo = generator.choice(of: [.middle, .start])
      let factor = generator.choice(of: [0.25, 2, 64.0])
      var (largeImage, largeViewport) = (image, viewport)
      largeImage.pixelSize = scaled(image.pixelSize, by: factor)
      largeViewport.size = scaled(viewport.size, by: factor)
      let edges = viewport.obstruction
      largeViewport.obstruction = EdgeInsets(
        top: edges.top * factor, left: edges.left * factor, bottom: edges.bottom * factor,
        right: edges.right * factor)
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let large = try Fit(of: largeImage, in: largeViewport, by: recipe)
      #expect(fit.fitScale == large.fitScale, "\(generator)")
      #expect(fit.fillScale == large.fillScale, "\(generator)")
      #expect(fit.zoomScale == large.zoomScale, "\(generator)")
      #expect(fit.visibleFraction == large.visibleFraction, "\(generator)")
      #expect(fit.canScroll == large.canScroll, "\(generator)")
      let frame = fit.frameInViewport
      let grown = Rect(
        x: frame.x * factor, y: frame.y * factor, width: frame.width * factor,
        height: frame.height * factor)
      #expect(isClose(grown, large.frameInViewport), "\(generator)")
    }
  }

  @Test("aligned edges are on device pixels")
  func aligned() throws {
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.pixelAlign = true
      let scale = try #require(viewport.displayScale)
      let fit = try Fit(of: image, in: viewport, by: recipe)
      let (frame, inset, offset) = (fit.frameInViewport, fit.contentInset, fit.contentOffset)
      for length in [
        frame.x, frame.y, frame.width, frame.height, inset.top, inset.left, inset.bottom,
        inset.right, offset.x, offset.y,
      ] {
        #expect(isClose(length * scale, (length * scale).rounded()), "\(generator)")
      }
      #expect(frame.width * scale >= 0.5 && frame.height * scale >= 0.5, "\(generator)")
    }
  }

  @Test("a scale that was printed, fed back, gives the same fit")
  func fedBack() throws {
    try law { generator, image, viewport, recipe in
      for name in [ZoomSpec.Name.fit, .fill, .width, .height] {
        var recipe = recipe
        recipe.zoom = .named(name, times: 1)
        recipe.minZoom = .number(1e-6)
        recipe.maxZoom = .number(1e6)
        let fit = try Fit(of: image, in: viewport, by: recipe)
        recipe.zoom = try ZoomSpec(ZoomSpec.number(fit.zoomScale).description)
        #expect(try Fit(of: image, in: viewport, by: recipe) == fit, "\(generator) \(name)")
      }
    }
  }

  @Test("a device turned there and back shows what it showed")
  func rotation() throws {
    var unclamped = 0
    try law { generator, image, viewport, recipe in
      var recipe = recipe
      recipe.pixelAlign = false
      recipe.zoom = .number(generator.magnitude(in: 0.5...4))
      let points = image.pointSize
      recipe.scrollTo = .point(
        Point(
          x: points.width * Double.random(in: 0.4...0.6, using: &generator),
          y: points.height * Double.random(in: 0.4...0.6, using: &generator)))
      let turned = viewport.rotated(obstruction: generator.viewport().obstruction)
      #expect(turned.rotated(obstruction: viewport.obstruction) == viewport)
      guard (try? turned.area(within: recipe.within)) != nil else { return }

      let before = try Fit(of: image, in: viewport, by: recipe)
      guard isFree(before) else { return }
      let there = carrying(try middle(of: before, in: viewport, by: recipe), before, recipe)
      let away = try Fit(of: image, in: turned, by: there)
      guard isFree(away) else { return }
      let back = carrying(try middle(of: away, in: turned, by: there), away, there)
      let after = try Fit(of: image, in: viewport, by: back)
      #expect(after.zoomScale == before.zoomScale, "\(generator)")
      #expect(isClose(after.frameInViewport, before.frameInViewport), "\(generator)")
      unclamped += 1
    }
    #expect(unclamped > Self.rounds / 100)
  }

  private func scaled(_ size: Size, by factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// Whether the content can be scrolled on both axes and stands at neither end.
  private func isFree(_ fit: Fit) -> Bool {
    let (offset, least, most) =
      (fit.contentOffset, fit.minimumContentOffset, fit.maximumContentOffset)
    return fit.clamped.isEmpty && least.x < offset.x && offset.x < most.x && least.y < offset.y
      && offset.y < most.y
  }

  /// The point of the image that is in the middle of the area.
  private func middle(of fit: Fit, in viewport: Viewport, by recipe: Recipe) throws -> Point {
    let area = try viewport.area(within: recipe.within)
    let edges = recipe.within == .bounds ? .zero : viewport.obstruction
    return Point(
      x: (edges.left + area.width / 2 - fit.frameInViewport.x) / fit.zoomScale,
      y: (edges.top + area.height / 2 - fit.frameInViewport.y) / fit.zoomScale)
  }

  private func carrying(_ middle: Point, _ fit: Fit, _ recipe: Recipe) -> Recipe {
    var recipe = recipe
    recipe.zoom = .number(fit.zoomScale)
    recipe.scrollTo = .point(middle)
    return recipe
  }
}
