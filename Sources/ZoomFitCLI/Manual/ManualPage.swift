import FitGeometry
import Reports

/// The manual page, made of the tables that the program works by: `zoomfit help man | man -l -`.
package enum ManualPage {
  /// The page, in mdoc(7).
  package static var text: String {
    var page = Mdoc()
    page.macro("Dd \(Version.released)")
    page.macro("Dt ZOOMFIT 1")
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm zoomfit")
    page.macro("Nd compute how an iOS scroll view fits images, and check them")
    synopsis(&page)
    description(&page)
    options(&page)
    commands(&page)
    zooms(&page)
    fields(&page)
    formats(&page)
    rotation(&page)
    surroundings(&page)
    page.section("EXIT STATUS")
    page.prose("By sysexits(3); of several, the first in this list counts:")
    page.list(ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) })
    examples(&page)
    closing(&page)
    return page.text
  }

  private static func synopsis(_ page: inout Mdoc) {
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar image ...")
    page.macro("Fl \\-viewport Ar WxH Ns Op @S")
    page.macro("Op Ar option ...")
    page.macro("Nm")
    page.macro("Cm check")
    page.macro("Op Ar path ...")
    page.macro("Op Ar rule ...")
    page.macro("Op Ar option ...")
    page.macro("Nm")
    page.macro("Cm list")
    page.macro("Ar \(Listing.all.map(\.name).joined(separator: " | "))")
    page.macro("Op Ar pattern ...")
    page.macro("Nm")
    page.macro("Cm help")
    page.macro("Op Ar topic")
    page.macro("Nm")
    page.macro("Cm completions")
    page.macro("Ar \(CompletionScript.allCases.map(\.rawValue).joined(separator: " | "))")
  }

  private static func options(_ page: inout Mdoc) {
    page.section("OPTIONS")
    page.prose(
      """
      A value follows its option as the next word or behind an equals sign. Options and images \
      stand in any order; a double hyphen ends the options. An option given twice counts as it \
      was given last, but for those that may be repeated.
      """)
    for group in Option.Group.allCases {
      let options = OptionTable.all.filter { $0.group == group && !$0.isHidden }
      guard !options.isEmpty else { continue }
      page.subsection(group.rawValue)
      page.list(
        options.map { option in
          let repeats = option.isRepeatable ? ". May be repeated" : ""
          return (Mdoc.synopsis(of: option), option.help + repeats)
        })
    }
  }

  /// Which options a command takes, where these are not all.
  private static func commands(_ page: inout Mdoc) {
    page.section("COMMANDS")
    page.prose("Without the name of a command as its first word, zoomfit computes the fit.")
    page.prose("A file of such a name is written with its folder: ./check.")
    page.macro("Bl -tag -width Ds")
    for command in Command.allCases where command != .fit {
      page.macro("It Cm \(command.rawValue)")
      page.prose(Mdoc.sentence(command.summary))
      let options = OptionTable.options(of: command).filter {
        $0.isListed(by: command) && $0.group != .other
      }
      guard !options.isEmpty else { continue }
      page.prose("Takes \(options.map(\.flag).joined(separator: ", ")).")
    }
    page.macro("El")
  }

  private static func zooms(_ page: inout Mdoc) {
    page.section("ZOOMS")
    page.prose(
      """
      A zoom is a number of points on screen for a point of the image, a name, a number times a \
      name as in 3xfit (3x alone is 3xfit), or the least or greatest of several: \
      min(4,native), max(1,fill). The names are
      """)
    page.list(ZoomSpec.Name.allCases.map { ("Cm \($0.rawValue)", HelpProse.meaning(of: $0)) })
    page.paragraph(
      "Each option is computed from those before it, and may name only what is known then:")
    page.list(
      HelpProse.zoomOptions.map { ("Fl \\-\(Mdoc.escaped($0.name))", HelpProse.names(of: $0)) })
  }

  private static func fields(_ page: inout Mdoc) {
    page.section("RESULTS")
    page.prose(
      """
      What --print and --template can name: the paths of the JSON. Null is empty, lists are \
      joined by semicolons. Without a viewport these are known:
      """)
    page.macro("Bl -item -compact -offset indent")
    let leaves = FitLeaf.all
    for leaf in leaves where !leaf.needsViewport { page.field(leaf.path) }
    page.macro("El")
    page.paragraph("With one these are, too:")
    page.macro("Bl -item -compact -offset indent")
    for leaf in leaves where leaf.needsViewport { page.field(leaf.path) }
    page.macro("El")
  }

  private static func formats(_ page: inout Mdoc) {
    page.section("FORMATS")
    page.prose("The formats of the fit:")
    page.list(
      FitFormat.all.map { format in
        let one = format.takesOneResult ? "; one result" : ""
        return ("Cm \(format.name)", format.summary + one)
      })
    page.paragraph("The reporters of check:")
    page.list(CheckFormat.allCases.map { ("Cm \($0.rawValue)", $0.summary) })
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    page.prose("They work as typed in bash and zsh.")
    for example in HelpExample.all {
      page.paragraph("\(example.says):")
      page.example(example.line)
    }
  }
}

extension Mdoc {
  /// A field in a list of fields.
  fileprivate mutating func field(_ path: String) {
    macro("It")
    macro("Va \(path)")
  }
}
