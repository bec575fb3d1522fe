#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where `--output` writes: nobody ever sees a regular file half written.
///
/// A regular file is written under another name in the same folder, and takes its own with
/// `commit()`; without that, the other name is removed and what stood there before stays. A link's
/// target is replaced, and not the link. Anything else (a FIFO, a device, `/dev/stdout`) is written
/// through. The file is not forced to the disk: results can be had again, and after a crash of the
/// system either the old file or the new one is there.
package struct OutputFile: ~Copyable {
  /// What the results are to be written to.
  package let descriptor: Descriptor
  /// nil where there is nothing to rename.
  private let replacement: Replacement?
  private var isFinished = false

  private struct Replacement {
    var temporary: FilePath
    var target: FilePath
  }

  package init(_ path: FilePath) throws(SystemError) {
    switch try Destination(path) {
    case .through(let opened):
      descriptor = opened
      replacement = nil
    case .replace(let target, let existing):
      let temporary = try Self.createTemporary(beside: target, like: existing)
      descriptor = temporary.descriptor
      replacement = Replacement(temporary: temporary.path, target: target)
    }
  }

  deinit {
    guard !isFinished else { return }
    descriptor.close()
    if let replacement { replacement.temporary.remove() }
    Interruption.forget(replacement?.temporary)
  }

  /// Ends the writing and gives a regular file its name.
  package mutating func commit() throws(SystemError) {
    isFinished = true
    defer { Interruption.forget(replacement?.temporary) }
    let isClosed = platformClose(descriptor.number) == 0
    let closeError = SystemError.last
    guard let replacement else {
      guard isClosed else { throw closeError }
      return
    }
    // What the system kept back until now, it tells when the file is closed.
    guard isClosed else {
      replacement.temporary.remove()
      throw closeError
    }
    do {
      try replacement.temporary.rename(to: replacement.target)
    } catch {
      replacement.temporary.remove()
      throw error
    }
  }

  private static func createTemporary(
    beside target: FilePath, like existing: FileStatus?
  ) throws(SystemError) -> (path: FilePath, descriptor: Descriptor) {
    if let error = existing.flatMap({ _ in target.writeRefusal }) { throw error }
    let folder = target.bytes.dropLast(target.lastComponent.count)
    var attempt = 0
    while true {
      // Short whatever the target's name: that may be as long as a name can be.
      let name = ".zoomfit-\(getpid())-\(attempt)"
      let path = FilePath(bytes: folder + Array(name.utf8))
      do {
        // 0666 less the mask, as for any new file.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let descriptor = try Descriptor.open(path, flags, permissions: 0o666)
        Interruption.remove(path)
        if let existing { existing.bestow(on: descriptor) }
        return (path, descriptor)
      } catch  where error.code == EEXIST && attempt < 1000 {
        attempt += 1
      }
    }
  }

  /// What a name leads to, links followed.
  private enum Destination {
    case replace(FilePath, existing: FileStatus?)
    case through(Descriptor)

    init(_ path: FilePath) throws(SystemError) {
      var path = path
      // As many links as Linux follows.
      for _ in 0..<40 {
        if let number = path.descriptorNumber {
          let copy = platformDuplicate(number)
          guard copy >= 0 else { throw .last }
          self = .through(Descriptor(number: copy))
          return
        }
        guard path.bytes.last != UInt8(ascii: "/") else { throw SystemError(code: EISDIR) }
        let status: FileStatus
        do {
          status = try FileStatus(path, following: false)
        } catch  where error.code == ENOENT && !path.bytes.isEmpty {
          self = .replace(path, existing: nil)
          return
        }
        switch status.kind {
        case .regular:
          self = .replace(path, existing: status)
          return
        case .folder: throw SystemError(code: EISDIR)
        case .other:
          self = .through(try Descriptor.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY))
          return
        case .link: path = try path.linkTarget()
        }
      }
      throw SystemError(code: ELOOP)
    }
  }
}
