import Reports
import SystemCalls

/// Where drawings get the images from: by links, or by their bytes.
enum Pictures {
  /// - Parameters:
  ///   - output: The file that is written; nil for standard output, which is taken to end up in the
  ///     working folder.
  ///   - isEmbedded: Whether the images are to be put in.
  static func source(output: FilePath?, isEmbedded: Bool) -> PictureSource? {
    guard let workingFolder = FilePath.workingFolder else { return nil }
    let link = RelativeLink(
      from: output?.folder ?? FilePath("."), workingFolder: workingFolder)
    guard isEmbedded else {
      return PictureSource { isFile($0) ? link.link(to: $0) : nil }
    }
    return PictureSource(
      link: { _ in nil },
      read: { file, take in
        guard isFile(file) else { return false }
        do throws(ReadRefusal) {
          // A multiple of three, so that each chunk is whole in base64.
          try file.readChunks(of: 3 * 32_768, take)
          return true
        } catch {
          return false
        }
      })
  }

  /// Whether a name leads to a file again, and not to a stream that has been read.
  private static func isFile(_ file: FilePath) -> Bool {
    file != InputOptions.standardInput && file.inputDescriptor == nil
  }
}
