import SystemCalls

/// What Contents.json of one folder says.
enum CatalogContents {
  case missing
  case unreadable(Fault)
  case read(JSONValue)

  /// Why it can't be used, and where.
  struct Fault {
    var line: Int?
    var message: String
  }

  /// A longer one is no Contents.json; 10,000 slots take 2 MB.
  static let longest = 64 << 20

  init(of folder: FilePath) {
    let file = folder.appending(CatalogSet.contentsName)
    let bytes: [UInt8]
    do {
      bytes = try file.contents(limit: Self.longest + 1)
    } catch {
      switch error {
      case .failed(let error) where error.isNotFound: self = .missing
      case .failed(let error): self = .unreadable(Fault(message: error.message))
      case .folder, .pipe, .socket, .terminalOrDevice, .blockDevice:
        self = .unreadable(Fault(message: "it is no regular file"))
      }
      return
    }
    guard bytes.count <= Self.longest else {
      self = .unreadable(Fault(message: "it is longer than \(Self.longest >> 20) MiB"))
      return
    }
    do {
      let value = try JSONParser.parse(bytes)
      self = .read(value)
    } catch {
      let place = "line \(error.position.line), column \(error.position.column)"
      self = .unreadable(
        Fault(line: error.position.line, message: "\(place): \(error.message)"))
    }
  }

  /// The value; nil where there is none that can be used.
  var value: JSONValue? {
    guard case .read(let value) = self else { return nil }
    return value
  }
}
