import FitGeometry
import Testing

struct ViewportTests {
  static let phone = Viewport(
    size: Size(width: 390, height: 844), displayScale: 3,
    obstruction: EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

  @Test("the area is what the edges leave, or the bounds whatever covers them")
  func area() throws {
    #expect(try Self.phone.area(within: .safeArea) == Size(width: 390, height: 719))
    #expect(try Self.phone.area(within: .bounds) == Size(width: 390, height: 844))
    #expect(Self.phone.clearSize == Size(width: 390, height: 719))
  }

  @Test("edges that leave no room are refused before there is any image")
  func noRoom() throws {
    var viewport = Self.phone
    viewport.size = Size(width: 390, height: 100)
    let refusal = GeometryError.noRoom(viewport: viewport.size, obstruction: viewport.obstruction)
    #expect(throws: refusal) { try viewport.validate(within: .safeArea) }
    #expect(throws: refusal) { try Recipe().validate(in: viewport) }
    #expect(throws: refusal) { try viewport.area(within: .safeArea) }
    try viewport.validate(within: .bounds)
    viewport.size.height = 125
    #expect(throws: GeometryError.self) { try viewport.validate(within: .safeArea) }
    viewport.size.height = 125.5
    try viewport.validate(within: .safeArea)
  }

  @Test("what only rounding leaves is no room")
  func roundedRoom() {
    let viewport = Viewport(
      size: Size(width: 0.8, height: 1),
      obstruction: EdgeInsets(top: 0, left: 0.1, bottom: 0, right: 0.7))
    #expect(throws: GeometryError.self) { try viewport.validate(within: .safeArea) }
  }

  @Test("room that is less than half a device pixel is none where lengths are aligned")
  func alignedRoom() throws {
    var viewport = Viewport(
      size: Size(width: 10, height: 10), displayScale: 1,
      obstruction: EdgeInsets(top: 9.6, left: 0, bottom: 0, right: 0))
    try viewport.validate(within: .safeArea)
    #expect(throws: GeometryError.self) {
      try viewport.validate(within: .safeArea, pixelAlign: true)
    }
    viewport.obstruction = .zero
    try viewport.validate(within: .safeArea, pixelAlign: true)
    viewport.size.width = 0.4
    #expect(throws: GeometryError.self) { try viewport.validate(within: .bounds, pixelAlign: true) }
    viewport.displayScale = nil
    #expect(throws: GeometryError.needsDisplayScale("pixel alignment")) {
      try viewport.validate(within: .bounds, pixelAlign: true)
    }
  }

  @Test("numbers that are no lengths are refused by name", arguments: [0, -1, .nan, .infinity])
  func numbers(_ value: Double) {
    func refusal(_ change: (inout Viewport) -> Void) -> GeometryError? {
      var viewport = Self.phone
      change(&viewport)
      do throws(GeometryError) {
        try viewport.validate(within: .bounds)
        return nil
      } catch { return error }
    }
    func name(_ error: GeometryError?) -> String? {
      switch error {
      case .invalidLength(let name, _): name
      case .invalidObstruction(let edge, _): edge
      default: nil
      }
    }
    #expect(name(refusal { $0.size.width = value }) == "viewport width")
    #expect(name(refusal { $0.size.height = value }) == "viewport height")
    #expect(name(refusal { $0.displayScale = value }) == "display scale")
    guard value != 0 else { return }
    #expect(name(refusal { $0.obstruction.top = value }) == "top")
    #expect(name(refusal { $0.obstruction.left = value }) == "left")
    #expect(name(refusal { $0.obstruction.bottom = value }) == "bottom")
    #expect(name(refusal { $0.obstruction.right = value }) == "right")
  }

  @Test("a turned viewport keeps its display, and takes the edges it is given")
  func rotated() {
    let edges = EdgeInsets(top: 32, left: 47, bottom: 21, right: 47)
    let turned = Self.phone.rotated(obstruction: edges)
    #expect(turned.size == Size(width: 844, height: 390))
    #expect(turned.displayScale == 3)
    #expect(turned.obstruction == edges)
    #expect(turned.rotated(obstruction: Self.phone.obstruction) == Self.phone)
    #expect(Self.phone.rotated().obstruction == .zero)
  }
}
