import ImageChecks
import SystemCalls

/// Finds and reads the configuration and what belongs to it.
struct ConfigurationFile {
  let configuration: Configuration
  /// Its folder as names are shown from there: `.`, `..`, or as it was given.
  let folder: FilePath
  /// Its folder, absolute and without links.
  let realFolder: FilePath

  /// More than any configuration has; what is longer is some other file.
  private static let longest = 16 << 20

  /// The configuration that was named.
  init(named file: FilePath) throws(CheckFailure) {
    folder = file.folder
    realFolder = folder.real ?? folder
    configuration = try Self.read(file)
  }

  /// The one in the working folder, or the nearest above up to the repository's root.
  ///
  /// - Returns: nil where there is none.
  init?(above workingFolder: FilePath) throws(CheckFailure) {
    var real = workingFolder
    var shown = FilePath(".")
    while true {
      let name = Configuration.fileName
      if (try? FileStatus(real.appending(name.utf8))) != nil {
        let file = shown == FilePath(".") ? FilePath(name) : shown.appending(name.utf8)
        folder = shown
        realFolder = real
        configuration = try Self.read(file)
        return
      }
      guard !real.holdsRepository, real.bytes.count > 1 else { return nil }
      real = real.folder
      shown = shown == FilePath(".") ? FilePath("..") : shown.appending("..".utf8)
    }
  }

  private static func read(_ file: FilePath) throws(CheckFailure) -> Configuration {
    let bytes = try contents(of: file)
    do {
      return try ConfigurationReader.read(bytes, file: file)
    } catch {
      throw CheckFailure(error, in: file)
    }
  }

  /// A baseline's entries.
  static func baseline(_ file: FilePath) throws(CheckFailure) -> Baseline {
    let bytes = try contents(of: file)
    do {
      return try BaselineReader.read(bytes)
    } catch {
      throw CheckFailure(error, in: file)
    }
  }

  private static func contents(of file: FilePath) throws(CheckFailure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try file.contents(limit: longest + 1)
    } catch {
      throw CheckFailure(.noInput, file, error.message)
    }
    guard bytes.count <= longest else {
      throw CheckFailure(.configuration, file, "is larger than 16 MiB, which no such file is")
    }
    return bytes
  }
}

extension FilePath {
  /// Whether it is a repository's root: a folder that holds `.git`, be that a folder or a file.
  var holdsRepository: Bool { (try? FileStatus(appending(".git".utf8))) != nil }

  /// The repository's root that an absolute folder lies in; nil where there is none.
  var repositoryRoot: FilePath? {
    var folder = self
    while !folder.holdsRepository {
      guard folder.bytes.count > 1 else { return nil }
      folder = folder.folder
    }
    return folder
  }
}

extension ReadRefusal {
  /// What a person needs to know of it.
  fileprivate var message: String {
    switch self {
    case .folder: "is a folder"
    case .pipe, .socket, .terminalOrDevice, .blockDevice: "is no regular file"
    case .failed(let error): error.message
    }
  }
}
