import CImageHeader
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import ImageProbe

@Suite("What reading costs")
struct CostTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Bytes read from a file of that content, and its header.
  private func cost(_ bytes: [UInt8]) throws -> (count: Int, header: ImageHeader) {
    let path = FilePath(try folder.write(bytes, to: "image"))
    var probe = ImageProbe()
    let header = try probe.read(path)
    return (probe.bytesRead, header)
  }

  @Test("An ordinary file costs one small read")
  func ordinary() throws {
    let tail = [UInt8](repeating: 0, count: 100_000)
    #expect(try cost(JPEG.file(width: 9, height: 9, orientation: 6) + tail).count == 4096)
    #expect(try cost(PNG.file(width: 9, height: 9, orientation: 6) + tail).count == 4096)
  }

  @Test(
    "16 MB of metadata before the frame header are stepped over",
    arguments: [0xE0, 0xE1, 0xE2, 0xED, 0xFE])
  func manySegments(marker: UInt8) throws {
    let segment = JPEG.segment(
      marker, Array("http://ns.adobe.com/xmp/".utf8) + [UInt8](repeating: 1, count: 65_000))
    let bytes = JPEG.file(
      width: 301, height: 203, orientation: 6, segments: [[UInt8]](repeating: segment, count: 250))
    let (count, header) = try cost(bytes)
    #expect(count < 50_000)
    #expect(header.width == 301 && header.exifOrientation == 6)
  }

  @Test("A camera's Exif block with its thumbnail is not read whole")
  func thumbnail() throws {
    let block = Exif.block(orientation: 6) + [UInt8](repeating: 0xAA, count: 60_000)
    let (count, header) = try cost(JPEG.file(width: 301, height: 203, segments: [JPEG.exif(block)]))
    #expect(count < 6000)
    #expect(header.exifOrientation == 6)
  }

  @Test(
    "Compressed text and color profiles are not inflated, not kept and not read",
    arguments: ["zTXt", "iTXt", "iCCP"])
  func bombs(type: String) throws {
    let chunk = PNG.chunk(type, Array("bomb\0\0".utf8) + [UInt8](repeating: 0x78, count: 150_000))
    let bytes = PNG.file(
      width: 301, height: 203, orientation: 6, chunks: [[UInt8]](repeating: chunk, count: 10))
    let (count, header) = try cost(bytes)
    #expect(count < 10_000)
    #expect(header.width == 301 && header.exifOrientation == 6)
    #expect(header.warnings == [])
  }

  @Test(
    "A chunk that declares more than there is asks for no memory",
    arguments: ["eXIf", "zTXt", "tRNS", "pHYs", "acTL", "ABCD"],
    [1_400_000_000, 0x7FFF_FFFF, UInt32.max])
  func declaredLength(type: String, length: UInt32) throws {
    let bytes =
      PNG.signature + PNG.header(width: 301, height: 203)
      + PNG.chunk(type, Array("MM\0*\0\0\0\u{8}".utf8), length: length)
    let (count, header) = try cost(bytes)
    #expect(count <= bytes.count + 200)
    #expect(header.width == 301)
    #expect(header.warnings != [])
  }

  @Test("A header that never comes to its image data is given up")
  func endless() throws {
    let name = folder.path + "/endless"
    for start in [
      JPEG.start, JPEG.start + JPEG.frame(width: 5, height: 6),
      PNG.signature + PNG.header(width: 5, height: 6),
    ] {
      try folder.write(start, to: "endless")
      truncate(name, 1 << 36)
      var probe = ImageProbe()
      switch probe.outcome(of: FilePath(name)) {
      case .success(let header):
        #expect(header.width == 5)
        #expect(header.warnings.map(\.kind) == [.decoderLimit])
      case .failure(let error):
        #expect(start.count == 2)
        #expect(error.kind == .corrupt && error.message.contains("64 MiB"))
      }
      #expect(probe.bytesRead < 70 << 20)
    }
  }

  @Test("Tables that reach over the end of what was read count once against a header's limit")
  func straddlingTables() throws {
    let table = [0] + [UInt8](repeating: 1, count: 64)
    let segment = JPEG.segment(0xDB, [[UInt8]](repeating: table, count: 32).flatMap(\.self))
    // Together they are longer than half the limit.
    let segments = [[UInt8]](repeating: segment, count: 40 << 20 / segment.count)
    let header = try cost(JPEG.file(width: 301, height: 203, segments: segments)).header
    #expect(header.width == 301)
    #expect(header.warnings == [])
  }

  @Test("A file that ends before the size it had is told as changed")
  func shrunk() throws {
    let bytes = JPEG.file(
      width: 301, height: 203, segments: [JPEG.segment(0xE2, [UInt8](repeating: 1, count: 60_000))])
    let name = try folder.write(bytes, to: "a.jpg")
    let descriptor = open(name, O_RDONLY)
    defer { close(descriptor) }
    let decoder = try #require(zf_decoder_create())
    defer { zf_decoder_destroy(decoder) }
    var header = zf_header()
    zf_read_descriptor(decoder, descriptor, 0, Int64(bytes.count), &header)
    #expect(header.status == .ZF_STATUS_OK && header.width == 301)
    for size in [30_000, 4096, 100, 0] {
      truncate(name, off_t(size))
      zf_read_descriptor(decoder, descriptor, 0, Int64(bytes.count), &header)
      #expect(header.status == .ZF_STATUS_CHANGED, "cut to \(size)")
    }
  }

  @Test("The system's own error is told")
  func readError() throws {
    let descriptor = open(folder.path + "/w", O_CREAT | O_WRONLY, 0o600)
    defer { close(descriptor) }
    var probe = ImageProbe()
    guard case .failure(let error) = probe.outcome(descriptor: descriptor) else { return }
    #expect(error.kind == .readFailed && error.message.contains("ad file descriptor"))
  }

  @Test("A file that was written to while it was read is refused, where it took several reads")
  func changed() throws {
    let padding = JPEG.segment(0xE2, [UInt8](repeating: 1, count: 60_000))
    for (segments, isNoticed) in [([padding], true), ([], false)] {
      let name = try folder.write(
        JPEG.file(width: 301, height: 203, segments: segments), to: "a.jpg")
      let descriptor = open(name, O_RDONLY)
      defer { close(descriptor) }
      let before = try FileVersion(descriptor: descriptor)
      let past = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
      utimes(name, past)
      var probe = ImageProbe()
      let outcome = Result { () throws(ProbeError) in
        try probe.readFile(descriptor, before, base: 0)
      }
      switch outcome {
      case .success(let header): #expect(!isNoticed && header.width == 301)
      case .failure(let error): #expect(isNoticed && error.kind == .readFailed)
      }
    }
  }
}
