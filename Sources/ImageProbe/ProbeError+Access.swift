import SystemCalls

extension ProbeError {
  /// Why a named file was not opened.
  init(_ refusal: ReadRefusal, opening path: FilePath) {
    let hint = "pipe what it gives to -"
    switch refusal {
    case .folder:
      self.init(kind: .isDirectory, message: "a folder; name the images in it, or walk it with -r")
    case .pipe:
      self.init(
        kind: .notRegularFile, message: "a named pipe, which is not waited for; \(hint)")
    case .socket:
      self.init(kind: .notRegularFile, message: "a socket and no file; \(hint)")
    case .terminalOrDevice, .blockDevice:
      self.init(kind: .notRegularFile, message: "a device and no file; \(hint)")
    case .failed(let error) where error.isNotFound:
      self.init(
        kind: .notFound,
        message: path.isLink ? "a symbolic link that leads nowhere" : error.message)
    case .failed(let error) where error.isPermissionDenied:
      self.init(kind: .permissionDenied, message: error.message)
    case .failed(let error):
      self.init(kind: .readFailed, message: error.message)
    }
  }

  /// Why an open descriptor was not read.
  init(_ refusal: ReadRefusal, reading descriptor: Descriptor) {
    guard case .failed(let error) = refusal else {
      self.init(kind: .isDirectory, message: "a folder, which cannot be read like a file")
      return
    }
    let name = descriptor == .standardInput ? "standard input" : "descriptor \(descriptor.number)"
    self.init(kind: .readFailed, message: "\(name) is not open: \(error.message)")
  }
}
