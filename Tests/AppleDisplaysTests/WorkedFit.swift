import AppleDisplays
import FitGeometry

/// What a model does with an image on a phone of 390 by 844 points at 3x, of which a status bar and a
/// navigation bar cover 91 at the top and the home indicator 34 at the bottom.
///
/// The values were worked from the rules in fractions, apart from the code, and written down as the
/// nearest doubles.
struct WorkedFit: Sendable {
  let model: String
  let image: Size
  let fit: Double
  let minimum: Double
  let maximum: Double
  let doubleTap: Double?
  let zoomBase: Double
  /// x, y, width, height.
  let frame: [Double]
  /// Top, left, bottom, right.
  let inset: [Double]
  let adjusted: [Double]
  let offCenter: [Double]

  init(
    _ model: String, _ image: Size, fit: Double, range: ClosedRange<Double>, doubleTap: Double?,
    base: Double = 1, frame: [Double], inset: [Double] = [0, 0, 0, 0], adjusted: [Double]? = nil,
    offCenter: [Double]
  ) {
    self.model = model
    self.image = image
    self.fit = fit
    minimum = range.lowerBound
    maximum = range.upperBound
    self.doubleTap = doubleTap
    zoomBase = base
    self.frame = frame
    self.inset = inset
    self.adjusted = adjusted ?? inset
    self.offCenter = offCenter
  }

