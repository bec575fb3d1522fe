import ImageChecks
import SystemCalls

/// A file's name as some report wants it: absolute, or from a root. Names are compared as text alone;
/// nothing is looked up.
struct FindingPath {
  private let workingFolder: [ArraySlice<UInt8>]
  private let root: [ArraySlice<UInt8>]

  init(_ context: ReportContext) {
    workingFolder = Self.components(of: context.workingFolder.bytes[...], after: [])
    root = Self.components(of: context.root.bytes[...], after: [])
  }

  /// The file's name from the file system's root, without `.` and `..`.
  func absolute(_ file: FilePath) -> [UInt8] {
    Self.joined(components(of: file), prefix: [UInt8(ascii: "/")])
  }

  /// The file's name from the report's root, without `./`; absolute where it lies outside.
  func relative(_ file: FilePath) -> [UInt8] {
    let all = components(of: file)
    guard all.count > root.count, all.starts(with: root) else { return absolute(file) }
    return Self.joined(all.dropFirst(root.count), prefix: [])
  }

  private func components(of file: FilePath) -> [ArraySlice<UInt8>] {
    Self.components(of: file.bytes[...], after: workingFolder)
  }

  /// The names that lead to a file, without `.` and `..`.
  ///
  /// - Parameter base: Those that lead to the folder that a relative name starts from.
  static func components(
    of bytes: ArraySlice<UInt8>, after base: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    let slash = UInt8(ascii: "/")
    var result = bytes.first == slash ? [] : base
    for component in bytes.split(separator: slash) {
      switch component {
      case [UInt8(ascii: ".")]: continue
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: _ = result.popLast()
      default: result.append(component)
      }
    }
    return result
  }

  private static func joined(
    _ components: some Sequence<ArraySlice<UInt8>>, prefix: [UInt8]
  ) -> [UInt8] {
    prefix + components.joined(separator: [UInt8(ascii: "/")])
  }
}
