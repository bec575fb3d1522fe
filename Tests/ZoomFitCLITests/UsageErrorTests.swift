import Testing

@testable import ZoomFitCLI

@Suite("What can't be asked for")
struct UsageErrorTests {
  static let cases: [(String, String)] = [
    ("", "nothing to do; name an image, as in: zoomfit photo.jpg --viewport 390x844"),
    ("--viewport 390x844", "nothing to do; name an image"),
    ("x.png --viewport 390", "--viewport 390: needs WIDTHxHEIGHT, such as 390x844 or 390x844@3"),
    ("x.png --viewport=", "--viewport '': needs WIDTHxHEIGHT"),
    ("x.png --viewport 0x844", "--viewport 0x844: width and height must be above 0"),
    ("x.png --viewport -1x844", "--viewport -1x844: width and height must be above 0"),
    ("x.png --viewport nanx1", "--viewport nanx1: needs WIDTHxHEIGHT"),
    ("x.png --viewport infx1", "--viewport infx1: needs WIDTHxHEIGHT"),
    ("x.png --viewport 0x10x844", "--viewport 0x10x844: needs WIDTHxHEIGHT"),
    ("x.png --viewport 390x844@0", "--viewport 390x844@0: the display scale must be above 0"),
    ("x.png --viewport 390x844@", "--viewport 390x844@: needs WIDTHxHEIGHT"),
    ("x.png --image-size 10", "--image-size 10: needs WIDTHxHEIGHT, such as 4032x3024"),
    ("x.png --image-scale 0", "--image-scale 0: needs a number above 0, such as 2"),
    ("x.png --image-scale two", "--image-scale two: needs a number above 0"),
    ("x.png --exif aply", "--exif aply: unknown value; did you mean apply?"),
    ("x.png --viewport 390x844 --zoom banana", "--zoom banana: 'banana' at character 1"),
    ("x.png --viewport 390x844 --zoom 0", "--zoom 0: '0' at character 1 is not positive"),
    ("x.png --viewport 390x844 --min-zoom max", "--min-zoom max: 'max' at character 1"),
    ("x.png --viewport 390x844 --within safearea", "did you mean safe-area?"),
    ("x.png --viewport 390x844 --scroll-to 1", "--scroll-to 1: needs middle, start or a point"),
    ("x.png --viewport 390x844 --pixel-align", "needs the display scale"),
    ("x.png --viewport 390x844 --max-zoom native", "needs the display scale"),
    ("x.png --viewport 390x844 --model lightbx", "did you mean 'lightbox'?"),
    ("x.png --viewport 390x844 --safe-area 1,2", "--safe-area 1,2: needs top,left,bottom,right"),
    ("x.png --viewport 390x844 --safe-area -1", "--safe-area -1: edges must be 0 or more"),
    ("x.png --viewport 390x844 --safe-area top=1,top=2", "names top twice"),
    ("x.png --viewport 390x844 --safe-area tp=1", "unknown edge tp; did you mean top?"),
    ("x.png --viewport 390x844 --nav-bar standard", "a word needs a device"),
    ("x.png --viewport 390x844 --nav-bar -4", "--nav-bar -4: '-4' is no height"),
    ("x.png --viewport 390x844 --orientation landscape --safe-area 9", "--orientation landscape"),
    ("x.png --viewport 390x844 --orientation upright", "--orientation upright: unknown value"),
    ("x.png --viewport 390x844 --os 26", "--os 26: needs a device: --device NAME"),
    ("x.png --viewport 390x844 --split 1/2", "--split 1/2: needs a device: --device NAME"),
    ("x.png --viewport 100x100 --safe-area 60,0,40,0", "no room is left in a viewport of 100x100"),
    ("x.png --device iphone-17-por", "did you mean 'iphone-17-pro'"),
    ("x.png --device ipad-9 --os 18 --split 1/4", "--split 1/4: unknown split '1/4'; known are"),
    ("x.png --device ipad-9 --os 18 --split=", "--split '': unknown split ''; known are"),
    ("x.png --device iphone-17-pro --os 19", "--os 19: no metrics for version '19'"),
    ("x.png -f jsn", "--format jsn: unknown format; did you mean json?"),
    ("x.png --jobs 0", "--jobs 0: needs a whole number from 1 to 256"),
    ("x.png --precision -1", "--precision -1: needs a whole number from 0 to 17"),
    ("x.png --color sometimes", "--color sometimes: unknown value; known are auto, always, never"),
    ("x.png --print image.pixelSize -f csv", "'image.pixelSize' is an object"),
    ("x.png --print fitscale -f csv", "unknown field 'fitscale'"),
    ("x.png --print fitScale -f csv", "fitScale needs a viewport"),
    ("x.png --print file -f json", "--print goes with the formats"),
    ("x.png --embed -f json", "--embed goes with the formats svg and html, not with json"),
    ("x.png -f svg", "the format svg needs a viewport"),
    ("x.png --print0", "--print0 needs the fields to print"),
    ("x.png --print file --template {file}", "--print and --template exclude each other"),
    ("x.png --template {file", "--template {file: character 1: '{' is never closed"),
    ("x.png --zoom fill", "--zoom needs a viewport"),
    ("x.png --safe-area 4", "--safe-area needs a viewport"),
    ("x.png --model lightbox", "--model needs a viewport"),
    ("- -", "- is given twice, and standard input can be read only once"),
    ("- --files-from -", "- and --files-from - both read standard input"),
    ("x.png -0", "-0 is about the list of --files-from, which is missing"),
    ("help zom", "unknown topic zom; did you mean zoom?"),
    ("help zoom fields", "help explains one topic at a time"),
  ]

  @Test("is said in one line, with status 64 and nothing on standard output", arguments: cases)
  func usage(line: String, message: String) {
    let run = Recording.run(line)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("zoomfit: ") == true)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(lines.last?.hasPrefix("see zoomfit") == true)
  }

  @Test("an empty operand is no name")
  func emptyOperand() {
    #expect(Recording.run(["", "--viewport", "1x1"]).status == .usage)
  }
}
