import FitGeometry
import Foundation
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@testable import Reports

@Suite struct SwiftReporterTests {
  @Test("the lines for UIKit, with all digits")
  func lines() {
    expectGolden(render(.swift, [.beach]), "beach.swift.txt")
    var result = FitResult.underBar
    result.fit?.zoomBase = 0.09672619047619048
    result.recipe?.recipe.alwaysBounce = .both
    expectGolden(render(.swift, [result]), "under-bar.swift.txt")
  }

  @Test("the compiler parses them, whatever the file and the device are called")
  func parses() throws {
    var result = FitResult.beach
    result.file = FilePath("a\nfatalError(\r\u{2028}*/ \"\\(x)\"\0.jpg")
    result.viewport?.name = "phone\nlet let"
    let text = render(.swift, [result])
    #expect(!text.contains("\0"))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoomfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try Data(text.utf8).write(to: file)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse", file.path]
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(text)")
  }

  @Test("an error and a result without viewport have no lines")
  func nothing() {
    #expect(render(.swift, [.unreadable]) == "")
    #expect(render(.swift, [.factsOnly]) == "")
  }
}
