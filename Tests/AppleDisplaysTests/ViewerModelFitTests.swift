import AppleDisplays
import FitGeometry
import Testing

struct ViewerModelFitTests {
  @Test("every model fits images to the digit as worked by hand", arguments: WorkedFit.all)
  func worked(_ row: WorkedFit) throws {
    let model = try ViewerModel.named(row.model)
    let image = ImageGeometry(pixelSize: row.image, scale: model.imageScale ?? 1)
    let fit = try Fit(of: image, in: WorkedFit.viewport, by: model.recipe())
    let frame = fit.frameInViewport
    expect("fitScale", [fit.fitScale], [row.fit])
    expect("minimumZoomScale", [fit.minimumZoomScale], [row.minimum])
    expect("maximumZoomScale", [fit.maximumZoomScale], [row.maximum])
    expect("zoomScale", [fit.zoomScale], [row.minimum])
    expect(
      "doubleTapZoomScale", fit.doubleTapZoomScale.map { [$0] } ?? [],
      row.doubleTap.map { [$0] } ?? [])
    expect("zoomBase", [fit.zoomBase], [row.zoomBase])
    expect("frame", [frame.x, frame.y, frame.width, frame.height], row.frame)
    expect("contentInset", fit.contentInset.list, row.inset)
    expect("adjustedContentInset", fit.adjustedContentInset.list, row.adjusted)
    expect("offCenter", [fit.offCenter.x, fit.offCenter.y], row.offCenter)
  }

  /// The nearest doubles, or their neighbours: the last place is that of a sum's rounding.
  private func expect(_ key: String, _ got: [Double], _ want: [Double]) {
    let agree = zip(got, want).allSatisfy { abs($0 - $1) <= 2 * $1.ulp }
    #expect(got.count == want.count && agree, "\(key) is \(got), worked \(want)")
  }

  @Test("every model has worked values for a small, an ordinary, a tall and a wide image")
  func complete() {
    for model in ViewerModel.all {
      let images = Set(WorkedFit.all.filter { $0.model == model.name }.map(\.image))
      #expect(images.count == 4, "\(model.name)")
    }
  }
}
