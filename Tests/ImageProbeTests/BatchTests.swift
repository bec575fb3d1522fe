import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import ImageProbe

/// Files that are taken for regular ones and of which no size is asked: their answers, come by with
/// fewer looks, are those of any other file.
@Suite("Many files, one after the other")
struct BatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> FilePath { FilePath(folder.path + "/" + name) }

  /// What a batch's probe answers, and what one that looks at all there is answers but the byte count.
  private func outcomes(
    of file: FilePath, in probe: inout ImageProbe
  ) -> (quick: Result<ImageHeader, ProbeError>, full: Result<ImageHeader, ProbeError>) {
    let quick = Result { () throws(ProbeError) in
      var header = try probe.read(file, isKnownRegular: true, needsByteCount: false)
      header.byteCount = nil
      return header
    }
    var single = ImageProbe()
    let full = single.outcome(of: file).map { header in
      var header = header
      header.byteCount = nil
      return header
    }
    return (quick, full)
  }

  @Test("Images whole, cut off at every length, and followed by more", arguments: [false, true])
  func contents(isOld: Bool) throws {
    var probe = ImageProbe()
    if isOld { probe.beginBatch(at: WallTime(seconds: WallTime.now.seconds + 3600)) }
    for (name, bytes) in Samples.all {
      let lengths = Array(0...bytes.count) + [bytes.count + 10_000]
      for length in lengths {
        let more = [UInt8](repeating: 0, count: max(0, length - bytes.count))
        let file = try folder.write(bytes.prefix(length) + more, to: name)
        let (quick, full) = outcomes(of: FilePath(file), in: &probe)
        try #require(quick == full, "\(name) of \(length)")
      }
    }
  }

  @Test("Headers that go on behind the first window, of old files and of new ones")
  func long() throws {
    let profile = JPEG.segment(0xE2, [UInt8](repeating: 1, count: 60_000))
    let chunk = PNG.chunk("iCCP", [UInt8](repeating: 1, count: 60_000))
    let contents = [
      JPEG.file(width: 301, height: 203, orientation: 6, segments: [profile]),
      JPEG.file(width: 301, height: 203, segments: [profile, profile]).dropLast(40) + [],
      PNG.file(width: 301, height: 203, orientation: 6, chunks: [chunk]),
    ]
    var probe = ImageProbe()
    for (index, bytes) in contents.enumerated() {
      let file = FilePath(try folder.write(bytes, to: "\(index).jpg"))
      for start in [WallTime.distantPast, .now, WallTime(seconds: WallTime.now.seconds + 3600)] {
        probe.beginBatch(at: start)
        let (quick, full) = outcomes(of: file, in: &probe)
        #expect(quick == full)
      }
    }
  }

  @Test("What is no regular file, or no image, is refused as ever")
  func refusals() throws {
    mkfifo(folder.path + "/fifo.png", 0o600)
    try folder.makeFolder("folder.png")
    try folder.makeLink("nowhere.png", to: "nothing")
    try folder.makeLink("zero.png", to: "/dev/zero")
    try folder.makeLink("null.png", to: "/dev/null")
    let socket = try folder.makeSocket("socket.png")
    defer { close(socket) }
    try folder.write(Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 9000), to: "a.png")
    try folder.write([], to: "empty.png")
    try folder.write(JPEG.file(width: 3, height: 2), to: "real.png")
    let names = [
      "fifo.png", "folder.png", "nowhere.png", "zero.png", "null.png", "socket.png", "a.png",
      "empty.png", "real.png", "missing.png", "real.png/below.png", "", "folder.png/",
    ]
    var probe = ImageProbe()
    probe.beginBatch()
    // Again and again, so that most are opened from their folder.
    for name in names + names {
      let (quick, full) = outcomes(of: path(name), in: &probe)
      #expect(quick == full, "\(name)")
      if name != "real.png" { #expect(throws: ProbeError.self) { try quick.get() } }
    }
  }

  @Test("A folder that another takes the place of is left at the next batch")
  func replacedFolder() throws {
    for (name, width) in [("a", 10), ("b", 20)] {
      for file in ["1.png", "2.png", "3.png"] {
        try folder.write(PNG.file(width: width, height: 5), to: "\(name)/\(file)")
      }
    }
    try folder.makeLink("current", to: "a")
    var probe = ImageProbe()
    func widths() throws -> [Int] {
      probe.beginBatch()
      defer { probe.endBatch() }
      return try ["1.png", "2.png", "3.png"].map { file in
        try probe.read(path("current/\(file)"), isKnownRegular: true, needsByteCount: false).width
      }
    }
    #expect(try widths() == [10, 10, 10])
    try FileManager.default.removeItem(atPath: folder.path + "/current")
    try folder.makeLink("current", to: "b")
    #expect(try widths() == [20, 20, 20])
  }

  @Test("Folders by turns, and names without one")
  func folders() throws {
    var names: [String] = []
    for (index, name) in ["x", "y", "x/z", "x", "y/z", "."].enumerated() {
      for file in 0..<3 {
        let name = "\(name)/\(index)-\(file).png"
        try folder.write(PNG.file(width: 100 * index + file + 1, height: 5), to: name)
        names.append(name)
      }
    }
    var probe = ImageProbe()
    probe.beginBatch()
    var generator = SeededGenerator()
    for name in names + names.shuffled(using: &generator) {
      let (quick, full) = outcomes(of: path(name), in: &probe)
      try #require(quick == full, "\(name) \(generator)")
      try #require(try quick.get().height == 5)
    }
  }

  @Test("No folder is held open between batches, and none is remembered outside of them")
  func nothingHeld() throws {
    let files = try ["1.png", "2.png", "3.png"].map { name in
      FilePath(try folder.write(PNG.file(width: 7, height: 5), to: name))
    }
    func nextDescriptor() -> Int32 {
      let descriptor = open("/dev/null", O_RDONLY)
      close(descriptor)
      return descriptor
    }
    // Other tests open files too: what is held is held in every one of many tries.
    for isInBatch in [false, true] {
      let isFree = try (0..<200).contains { _ in
        var probe = ImageProbe()
        let before = nextDescriptor()
        if isInBatch { probe.beginBatch() }
        for file in files { _ = try probe.read(file, isKnownRegular: true, needsByteCount: false) }
        if isInBatch { probe.endBatch() }
        let after = nextDescriptor()
        // The probe is still there.
        return after == before && probe.bytesRead > 0
      }
      #expect(isFree, "\(isInBatch)")
    }
  }

  @Test("A path that is too long for the system is too long from its folder as well")
  func longPath() throws {
    let part = String(repeating: "d", count: 200)
    var way = folder.path
    while way.utf8.count + part.utf8.count + 10 < PATH_MAX { way += "/" + part }
    try FileManager.default.createDirectory(atPath: way, withIntermediateDirectories: true)
    let deepest = open(way, O_RDONLY | O_DIRECTORY)
    defer { close(deepest) }
    let names = (1...3).map { String(repeating: "n", count: 240) + "\($0).png" }
    for name in names { close(openat(deepest, name, O_CREAT | O_WRONLY, 0o600)) }
    var probe = ImageProbe()
    probe.beginBatch()
    for name in ["a.png"] + names {
      let (quick, full) = outcomes(of: FilePath("\(way)/\(name)"), in: &probe)
      #expect(quick == full)
      guard case .failure(let error) = quick else { continue }
      #expect(error.kind == (name == "a.png" ? .notFound : .readFailed))
    }
    for name in names { unlinkat(deepest, name, 0) }
  }

  @Test("A file that was changed just now is not old")
  func age() throws {
    let file = try folder.write([1], to: "a")
    let descriptor = open(file, O_RDONLY)
    defer { close(descriptor) }
    // A date that anyone can set says nothing.
    let past = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
    utimes(file, past)
    let version = try FileVersion(descriptor: descriptor)
    #expect(!version.isOlder(than: .now))
    #expect(!version.isOlder(than: .distantPast))
    #expect(version.isOlder(than: WallTime(seconds: WallTime.now.seconds + 10)))
  }
}