  static let viewport = Viewport(
    size: Size(width: 390, height: 844), displayScale: 3,
    obstruction: EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

  private static let small = Size(width: 100, height: 80)
  private static let ordinary = Size(width: 4032, height: 3024)
  private static let tall = Size(width: 1000, height: 6000)
  private static let wide = Size(width: 3000, height: 400)

  static let all: [WorkedFit] = [
    WorkedFit(
      "symmetric-insets", small, fit: 3.9, range: 3.9...4, doubleTap: 4, frame: [0, 357, 390, 312],
      inset: [266, 0, 266, 0], adjusted: [357, 0, 300, 0], offCenter: [0, 62.5]),
    WorkedFit(
      "symmetric-insets", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...4,
      doubleTap: 0.2791005291005291, frame: [0, 366.75, 390, 292.5], inset: [275.75, 0, 275.75, 0],
      adjusted: [366.75, 0, 309.75, 0], offCenter: [0, 62.5]),
    WorkedFit(
      "symmetric-insets", tall, fit: 0.14066666666666666, range: 0.14066666666666666...4,
      doubleTap: 0.39, frame: [124.66666666666667, 91, 140.66666666666666, 844],
      inset: [0, 124.66666666666667, 0, 124.66666666666667],
      adjusted: [91, 124.66666666666667, 34, 124.66666666666667], offCenter: [0, 62.5]),
    WorkedFit(
      "symmetric-insets", wide, fit: 0.13, range: 0.13...4, doubleTap: 2.11,
      frame: [0, 487, 390, 52], inset: [396, 0, 396, 0], adjusted: [487, 0, 430, 0],
      offCenter: [0, 62.5]),
    WorkedFit(
      "leading-insets", small, fit: 1, range: 1...4, doubleTap: 4, base: 1,
      frame: [145, 382, 100, 80], inset: [382, 145, 0, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "leading-insets", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...4,
      doubleTap: 0.2791005291005291, base: 0.09672619047619048, frame: [0, 275.75, 390, 292.5],
      inset: [275.75, 0, 0, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "leading-insets", tall, fit: 0.14066666666666666, range: 0.14066666666666666...4,
      doubleTap: 0.39, base: 0.14066666666666666,
      frame: [124.66666666666667, 91, 140.66666666666666, 844],
      inset: [91, 124.66666666666667, 0, 0], offCenter: [0, 62.5]),
    WorkedFit(
      "leading-insets", wide, fit: 0.13, range: 0.13...4, doubleTap: 1, base: 0.13,
      frame: [0, 396, 390, 52], inset: [396, 0, 0, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "centered-frame", small, fit: 3.9, range: 3.9...3.9, doubleTap: 3.9,
      frame: [0, 266, 390, 312], offCenter: [0, -28.5]),
    WorkedFit(
      "centered-frame", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...1,
      doubleTap: 0.2791005291005291, frame: [0, 275.75, 390, 292.5], offCenter: [0, -28.5]),
    WorkedFit(
      "centered-frame", tall, fit: 0.14066666666666666, range: 0.14066666666666666...1,
      doubleTap: 0.39, frame: [124.66666666666667, 0, 140.66666666666666, 844],
      offCenter: [0, -28.5]),
    WorkedFit(
      "centered-frame", wide, fit: 0.13, range: 0.13...1, doubleTap: 1, frame: [0, 396, 390, 52],
      offCenter: [0, -28.5]),
    WorkedFit(
      "photo-scroller", small, fit: 0.3333333333333333,
      range: 0.3333333333333333...0.3333333333333333, doubleTap: nil,
      frame: [178.33333333333334, 408.6666666666667, 33.333333333333336, 26.666666666666668],
      offCenter: [0, -28.5]),
    WorkedFit(
      "photo-scroller", ordinary, fit: 0.09672619047619048,
      range: 0.09672619047619048...0.3333333333333333, doubleTap: nil,
      frame: [0, 275.75, 390, 292.5], offCenter: [0, -28.5]),
    WorkedFit(
      "photo-scroller", tall, fit: 0.14066666666666666,
      range: 0.14066666666666666...0.3333333333333333, doubleTap: nil,
      frame: [124.66666666666667, 0, 140.66666666666666, 844], offCenter: [0, -28.5]),
    WorkedFit(
      "photo-scroller", wide, fit: 0.13, range: 0.13...0.3333333333333333, doubleTap: nil,
      frame: [0, 396, 390, 52], offCenter: [0, -28.5]),
    WorkedFit(
      "nyt-photo-viewer", small, fit: 3.9, range: 3.9...3.9, doubleTap: nil,
      frame: [0, 266, 390, 312], inset: [266, 0, 266, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "nyt-photo-viewer", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...1,
      doubleTap: nil, frame: [0, 275.75, 390, 292.5], inset: [275.75, 0, 275.75, 0],
      offCenter: [0, -28.5]),
    WorkedFit(
      "nyt-photo-viewer", tall, fit: 0.14066666666666666, range: 0.14066666666666666...1,
      doubleTap: nil, frame: [124.66666666666667, 0, 140.66666666666666, 844],
      inset: [0, 124.66666666666667, 0, 124.66666666666667], offCenter: [0, -28.5]),
    WorkedFit(
      "nyt-photo-viewer", wide, fit: 0.13, range: 0.13...1, doubleTap: nil,
      frame: [0, 396, 390, 52], inset: [396, 0, 396, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "lightbox", small, fit: 3.9, range: 3.9...11.7, doubleTap: 11.7, base: 3.9,
      frame: [0, 266, 390, 312], offCenter: [0, -28.5]),
    WorkedFit(
      "lightbox", ordinary, fit: 0.09672619047619048,
      range: 0.09672619047619048...0.29017857142857145, doubleTap: 0.29017857142857145,
      base: 0.09672619047619048, frame: [0, 275.75, 390, 292.5], offCenter: [0, -28.5]),
    WorkedFit(
      "lightbox", tall, fit: 0.14066666666666666, range: 0.14066666666666666...0.422,
      doubleTap: 0.422, base: 0.14066666666666666,
      frame: [124.66666666666667, 0, 140.66666666666666, 844], offCenter: [0, -28.5]),
    WorkedFit(
      "lightbox", wide, fit: 0.13, range: 0.13...0.39, doubleTap: 0.39, base: 0.13,
      frame: [0, 396, 390, 52], offCenter: [0, -28.5]),
    WorkedFit(
      "photoswipe", small, fit: 1, range: 1...4, doubleTap: 1, frame: [145, 410.5, 100, 80],
      inset: [410.5, 145, 353.5, 145], offCenter: [0, 0]),
    WorkedFit(
      "photoswipe", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...1,
      doubleTap: 0.29017857142857145, frame: [0, 304.25, 390, 292.5],
      inset: [304.25, 0, 247.25, 0], offCenter: [0, 0]),
    WorkedFit(
      "photoswipe", tall, fit: 0.11983333333333333, range: 0.11983333333333333...1,
      doubleTap: 0.3595, frame: [135.08333333333334, 91, 119.83333333333333, 719],
      inset: [91, 135.08333333333334, 34, 135.08333333333334], offCenter: [0, 0]),
    WorkedFit(
      "photoswipe", wide, fit: 0.13, range: 0.13...1, doubleTap: 0.39, frame: [0, 424.5, 390, 52],
      inset: [424.5, 0, 367.5, 0], offCenter: [0, 0]),
    WorkedFit(
      "subsampling-scale-image-view", small, fit: 2, range: 2...2, doubleTap: 2,
      frame: [95, 370.5, 200, 160], inset: [370.5, 95, 313.5, 95], offCenter: [0, 0]),
    WorkedFit(
      "subsampling-scale-image-view", ordinary, fit: 0.09672619047619048,
      range: 0.09672619047619048...2, doubleTap: 1, frame: [0, 304.25, 390, 292.5],
      inset: [304.25, 0, 247.25, 0], offCenter: [0, 0]),
    WorkedFit(
      "subsampling-scale-image-view", tall, fit: 0.11983333333333333,
      range: 0.11983333333333333...2, doubleTap: 1,
      frame: [135.08333333333334, 91, 119.83333333333333, 719],
      inset: [91, 135.08333333333334, 34, 135.08333333333334], offCenter: [0, 0]),
    WorkedFit(
      "subsampling-scale-image-view", wide, fit: 0.13, range: 0.13...2, doubleTap: 1,
      frame: [0, 424.5, 390, 52], inset: [424.5, 0, 367.5, 0], offCenter: [0, 0]),
    WorkedFit(
      "photo-view", small, fit: 3.9, range: 3.9...11.7, doubleTap: 6.825, base: 3.9,
      frame: [0, 266, 390, 312], inset: [266, 0, 266, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "photo-view", ordinary, fit: 0.09672619047619048,
      range: 0.09672619047619048...0.29017857142857145, doubleTap: 0.16927083333333334,
      base: 0.09672619047619048, frame: [0, 275.75, 390, 292.5], inset: [275.75, 0, 275.75, 0],
      offCenter: [0, -28.5]),
    WorkedFit(
      "photo-view", tall, fit: 0.14066666666666666, range: 0.14066666666666666...0.422,
      doubleTap: 0.24616666666666667, base: 0.14066666666666666,
      frame: [124.66666666666667, 0, 140.66666666666666, 844],
      inset: [0, 124.66666666666667, 0, 124.66666666666667], offCenter: [0, -28.5]),
    WorkedFit(
      "photo-view", wide, fit: 0.13, range: 0.13...0.39, doubleTap: 0.2275, base: 0.13,
      frame: [0, 396, 390, 52], inset: [396, 0, 396, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "css-contain", small, fit: 3.9, range: 3.9...4, doubleTap: nil, frame: [0, 266, 390, 312],
      inset: [266, 0, 266, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "css-contain", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...4,
      doubleTap: nil, frame: [0, 275.75, 390, 292.5], inset: [275.75, 0, 275.75, 0],
      offCenter: [0, -28.5]),
    WorkedFit(
      "css-contain", tall, fit: 0.14066666666666666, range: 0.14066666666666666...4, doubleTap: nil,
      frame: [124.66666666666667, 0, 140.66666666666666, 844],
      inset: [0, 124.66666666666667, 0, 124.66666666666667], offCenter: [0, -28.5]),
    WorkedFit(
      "css-contain", wide, fit: 0.13, range: 0.13...4, doubleTap: nil, frame: [0, 396, 390, 52],
      inset: [396, 0, 396, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "css-cover", small, fit: 3.9, range: 10.55...10.55, doubleTap: nil,
      frame: [-332.5, 0, 1055, 844], offCenter: [0, -28.5]),
    WorkedFit(
      "css-cover", ordinary, fit: 0.09672619047619048, range: 0.2791005291005291...4,
      doubleTap: nil, frame: [-367.6666666666667, 0, 1125.3333333333333, 844],
      offCenter: [0, -28.5]),
    WorkedFit(
      "css-cover", tall, fit: 0.14066666666666666, range: 0.39...4, doubleTap: nil,
      frame: [0, -748, 390, 2340], offCenter: [0, -28.5]),
    WorkedFit(
      "css-cover", wide, fit: 0.13, range: 2.11...4, doubleTap: nil, frame: [-2970, 0, 6330, 844],
      offCenter: [0, -28.5]),
    WorkedFit(
      "css-none", small, fit: 3.9, range: 1...4, doubleTap: nil, frame: [145, 382, 100, 80],
      inset: [382, 145, 382, 145], offCenter: [0, -28.5]),
    WorkedFit(
      "css-none", ordinary, fit: 0.09672619047619048, range: 1...4, doubleTap: nil,
      frame: [-1821, -1090, 4032, 3024], offCenter: [0, -28.5]),
    WorkedFit(
      "css-none", tall, fit: 0.14066666666666666, range: 1...4, doubleTap: nil,
      frame: [-305, -2578, 1000, 6000], offCenter: [0, -28.5]),
    WorkedFit(
      "css-none", wide, fit: 0.13, range: 1...4, doubleTap: nil, frame: [-1305, 222, 3000, 400],
      inset: [222, 0, 222, 0], offCenter: [0, -28.5]),
    WorkedFit(
      "css-scale-down", small, fit: 1, range: 1...4, doubleTap: nil, frame: [145, 382, 100, 80],
      inset: [382, 145, 382, 145], offCenter: [0, -28.5]),
    WorkedFit(
      "css-scale-down", ordinary, fit: 0.09672619047619048, range: 0.09672619047619048...4,
      doubleTap: nil, frame: [0, 275.75, 390, 292.5], inset: [275.75, 0, 275.75, 0],
      offCenter: [0, -28.5]),
    WorkedFit(
      "css-scale-down", tall, fit: 0.14066666666666666, range: 0.14066666666666666...4,
      doubleTap: nil, frame: [124.66666666666667, 0, 140.66666666666666, 844],
      inset: [0, 124.66666666666667, 0, 124.66666666666667], offCenter: [0, -28.5]),
    WorkedFit(
      "css-scale-down", wide, fit: 0.13, range: 0.13...4, doubleTap: nil, frame: [0, 396, 390, 52],
      inset: [396, 0, 396, 0], offCenter: [0, -28.5]),
  ]
}
