import ImageProbe
import SystemCalls

/// What became of a file that a slot names.
struct CatalogFile {
  /// nil for a file that is no PNG or JPEG, or can't be read.
  var header: ImageHeader?
  var problem: Problem?

  /// What is wrong with it.
  enum Problem: Hashable {
    case missing
    /// It is there by another name that differs in case or normalisation only.
    case onlyAs(String)
    /// The name leads out of the set's folder, or into a folder of it.
    case elsewhere
    case isFolder
    /// A layer or a stack that is a file.
    case isNoFolder
    case unreadable(String)
    /// What it holds, and the extensions that would be true of it.
    case mislabelled(content: String, extensions: [String])
  }

  init(
    _ name: [UInt8], of set: CatalogSet, in listing: inout FolderListing,
    with probe: inout ImageProbe
  ) {
    guard !name.contains(UInt8(ascii: "/")), name != [0x2E], name != [0x2E, 0x2E] else {
      problem = .elsewhere
      return
    }
    guard let kind = listing.kind(of: name) else {
      let variant = listing.variant(of: name)
      problem = variant.map { .onlyAs(String(decoding: $0, as: UTF8.self)) } ?? .missing
      return
    }
    let path = set.folder.appending(name)
    let isFolder = kind == .folder || kind == .linkedFolder
    guard set.kind.namesImages else {
      problem = isFolder ? nil : .isNoFolder
      return
    }
    if isFolder {
      problem = .isFolder
      return
    }
    read(path, extension: Self.lowercasedExtension(of: path), with: &probe)
  }

  private mutating func read(
    _ path: FilePath, extension named: String, with probe: inout ImageProbe
  ) {
    do {
      let read = try probe.read(path)
      header = read
      let isTrue = read.format.extensions.contains(named) || !Self.imageExtensions.contains(named)
      if !isTrue {
        problem = .mislabelled(
          content: read.format == .png ? "PNG" : "JPEG", extensions: read.format.extensions)
      }
    } catch {
      problem = Self.problem(for: error, path, extension: named)
    }
  }

  /// What is wrong with a file that is no PNG or JPEG; nil for one that a catalog takes all the same.
  private static func problem(
    for error: ProbeError, _ path: FilePath, extension named: String
  ) -> Problem? {
    let isVectorByName = vectorExtensions.contains(named)
    guard error.kind == .unsupportedFormat, let content = FileSignature(path) else {
      return isVectorByName && !error.kind.isAboutAccess ? nil : .unreadable(error.message)
    }
    if content == .gitLFSPointer { return .unreadable(error.message) }
    if content.extensions.contains(named) {
      return content.isTakenByCatalogs ? nil : .unreadable(error.message)
    }
    guard imageExtensions.contains(named) else { return .unreadable(error.message) }
    return .mislabelled(content: content.rawValue, extensions: content.extensions)
  }

  private static let vectorExtensions: Set<String> = ["pdf", "svg"]

  /// Extensions that say what a file holds; of any other nothing is known.
  private static let imageExtensions: Set<String> = Set(
    ImageFormat.allCases.flatMap(\.extensions) + FileSignature.allCases.flatMap(\.extensions))

  private static func lowercasedExtension(of file: FilePath) -> String {
    let named = ExtensionMatchesRule.fileExtension(of: file) ?? []
    return String(decoding: named, as: UTF8.self).lowercased()
  }
}

extension CatalogFile.Problem {
  var rule: CatalogRule {
    switch self {
    case .missing, .onlyAs, .elsewhere, .isFolder, .isNoFolder, .unreadable: .catalogFile
    case .mislabelled: .extensionMatches
    }
  }

  func actual(_ filename: String) -> String {
    switch self {
    case .missing: "\(filename) missing"
    case .onlyAs(let name): name
    case .elsewhere: filename
    case .isFolder: "\(filename), a folder"
    case .isNoFolder: "\(filename), no folder"
    case .unreadable: "\(filename) unreadable"
    case .mislabelled(let content, _): "\(filename) with \(content) in it"
    }
  }

  var expected: String {
    switch self {
    case .missing, .onlyAs: "a file by exactly this name"
    case .elsewhere: "a name in the set's folder"
    case .isFolder: "an image"
    case .isNoFolder: "a folder"
    case .unreadable: "an image that can be read"
    case .mislabelled(_, let extensions): extensions.map { "." + $0 }.joined(separator: " or ")
    }
  }

  func message(_ filename: String) -> String {
    switch self {
    case .missing: "\(filename) is missing"
    // Strings are equal whatever their normalisation.
    case .onlyAs(let name) where name == filename:
      "\(filename) is there only under another Unicode normalisation"
    case .onlyAs(let name): "\(filename) is there only as \(name)"
    case .elsewhere: "\(filename) is no name of a file in the set's folder"
    case .isFolder: "\(filename) is a folder"
    case .isNoFolder: "\(filename) is no folder"
    case .unreadable(let message): "\(filename) can't be read: \(message)"
    case .mislabelled(let content, _):
      "\(filename) holds \(content), which its extension does not say"
    }
  }

  func suggestion(_ filename: String) -> String? {
    switch self {
    case .onlyAs(let name): name
    case .mislabelled(_, let extensions):
      if let usual = extensions.first, let dot = filename.lastIndex(of: ".") {
        "\(filename[..<dot]).\(usual)"
      } else {
        nil
      }
    case .missing, .elsewhere, .isFolder, .isNoFolder, .unreadable: nil
    }
  }
}
