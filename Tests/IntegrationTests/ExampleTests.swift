import Foundation
import TestSupport
import Testing

@testable import ZoomFitCLI

@Suite("The examples of the help")
struct ExampleTests {
  static let shells = ["/bin/bash", "/usr/bin/bash", "/bin/zsh", "/usr/bin/zsh"].filter {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test("work as typed, in bash and zsh", arguments: HelpExample.all.map(\.line), shells)
  func works(line: String, shell: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(JPEG.file(width: 403, height: 302, orientation: 6), to: "photo.jpg")
    var program = Program(in: folder.path)
    let place = (try Program.path() as NSString).deletingLastPathComponent
    program.environment["PATH"] = "\(place):/usr/bin:/bin"
    program.executable = shell
    let run = try program.run(["-c", line])
    #expect(run.status == 0, "\(run.errorText)")
    #expect(!run.output.isEmpty)
    #expect("  \(line)".count <= 80)
  }
}
