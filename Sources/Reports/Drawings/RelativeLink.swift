package import SystemCalls

/// Links to files from the folder that a drawing is written to. Names are taken apart as text alone,
/// as a browser does it; nothing is looked up.
package struct RelativeLink: Sendable {
  private static let slash = UInt8(ascii: "/")
  private let workingFolder: FilePath
  private let folder: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - folder: The folder of the drawing, absolute or from the working folder.
  ///   - workingFolder: Absolute.
  package init(from folder: FilePath, workingFolder: FilePath) {
    self.workingFolder = workingFolder
    self.folder = FindingPath.components(
      of: folder.bytes[...],
      after: FindingPath.components(of: workingFolder.bytes[...], after: []))
  }

  /// The link to a file, with every byte escaped that a URL does not have as it is.
  package func link(to file: FilePath) -> String {
    let target = FindingPath.components(
      of: file.bytes[...],
      after: FindingPath.components(of: workingFolder.bytes[...], after: []))
    let shared = zip(folder, target.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: ArraySlice("..".utf8), count: folder.count - shared)
    return (up + target.dropFirst(shared)).map(\.percentEncoded).joined(separator: "/")
  }
}
