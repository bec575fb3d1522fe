import Foundation
import TestSupport
import Testing

@Suite("Drawings of the program")
struct DrawingTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(in: folder.path)
    try folder.write(JPEG.file(width: 301, height: 203), to: "a photo.jpg")
  }

  @Test("an image is linked from the folder of the file that is written")
  func link() throws {
    try folder.makeFolder("out")
    for (output, link) in [("out/a.svg", "../a%20photo.jpg"), ("a.svg", "a%20photo.jpg")] {
      let run = try program.run(["a photo.jpg", "--viewport", "390x844", "-f", "svg", "-o", output])
      #expect(run.status == 0, "\(run.errorText)")
      let drawing = String(decoding: try folder.read(output), as: UTF8.self)
      #expect(drawing.contains(" href=\"\(link)\"/>"))
    }
  }

  @Test("with --embed the image's own bytes are in it", arguments: ["svg", "html"])
  func embed(format: String) throws {
    let run = try program.run(["a photo.jpg", "--viewport", "390x844", "-f", format, "--embed"])
    let bytes = Data(try folder.read("a photo.jpg")).base64EncodedString()
    #expect(run.status == 0)
    #expect(run.outputText.contains("\"data:image/jpeg;base64,\(bytes)\""))
  }

  @Test("a page goes on where a file can't be read")
  func unreadable() throws {
    let run = try program.run(
      ["a photo.jpg", "nowhere.png", "--viewport", "390x844", "-f", "html"])
    #expect(run.status == 66)
    #expect(run.outputText.hasSuffix("</html>\n"))
    #expect(run.outputText.contains("no such file or directory"))
  }
}
