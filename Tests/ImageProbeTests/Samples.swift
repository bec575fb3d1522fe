import Foundation
import SystemCalls
import TestSupport

/// Small images for the tests that change every byte of them, by name.
enum Samples {
  static let all: [(name: String, bytes: [UInt8])] = [
    ("gray.png", PNG.file(width: 301, height: 203, colorType: 0, bitDepth: 1)),
    (
      "chunks.png",
      PNG.file(
        width: 301, height: 203, colorType: 3, orientation: 6,
        chunks: [
          PNG.chunk("tRNS", [7]), PNG.density(x: 10, y: 20), PNG.animation(),
          PNG.chunk("tEXt", [65, 0, 66]),
        ])
    ),
    ("cgbi.png", PNG.file(width: 40, height: 30, xcodeOptimized: true)),
    (
      "exif.jpg",
      JPEG.file(
        width: 301, height: 203,
        segments: [
          JPEG.jfif(),
          JPEG.exif(
            Exif.block(
              [
                .short(Exif.orientationTag, 6, .little), .rational(0x011A, 72, 1, .little),
                .rational(0x011B, 72, 1, .little), .short(0x0128, 2, .little),
              ], thumbnail: [.short(Exif.orientationTag, 3, .little)], order: .little)),
          JPEG.segment(0xFE, Array("comment".utf8)),
        ])
    ),
    ("progressive.jpg", JPEG.file(width: 301, height: 203, orientation: 8, marker: 0xC2)),
    (
      "lossless.jpg",
      JPEG.file(width: 301, height: 203, orientation: 8, components: 1, marker: 0xC3)
    ),
  ]

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// The images in a folder, by their paths from the root of the repository.
  static func files(in folder: String) -> [(name: String, bytes: [UInt8])] {
    let root = repository.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      // Foundation leaks a buffer where it reads an empty file.
      let path = FilePath(root.appending(path: name).path)
      return (try? path.contents(limit: .max)).map { (name, $0) }
    }
  }

  static let fixtures = files(in: "Fixtures").filter {
    $0.name.hasSuffix(".png") || $0.name.hasSuffix(".jpg")
  }
}
