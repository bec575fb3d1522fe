import TestSupport

/// A folder of images to check, and the program in it.
struct CheckFolder {
  let folder: TemporaryFolder
  var environment: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a JPEG of a size.
  @discardableResult
  func photo(_ name: String, _ width: Int, _ height: Int) throws -> String {
    try folder.write(JPEG.file(width: width, height: height), to: name)
  }

  /// Writes a PNG, with alpha unless it is opaque.
  @discardableResult
  func png(_ name: String, _ width: Int, _ height: Int, opaque: Bool = true) throws -> String {
    let bytes = PNG.file(width: width, height: height, colorType: opaque ? 2 : 6)
    return try folder.write(bytes, to: name)
  }

  @discardableResult
  func text(_ text: String, to name: String) throws -> String {
    try folder.write(Array(text.utf8), to: name)
  }

  /// Writes `.zoomfit.json`.
  func configure(_ text: String) throws {
    try self.text(text, to: ".zoomfit.json")
  }

  /// Runs `zoomfit check` in the folder or one below.
  func check(
    _ arguments: String..., in subfolder: String = "", input: [UInt8]? = nil
  ) throws -> Program.Result {
    let place = subfolder.isEmpty ? folder.path : folder.path + "/" + subfolder
    var environment = environment
    // Git asks for a home; its answers must not depend on whose it is.
    environment["HOME"] = folder.path
    environment["PATH"] = "/usr/bin:/bin:/usr/local/bin"
    return try Program(in: place, environment: environment).run(
      ["check"] + arguments, input: input)
  }
}
