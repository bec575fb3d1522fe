import Foundation

/// A folder of a test's own, removed with the last reference to it.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without links in it and without a closing slash.
  public let path: String

  public init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/zoomfit-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    // A test may have taken the permission to list a folder away.
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      var isFolder: ObjCBool = false
      let item = path + "/" + name
      if FileManager.default.fileExists(atPath: item, isDirectory: &isFolder), isFolder.boolValue {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: item)
      }
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, making the folders on the way to it.
  ///
  /// - Returns: Its path.
  @discardableResult
  public func write(_ bytes: [UInt8] = [], to name: String) throws -> String {
    // Foundation's own way of taking the last component off traps on a name of one character.
    try makeFolder(name.split(separator: "/").dropLast().joined(separator: "/"))
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    let folder = name.isEmpty ? path : path + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  public func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Makes a socket that something is bound to.
  ///
  /// - Returns: Its descriptor, which the caller closes.
  public func makeSocket(_ name: String) throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array((path + "/" + name).utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw CocoaError(.fileWriteUnknown) }
    return descriptor
  }

  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// The names of what is in the folder, sorted.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}
