import Foundation

/// Files that may lie beside the repository, in `../shared`, and what to do without them.
public enum SharedData {
  /// The folder, whether or not it is there.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared").standardizedFileURL

  /// Whether a file or folder in it is there, by its path from the folder.
  public static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The object that a JSON file holds.
  public static func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: path))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let object else { throw CocoaError(.propertyListReadCorrupt) }
    return object
  }
}
