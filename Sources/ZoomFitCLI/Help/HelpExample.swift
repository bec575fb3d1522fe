/// An example in the help: it works as typed in bash and zsh, in a folder that has the images it
/// names.
package struct HelpExample: Sendable {
  package var command: Command
  /// What it shows, as a phrase.
  package var says: String
  /// What is typed.
  package var line: String

  package init(of command: Command = .fit, _ says: String, _ line: String) {
    self.command = command
    self.says = says
    self.line = line
  }

  package static let all: [HelpExample] = [
    HelpExample(
      "How a photo fits below a navigation bar",
      "zoomfit photo.jpg --viewport 390x844@3 --safe-area 91,0,34,0"),
    HelpExample(
      "The fit scale alone, for a script",
      "zoomfit photo.jpg --viewport 390x844 --print fitScale"),
    HelpExample(
      "The width that a photo is shown with, after EXIF orientation",
      "zoomfit photo.jpg -p image.displayPixelSize.width"),
    HelpExample(
      "An image that does not exist yet, without enlarging it",
      "zoomfit --image-size 4032x3024 --viewport 390x844 --no-upscale"),
    HelpExample(
      "Devices both ways round, below a navigation bar",
      "zoomfit photo.jpg --device 'iphone-1?' --orientation both --nav-bar standard"),
    HelpExample(
      "Two viewers side by side",
      "zoomfit photo.jpg --device iphone-17 --model lightbox --model css-cover"),
    HelpExample(
      "A whole folder, for another program",
      "zoomfit -r . --viewport 390x844 --format ndjson"),
    HelpExample(
      "An image from a pipe",
      "cat photo.jpg | zoomfit - --viewport 390x844 --template '{fitScale}\\n'"),
    HelpExample(
      of: .check, "What a photo has to be", "zoomfit check photo.jpg --long-side 400.. --aspect 3:4"
    ),
    HelpExample(
      of: .check, "All photos of a folder, sharp on a display",
      "zoomfit check 'photos/*.jpg' --viewport 50x50@3 --severity warning"),
    HelpExample(
      of: .check, "A report for a build server",
      "zoomfit check photos --bytes ..500k --reporter junit=images.xml"),
    HelpExample(of: .check, "A configuration to start from", "zoomfit check --init"),
    HelpExample(
      of: .check, "Screenshots that the App Store takes",
      "zoomfit check 'screenshots/en/*.png' --screenshot APP_IPHONE_67 --alpha forbid"),
    HelpExample(of: .list, "The iPhones since 2024", "zoomfit list devices 'iphone-1[67]*'"),
    HelpExample(of: .list, "The models, for another program", "zoomfit list models -f json"),
  ]

  static func examples(of command: Command) -> [HelpExample] {
    all.filter { $0.command == command }
  }
}
