import CImageHeader
import SystemCalls

extension ProbeError {
  static let changed = "the file changed while it was read; try again when it is written"

  /// Why what was read is no image that has a size.
  ///
  /// - Parameter head: The first bytes, where the format is neither.
  init(_ facts: zf_header, head: [UInt8], byteCount: Int?) {
    let format = facts.format == .ZF_FORMAT_JPEG ? "JPEG" : "PNG"
    switch facts.status {
    case .ZF_STATUS_OK:
      preconditionFailure("a header that was read is no error")
    case .ZF_STATUS_EMPTY:
      self.init(kind: .empty, message: "the file is empty")
    case .ZF_STATUS_UNSUPPORTED:
      self.init(kind: .unsupportedFormat, message: ForeignFormat.sentence(for: head))
    case .ZF_STATUS_TRUNCATED:
      let count = byteCount.map { " (\($0) bytes in all)" } ?? ""
      self.init(
        kind: .truncated,
        message: "the \(format) file ends inside its header\(count); it was not copied whole")
    case .ZF_STATUS_CORRUPT:
      self.init(kind: .corrupt, message: "the \(format) file is damaged: \(facts.words)")
    case .ZF_STATUS_INVALID_DIMENSIONS:
      let reason = facts.words.isEmpty ? "" : ": \(facts.words)"
      self.init(
        kind: .invalidDimensions,
        message: "no image is \(facts.width) × \(facts.height) pixels\(reason)")
    case .ZF_STATUS_READ_FAILED:
      self.init(kind: .readFailed, message: SystemError(code: facts.error).message)
    case .ZF_STATUS_CHANGED:
      self.init(kind: .readFailed, message: Self.changed)
    }
  }
}
