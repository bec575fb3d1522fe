import Foundation

/// libxml2's checker, where it is installed: macOS has it, elsewhere it is in libxml2-utils.
enum XMLLint {
  static let program = "/usr/bin/xmllint"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// What keeps `text` from being well-formed, and valid by a schema of this folder's neighbour; nil
  /// where nothing does.
  static func problem(
    with text: String, schema: String? = nil, file: String = #filePath
  ) throws -> String? {
    let tests = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let document = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoomfit-\(UUID().uuidString).xml")
    try Data(text.utf8).write(to: document)
    defer { try? FileManager.default.removeItem(at: document) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    let schemas = tests.appendingPathComponent("Schemas")
    let check = schema.map { ["--schema", schemas.appendingPathComponent($0).path] } ?? []
    process.arguments = ["--nonet", "--noout"] + check + [document.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : message
  }
}
