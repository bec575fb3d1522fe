import Foundation
import Testing

/// Expects output to be what a golden file holds.
///
/// `UPDATE_GOLDEN=1 swift test` writes the file anew where it differs, and fails, so that no run both
/// changes what is wanted and finds it met.
///
/// - Parameters:
///   - output: What came out.
///   - name: The file's name in the folder `Golden` beside the test.
///   - testFile: The test's own file.
public func expectGolden(
  _ output: String, _ name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  let wanted = try? String(contentsOf: file, encoding: .utf8)
  guard wanted != output else { return }
  guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" else {
    Issue.record(
      "differs from \(name) (UPDATE_GOLDEN=1 rewrites it):\n\(output)",
      sourceLocation: sourceLocation)
    return
  }
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(output.utf8).write(to: file)
    Issue.record("rewrote \(name)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("can't write \(name): \(error)", sourceLocation: sourceLocation)
  }
}
