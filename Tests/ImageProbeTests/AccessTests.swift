import Foundation
import ImageProbe
import SystemCalls
import TestSupport
import Testing

@Suite("Ways to a file")
struct AccessTests {
  private let folder: TemporaryFolder
  private let jpeg = JPEG.file(width: 301, height: 203, orientation: 6)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> FilePath { FilePath(folder.path + "/" + name) }

  private func refusal(_ path: FilePath) throws -> ProbeError {
    var probe = ImageProbe()
    guard case .failure(let error) = probe.outcome(of: path) else {
      throw CocoaError(.fileReadUnknown)
    }
    #expect(error.kind.isAboutAccess)
    return error
  }

  private func refusalKind(_ descriptor: Int32) -> ProbeError.Kind? {
    var probe = ImageProbe()
    guard case .failure(let error) = probe.outcome(descriptor: descriptor) else { return nil }
    return error.kind
  }

  @Test("A file is read by name, and its size and the bytes read are told")
  func file() throws {
    try folder.write(jpeg, to: "a.jpg")
    var probe = ImageProbe()
    let header = try probe.read(path("a.jpg"))
    #expect(header.width == 301 && header.exifOrientation == 6)
    #expect(header.byteCount == jpeg.count)
    #expect(probe.bytesRead == jpeg.count)
    #expect(try probe.read(path("a.jpg"), isKnownRegular: true) == header)
    #expect(probe.bytesRead == 2 * jpeg.count)
  }

  @Test("A link is followed")
  func link() throws {
    try folder.write(jpeg, to: "a.jpg")
    try folder.makeLink("b.jpg", to: "a.jpg")
    var probe = ImageProbe()
    #expect(try probe.read(path("b.jpg")).width == 301)
  }

