import FitGeometry

let image = ImageGeometry(pixelSize: Size(width: 3024, height: 4032))
let viewport = Viewport(
  size: Size(width: 390, height: 844), displayScale: 3,
  obstruction: EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
let fit = try Fit(of: image, in: viewport, by: Recipe(adjust: .always))
print(fit.fitScale, fit.frameInViewport.y)  // 0.12896825396825398 190.5
