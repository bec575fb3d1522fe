import CImageHeader
package import SystemCalls

/// Reads the header of an image, and nothing else of it.
///
/// A probe owns a small buffer and what libpng and libjpeg need, so one a thread is kept and used
/// again.
@safe package struct ImageProbe: ~Copyable {
  /// Bytes read from files so far, by all calls.
  package private(set) var bytesRead = 0
  private var opener = FileOpener()
  private var batchStart = WallTime.distantPast
  private let decoder: OpaquePointer
  private var facts = zf_header()
  /// Pipes whose answer has been given, with more to come from their writers.
  private var unfinishedPipes: [Descriptor] = []

  package init() {
    guard let decoder = unsafe zf_decoder_create() else { fatalError("no memory") }
    unsafe self.decoder = decoder
  }

  deinit {
    for pipe in unfinishedPipes { pipe.drain() }
    unsafe zf_decoder_destroy(decoder)
  }

  /// Reads a named file. FIFOs, sockets and devices are refused without being opened for reading;
  /// `/dev/stdin` and `/dev/fd/N` are read as `read(descriptor:)` does.
  ///
  /// - Parameters:
  ///   - isKnownRegular: Whether it is taken for a regular file without asking, which saves a look at
  ///     it. One that is not is refused as well, but has been opened.
  ///   - needsByteCount: Whether the size of the file is wanted too, for which it has to be asked. A
  ///     disk's own name, if it is taken for that of a regular file and an image was written onto the
  ///     disk, is told from one by that alone.
  package mutating func read(
    _ path: FilePath, isKnownRegular: Bool = false, needsByteCount: Bool = true
  ) throws(ProbeError) -> ImageHeader {
    if let descriptor = path.inputDescriptor { return try read(descriptor: descriptor) }
    let file = try open(path, isKnownRegular: isKnownRegular)
    // A size that is not asked for is taken for endless: the answer is the same unless the file ends
    // in its header or cannot be read, and then the whole is done again with all that can be known.
    if isKnownRegular, !needsByteCount {
      unsafe zf_read_descriptor(decoder, file.descriptor, 0, Int64.max, &facts)
      bytesRead += Int(facts.bytes_read)
      // One read sees one state of a file. Most files take no more, and to ask an eighth of the time.
      if facts.status == .ZF_STATUS_OK,
        facts.read_calls == 1 || (try? file.version().isOlder(than: batchStart)) ?? false
      {
        return ImageHeader(facts, byteCount: nil)
      }
    }
    let version: FileVersion
    do throws(ReadRefusal) {
      version = try file.version()
    } catch {
      throw ProbeError(error, opening: path)
    }
    return try readFile(file.descriptor, version, base: 0)
  }

  /// Reads an open descriptor: a regular file by position, from where the descriptor stands and
  /// without moving it; anything else forward, like a pipe.
  ///
  /// What a pipe still has to say when the answer is known is left to `drain()`.
  package mutating func read(descriptor number: Int32) throws(ProbeError) -> ImageHeader {
    let version: FileVersion
    do throws(ReadRefusal) {
      version = try FileVersion(descriptor: number)
    } catch {
      return try readForward(Descriptor(number: number), error)
    }
    return try readFile(number, version, base: Descriptor(number: number).position)
  }

  /// Reads an image that is in memory.
  package mutating func read(bytes: [UInt8]) throws(ProbeError) -> ImageHeader {
    unsafe bytes.withUnsafeBufferPointer { content in
      unsafe zf_read_memory(decoder, content.baseAddress, content.count, &facts)
    }
    return try answer(byteCount: bytes.count)
  }

  /// Begins a batch of files, which is to take a moment only: within it the way to a folder is
  /// remembered, and a file that was changed long before it is known not to have changed since.
  ///
  /// - Parameter start: The time now.
  package mutating func beginBatch(at start: WallTime = .now) {
    batchStart = start
    opener.beginBatch()
  }

  /// Ends a batch: nothing of it is held open while the next is waited for.
  package mutating func endBatch() {
    batchStart = .distantPast
    opener.endBatch()
  }

  /// Reads the pipes that have been read so far to their ends, and throws away what comes: call it
  /// when the answers are out. Otherwise it is done when the probe goes.
  package mutating func drain() {
    for pipe in unfinishedPipes { pipe.drain() }
    unfinishedPipes = []
  }

  private mutating func open(
    _ path: FilePath, isKnownRegular: Bool
  ) throws(ProbeError) -> ReadableFile {
    do throws(ReadRefusal) {
      return isKnownRegular ? try opener.openUnasked(path) : try opener.open(path)
    } catch {
      throw ProbeError(error, opening: path)
    }
  }

  /// Reads an open file that is to be of that version still when it has been read.
  mutating func readFile(
    _ descriptor: Int32, _ version: FileVersion, base: Int
  ) throws(ProbeError) -> ImageHeader {
    let size = max(0, version.size - base)
    unsafe zf_read_descriptor(decoder, descriptor, Int64(base), Int64(size), &facts)
    bytesRead += Int(facts.bytes_read)
    // One read sees one state of the file. After several, or where the size was wrong, it is asked
    // whether it is still the same.
    if facts.read_calls > 1 || facts.grew {
      guard let now = try? FileVersion(descriptor: descriptor), now == version else {
        throw ProbeError(kind: .readFailed, message: ProbeError.changed)
      }
    }
    // What is bigger than its size is made up as it is read, as in /proc.
    return try answer(byteCount: facts.grew ? nil : size)
  }

  private mutating func readForward(
    _ descriptor: Descriptor, _ kind: ReadRefusal
  ) throws(ProbeError) -> ImageHeader {
    switch kind {
    case .folder, .failed: throw ProbeError(kind, reading: descriptor)
    case .pipe, .socket: unfinishedPipes.append(descriptor)
    case .terminalOrDevice, .blockDevice: break
    }
    unsafe zf_read_descriptor(decoder, descriptor.number, 0, -1, &facts)
    bytesRead += Int(facts.bytes_read)
    return try answer(byteCount: nil)
  }

  private func answer(byteCount: Int?) throws(ProbeError) -> ImageHeader {
    guard facts.status == .ZF_STATUS_OK else {
      let head = unsafe UnsafeBufferPointer(
        start: zf_decoder_head(decoder), count: Int(facts.head_count))
      throw ProbeError(facts, head: unsafe Array(head), byteCount: byteCount)
    }
    return ImageHeader(facts, byteCount: byteCount)
  }
}
