import CImageHeader
import ImageProbe
import SystemCalls
import TestSupport
import Testing

/// What a fuzzer has once broken something with, and what it starts from.
@Suite("Inputs of the fuzzers")
struct FoundInputsTests {
  static let inputs =
    (Samples.files(in: "Tests/Fuzz/found") + Samples.files(in: "Tests/Fuzz/seeds"))

  @Test("Each gives one answer, from memory, from a file and through a pipe")
  func replay() throws {
    let folder = try TemporaryFolder()
    #expect(Self.inputs.count > 8)
    for (name, input) in Self.inputs {
      // The targets for one format bring its start themselves.
      for bytes in [input, PNG.signature + input, JPEG.start + input] {
        expectAgreement(bytes, name)
        let path = FilePath(try folder.write(bytes, to: "image"))
        var probe = ImageProbe()
        let inMemory = summary(probe.outcome(of: bytes))
        #expect(summary(probe.outcome(of: path)) == inMemory, "\(name)")
        let (inPipe, _) = try withPipe(holding: bytes) { descriptor in
          var probe = ImageProbe()
          return summary(probe.outcome(descriptor: descriptor))
        }
        #expect(inPipe == inMemory, "\(name)")
      }
      var exif = zf_exif()
      zf_read_exif(input, input.count, &exif)
      #expect((1...8).contains(exif.orientation), "\(name)")
    }
  }

  private func summary(_ outcome: Result<ImageHeader, ProbeError>) -> String {
    switch outcome {
    case .failure(let error): error.kind.rawValue
    case .success(let header):
      "\(header.width) × \(header.height), \(header.exifOrientation), \(header.warnings.map(\.kind))"
    }
  }
}
