import CImageHeader
import Foundation
import ImageProbe
import SystemCalls
import TestSupport
import Testing

/// Holds the product against the plain walk, and tells what they may differ in:
///
/// - Where a table that stands before the frame header is broken (DHT, DQT, DAC, DRI), libjpeg stops
///   there as every decoder does, or reads past the table's end; the walk, which only counts bytes,
///   goes on to a size.
/// - Where the decoder stops behind the frame header or IHDR, an Exif block further on is not seen.
func expectAgreement(
  _ bytes: [UInt8], _ name: @autoclosure () -> String, location: SourceLocation = #_sourceLocation
) {
  var probe = ImageProbe()
  let report = PlainWalker.read(bytes)
  switch probe.outcome(of: bytes) {
  case .failure(let error):
    let isBrokenTable = report.hasTableBeforeFrame && [.corrupt, .truncated].contains(error.kind)
    if report.answer != .refused(error.kind.rawValue), !isBrokenTable {
      Issue.record("\(name()): \(error), walk: \(report)", sourceLocation: location)
    }
  case .success(let header):
    guard case .size(let width, let height, let orientation) = report.answer,
      width == header.width, height == header.height,
      orientation == header.exifOrientation
        || header.exifOrientation == 1
          && header.warnings.contains(where: { $0.kind == .decoderLimit })
    else {
      Issue.record("\(name()): \(header), walk: \(report)", sourceLocation: location)
      return
    }
  }
}

@Suite("Held against a plain walk")
struct DifferentialTests {
  @Test("Fixtures, shared cases and inputs that a fuzzer found")
  func files() {
    let shared = Samples.files(in: "../shared/cases").filter { !$0.name.hasSuffix(".json") }
    for (name, bytes) in Samples.fixtures + Samples.files(in: "Tests/Fuzz/found") + shared {
      expectAgreement(bytes, name)
    }
  }

  @Test("From memory, from a file and through a pipe the answer is the same")
  func ways() throws {
    let folder = try TemporaryFolder()
    var probe = ImageProbe()
    let few = Samples.files(in: "../shared/cases").filter { $0.bytes.count < 200_000 }
    for (name, bytes) in Samples.all + Samples.fixtures + few {
      let path = FilePath(try folder.write(bytes, to: "image"))
      let inMemory = probe.outcome(of: bytes)
      let inFile = probe.outcome(of: path)
      let (inPipe, _) = try withPipe(holding: bytes) { descriptor in
        var probe = ImageProbe()
        return probe.outcome(descriptor: descriptor)
      }
      #expect(inMemory == inFile, "\(name)")
      switch (inFile, inPipe) {
      case (.success(var wanted), .success(let got)):
        wanted.byteCount = nil
        // What stands behind the image data is looked at where it happens to be there.
        wanted.warnings.removeAll { $0.kind == .exifAfterImageData }
        var got = got
        got.warnings.removeAll { $0.kind == .exifAfterImageData }
        #expect(wanted == got, "\(name)")
      case (.failure(let wanted), .failure(let got)):
        #expect(wanted.kind == got.kind, "\(name)")
      default:
        Issue.record("\(name): \(inFile) in a file, \(inPipe) in a pipe")
      }
    }
  }
}
