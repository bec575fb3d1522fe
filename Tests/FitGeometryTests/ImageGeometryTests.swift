import FitGeometry
import Testing

struct ImageGeometryTests {
  @Test("an image is turned by the EXIF orientations 5 to 8 and by no others", arguments: -1...10)
  func orientation(_ orientation: Int) {
    let size = Size(width: 4032, height: 3024)
    let image = ImageGeometry(pixelSize: size, orientation: orientation)
    #expect(image.displayPixelSize == ((5...8).contains(orientation) ? size.turned : size))
  }

  @Test("points are display pixels by the image's scale")
  func points() {
    let image = ImageGeometry(pixelSize: Size(width: 60, height: 90), orientation: 6, scale: 3)
    #expect(image.pointSize == Size(width: 30, height: 20))
  }

  @Test("a size or a scale that is no number to divide by is refused")
  func validation() throws {
    var image = ImageGeometry(pixelSize: Size(width: 1, height: 1))
    try image.validate()
    image.pixelSize.height = 0
    #expect(throws: GeometryError.invalidLength(name: "image height", value: 0)) {
      try image.validate()
    }
    image.pixelSize = Size(width: .infinity, height: 1)
    #expect(throws: GeometryError.invalidLength(name: "image width", value: .infinity)) {
      try image.validate()
    }
    image.pixelSize.width = 1
    image.scale = -2
    #expect(throws: GeometryError.invalidLength(name: "image scale", value: -2)) {
      try image.validate()
    }
    image.scale = .leastNonzeroMagnitude
    #expect(
      throws: GeometryError.invalidLength(name: "image width in points", value: .infinity)
    ) { try image.validate() }
  }

  @Test("a size fits by its tighter axis and fills by its looser one")
  func scales() {
    let size = Size(width: 200, height: 100)
    let area = Size(width: 50, height: 75)
    #expect(size.fitScale(in: area) == 0.25)
    #expect(size.fillScale(in: area) == 0.75)
  }
}
