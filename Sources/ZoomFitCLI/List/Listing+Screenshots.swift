import AppleDisplays
import FitGeometry

extension Listing {
  static let screenshots = Listing(
    name: "screenshots", noun: "screenshot type", titles: ["type", "display", "pixels"],
    match: { text throws(DisplayError) in
      try ScreenshotTable.builtIn.matching(text).map(\.type)
    },
    rows: {
      ScreenshotTable.builtIn.displays.map { display in
        Row(
          names: [display.type],
          cells: [
            display.type, display.label,
            display.sizes.map { "\($0.width)x\($0.height)" }.joined(separator: " "),
          ],
          json: .object([
            ("type", .text(display.type)), ("label", .text(display.label)),
            ("aliases", ListValue(display.aliases)), ("namedAfter", .text(display.namedAfter)),
            (
              "sizes",
              .list(
                display.sizes.map {
                  ListValue(Size(width: Double($0.width), height: Double($0.height)))
                })
            ),
            ("exampleDevices", ListValue(display.exampleDevices)),
            ("messagesType", ListValue(display.messagesType)), ("store", ListValue(display.store)),
          ]))
      }
    })
}