  @Test("Names are bytes: what is no text, and what looks alike")
  func names() throws {
    var probe = ImageProbe()
    let names: [[UInt8]] = [
      [0xFF, 0xFE], Array("é".utf8), Array("e\u{301}".utf8), Array(" -x\n\t".utf8),
      [UInt8](repeating: 0x61, count: 255),
    ]
    for (index, name) in names.enumerated() {
      let path = FilePath(bytes: Array((folder.path + "/").utf8) + name)
      let descriptor = path.bytes.withUnsafeBufferPointer { bytes in
        (Array(bytes.map(CChar.init(bitPattern:))) + [0]).withUnsafeBufferPointer {
          open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)
        }
      }
      let bytes = JPEG.file(width: 100 + index, height: 1)
      #expect(write(descriptor, bytes, bytes.count) == bytes.count)
      close(descriptor)
    }
    for (index, name) in names.enumerated() {
      let path = FilePath(bytes: Array((folder.path + "/").utf8) + name)
      #expect(try probe.read(path).width == 100 + index)
    }
  }

  @Test("What is not there is not found, and a link that leads nowhere is told as one")
  func notFound() throws {
    try folder.write(jpeg, to: "a.jpg")
    try folder.makeLink("dangling", to: "nowhere")
    #expect(try refusal(path("nowhere")).kind == .notFound)
    #expect(try refusal(path("a.jpg/b.jpg")).kind == .notFound)
    #expect(try refusal(FilePath("")).kind == .notFound)
    #expect(try refusal(FilePath(bytes: path("a.jpg").bytes + [0, 0x62])).kind == .notFound)
    let dangling = try refusal(path("dangling"))
    #expect(dangling.kind == .notFound && dangling.message.contains("link"))
  }

  @Test("Links in a circle, and names too long, give the system's own error")
  func systemErrors() throws {
    try folder.makeLink("loop", to: "loop")
    #expect(try refusal(path("loop")).kind == .readFailed)
    #expect(try refusal(path(String(repeating: "a", count: 5000))).kind == .readFailed)
  }

  @Test("A folder is refused as one, by name and as a descriptor")
  func directory() throws {
    try folder.makeFolder("sub.png")
    #expect(try refusal(path("sub.png")).kind == .isDirectory)
    let descriptor = open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(try refusal(FilePath("/dev/fd/\(descriptor)")).kind == .isDirectory)
  }

  @Test("A file that may not be read is told as that", .enabled(if: geteuid() != 0))
  func permission() throws {
    try folder.write(jpeg, to: "a.jpg")
    chmod(folder.path + "/a.jpg", 0)
    #expect(try refusal(path("a.jpg")).kind == .permissionDenied)
  }

  @Test("FIFOs, sockets and devices are refused at once and never opened")
  func notRegular() throws {
    #expect(mkfifo(folder.path + "/fifo.png", 0o644) == 0)
    let fifo = try refusal(path("fifo.png"))
    #expect(fifo.kind == .notRegularFile && fifo.message.contains("pipe what it gives to -"))
    // Had it been opened for reading, a writer that does not wait could open it as well.
    #expect(open(folder.path + "/fifo.png", O_WRONLY | O_NONBLOCK) == -1)
    #expect(errno == ENXIO)
    #expect(try refusal(FilePath("/dev/null")).kind == .notRegularFile)
    #expect(try refusal(FilePath("/dev/zero")).kind == .notRegularFile)
    let socket = try folder.makeSocket("s.png")
    defer { close(socket) }
    let error = try refusal(path("s.png"))
    #expect(error.kind == .notRegularFile && error.message.contains("socket"))
  }

  @Test("A FIFO that took the place of a listed file is refused without waiting")
  func replacedByFIFO() throws {
    #expect(mkfifo(folder.path + "/fifo.png", 0o644) == 0)
    var probe = ImageProbe()
    let error = #expect(throws: ProbeError.self) {
      try probe.read(path("fifo.png"), isKnownRegular: true)
    }
    #expect(error?.kind == .notRegularFile)
  }

  @Test("An open file is read from where it stands, without being moved")
  func descriptor() throws {
    try folder.write([1, 2, 3] + jpeg, to: "a.bin")
    let descriptor = open(folder.path + "/a.bin", O_RDONLY)
    defer { close(descriptor) }
    lseek(descriptor, 3, SEEK_SET)
    var probe = ImageProbe()
    for name in ["/dev/fd/\(descriptor)", "/proc/self/fd/\(descriptor)"] {
      let header = try probe.read(FilePath(name))
      #expect(header.width == 301 && header.byteCount == jpeg.count)
    }
    #expect(lseek(descriptor, 0, SEEK_CUR) == 3)
    lseek(descriptor, 0, SEEK_END)
    guard case .failure(let error) = probe.outcome(descriptor: descriptor) else {
      Issue.record("read behind the end")
      return
    }
    #expect(error.kind == .empty)
  }

  @Test(
    "A pipe is read forward, however its bytes come, and drained", arguments: [1, 7, 4096, .max])
  func pipe(part: Int) throws {
    let tail = [UInt8](repeating: 7, count: part == 1 ? 1000 : 500_000)
    let segments = [JPEG.segment(0xE2, [UInt8](repeating: 1, count: part == 1 ? 50 : 65_000))]
    for bytes in [
      JPEG.file(width: 301, height: 203, orientation: 6, segments: segments),
      PNG.file(width: 301, height: 203, orientation: 6, chunks: [PNG.chunk("tEXt", tail)]),
    ] {
      let (header, left) = try withPipe(holding: bytes + tail, part: part) { descriptor in
        var probe = ImageProbe()
        let header = try probe.read(FilePath("/dev/fd/\(descriptor)"))
        probe.drain()
        return header
      }
      #expect(header.width == 301 && header.height == 203 && header.exifOrientation == 6)
      #expect(header.byteCount == nil)
      #expect(header.warnings == [])
      #expect(left == 0)
    }
  }

  @Test("A pipe that no one drains by hand is drained when the probe goes")
  func drainedAtTheEnd() throws {
    let (kind, left) = try withPipe(holding: [UInt8](repeating: 0x20, count: 1_000_000)) {
      descriptor in
      refusalKind(descriptor)
    }
    #expect(kind == .unsupportedFormat)
    #expect(left == 0)
  }

  @Test("An Exif block that needs the whole of its segment comes through a pipe")
  func farExif() throws {
    let good = Exif.block(orientation: 6)
    let far =
      Array("MM\0*".utf8) + UInt32(65_000).bigEndianBytes + [UInt8](repeating: 0, count: 64_992)
      + good.dropFirst(8)
    for bytes in [
      JPEG.file(width: 3, height: 2, segments: [JPEG.exif(far)]),
      PNG.file(width: 3, height: 2, chunks: [PNG.chunk("eXIf", far)]),
    ] {
      let (header, _) = try withPipe(holding: bytes, part: 1000) { descriptor in
        var probe = ImageProbe()
        return try probe.read(descriptor: descriptor)
      }
      #expect(header.exifOrientation == 6)
      var probe = ImageProbe()
      #expect(try probe.read(bytes: bytes).exifOrientation == 6)
    }
  }

  @Test("A value behind the end of a pipe does not take the entries before it away")
  func valueBehindThePipe() throws {
    let entries: [Exif.Entry] = [
      .short(Exif.orientationTag, 3), .rational(0x011A, 72, 1), .rational(0x011B, 72, 1),
      .short(0x0128, 2),
    ]
    let whole = JPEG.frame(width: 3, height: 2) + JPEG.exif(Exif.block(entries))
    let cut = JPEG.start + whole.dropLast(10)
    let (header, _) = try withPipe(holding: Array(cut)) { descriptor in
      var probe = ImageProbe()
      return try probe.read(descriptor: descriptor)
    }
    #expect(header.exifOrientation == 3)
    #expect(header.warnings.map(\.kind) == [.truncatedAfterHeader])
  }

  @Test("A pipe set not to wait is waited for all the same")
  func nonBlockingPipe() throws {
    let (header, _) = try withPipe(holding: jpeg, part: 10) { descriptor in
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      var probe = ImageProbe()
      let header = try probe.read(descriptor: descriptor)
      probe.drain()
      _ = fcntl(descriptor, F_SETFL, 0)
      return header
    }
    #expect(header.width == 301)
  }

  @Test("An empty pipe is empty, and a closed descriptor is told as one that is not open")
  func emptyAndClosed() throws {
    let (kind, _) = try withPipe(holding: []) { descriptor in
      refusalKind(descriptor)
    }
    #expect(kind == .empty)
    let error = try refusal(FilePath("/dev/fd/987654"))
    #expect(error.kind == .readFailed && error.message.contains("not open"))
  }

  @Test("An open device is read forward: nothing comes out of the null device")
  func openDevice() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(refusalKind(descriptor) == .empty)
  }

  @Test(
    "A file made up as it is read is no changed file",
    .enabled(if: access("/proc/version", R_OK) == 0))
  func procFile() throws {
    var probe = ImageProbe()
    guard case .failure(let error) = probe.outcome(of: FilePath("/proc/version")) else { return }
    #expect(error.kind == .unsupportedFormat)
  }
}
