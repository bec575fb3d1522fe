import ImageProbe
import SystemCalls
import Testing

struct NameScaleTests {
  @Test(
    "the scale in a name stands at the base name's end, before the idiom",
    arguments: [
      ("photo.png", 1), ("photo@2x.png", 2), ("photo@3x.png", 3), ("photo@2x~ipad.png", 2),
      ("photo@3x~iphone.jpg", 3), ("photo~ipad@2x.png", 2), ("photo@2x", 2), ("a@2x/photo.png", 1),
      ("photo@2x.x.png", 1), ("@2x.png", 2), (".@3x", 3), ("photo@4x.png", 1),
      ("photo@2X.png", 1), ("photo@2x~mac.png", 1), ("photo@2x~ipad~ipad.png", 1), ("", 1),
    ])
  func nameScales(name: String, scale: Double) {
    #expect(NameScale.scale(of: FilePath(name)) == scale)
  }
}
