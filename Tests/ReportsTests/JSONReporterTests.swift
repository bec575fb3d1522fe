import FitGeometry
import Foundation
import ImageProbe
import SystemCalls
import Testing

@testable import Reports

@Suite struct JSONReporterTests {
  @Test("the manual's example comes out value by value, its keys in order")
  func example() throws {
    let line = render(.ndjson, [.beach])
    #expect(line.hasSuffix("}\n") && line.filter { $0 == "\n" }.count == 1)
    let want = try JSONSerialization.jsonObject(with: Data(Self.example.utf8)) as? NSDictionary
    let got = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
    #expect(got == want)
    #expect(line == Self.example.filter { $0 != "\n" && $0 != " " } + "\n")
  }

  @Test("the array holds the same objects as the lines, for any number of results")
  func array() throws {
    let results: [FitResult] = [.beach, .unreadable, .sizeOnly, .factsOnly]
    for count in 0...results.count {
      let some = Array(results.prefix(count))
      let array = try JSONSerialization.jsonObject(with: Data(render(.json, some).utf8))
      let lines = try render(.ndjson, some).split(separator: "\n").map {
        try JSONSerialization.jsonObject(with: Data($0.utf8))
      }
      #expect(array as? NSArray == lines as NSArray)
    }
    #expect(render(.json, []) == "[]\n")
  }

  @Test("rows written apart and put together are the whole")
  func rows() throws {
    let results: [FitResult] = [.beach, .unreadable, .sizeOnly]
    for format in [FitFormat.json, .ndjson, .csv] {
      let rows = try #require(format.makeReporter(FitReportOptions()) as? any FitRowReporter)
      let written = results.map { result in
        var output = OutputBuffer()
        rows.write(result, to: &output)
        return output.bytes
      }
      let whole = rows.opening + written.joined(separator: rows.separator) + rows.closing
      #expect(String(decoding: whole, as: UTF8.self) == render(format, results))
    }
  }

  @Test("an error leaves viewport and recipe, and everything else is null")
  func error() throws {
    let object = try object(.unreadable)
    #expect(object["file"] as? String == "cut, \"short\".png")
    #expect(
      object["error"] as? [String: String] == [
        "kind": "truncated", "message": "the file ends inside its header (20 bytes)",
      ])
    for key in Self.keys {
      let isKept = ["file", "error", "viewport", "recipe"].contains(key)
      #expect((object[key] is NSNull) != isKept, "\(key)")
    }
  }

  @Test("without a viewport the image is there and everything that needs one is null")
  func noViewport() throws {
    let object = try object(.factsOnly)
    for key in Self.keys {
      #expect((object[key] is NSNull) != ["file", "image"].contains(key), "\(key)")
    }
  }

  @Test("a size without a file says what the size tells, and null for the rest")
  func sizeOnly() throws {
    let object = try object(.sizeOnly)
    #expect(object["file"] is NSNull)
    let image = try #require(object["image"] as? [String: Any])
    let known = [
      "pixelSize", "exifOrientation", "orientationApplied", "displayPixelSize", "scale",
      "pointSize", "warnings",
    ]
    for (key, value) in image {
      #expect((value is NSNull) != known.contains(key), "\(key)")
    }
    #expect((image["warnings"] as? [Any])?.isEmpty == true)
  }

  @Test("a name that is not UTF-8 is repaired, with its bytes in base64 after it")
  func fileBytes() throws {
    var result = FitResult.factsOnly
    for name: [UInt8] in [
      [0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80, 0x62], [0x80, 0x2E, 0x6A, 0x70],
    ] {
      result.file = FilePath(bytes: name)
      let object = try object(result)
      #expect(object["file"] as? String == String(decoding: name, as: UTF8.self))
      #expect(object["fileBytes"] as? String == Data(name).base64EncodedString())
      #expect(render(.ndjson, [result]).contains("\",\"fileBytes\":\""))
    }
    result.file = FilePath("é 日本.jpg")
    #expect(try object(result)["fileBytes"] == nil)
  }

  @Test(
    "strings are escaped where JSON asks for it and come back unchanged",
    arguments: [
      "plain", "", "a\"b", "a\\b", "tab\tline\nreturn\r", "nul\0", "\u{1}\u{1F}\u{7F}", "é日本👩‍👩‍👧",
      "\u{2028}\u{2029}", "\u{202E}gpj.exe", "/slash/",
    ])
  func strings(text: String) throws {
    var output = OutputBuffer()
    output.append(UInt8(ascii: "["))
    output.append(json: text)
    output.append(UInt8(ascii: "]"))
    let back = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String]
    #expect(back == [text])
    #expect(!output.bytes.contains { $0 < 0x20 })
    var bytes = OutputBuffer()
    let isUTF8 = bytes.append(json: Array(text.utf8))
    #expect(isUTF8)
    #expect("[\(bytes.text)]" == output.text)
  }

  @Test("warnings are objects, lists of words are lists")
  func lists() throws {
    var result = FitResult.beach
    result.image?.header?.warnings = [
      HeaderWarning(kind: .brokenExif, message: "the \"Exif\" block is broken"),
      HeaderWarning(kind: .pixelAspect, message: "pixels are not square"),
    ]
    result.fit?.clamped = [.zoomScale, .doubleTapZoomScale]
    let object = try object(result)
    let image = try #require(object["image"] as? [String: Any])
    #expect(
      image["warnings"] as? [[String: String]] == [
        ["kind": "broken-exif", "message": "the \"Exif\" block is broken"],
        ["kind": "pixel-aspect", "message": "pixels are not square"],
      ])
    #expect(object["clamped"] as? [String] == ["zoomScale", "doubleTapZoomScale"])
  }

  private func object(_ result: FitResult) throws -> [String: Any] {
    let line = render(.ndjson, [result])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  private static let keys = FitLeaf.all.map { leaf in
    String(leaf.path.prefix { $0 != "." })
  }.filter { $0 != "fileBytes" }

  /// The manual's example; no value in it holds a space.
  private static let example = """
    {
      "file": "beach.jpg",
      "error": null,
      "image": {
        "format": "jpeg", "pixelSize": {"width": 4032, "height": 3024}, "exifOrientation": 6, "orientationApplied": true,
        "displayPixelSize": {"width": 3024, "height": 4032}, "scale": 1, "pointSize": {"width": 3024, "height": 4032},
        "bitDepth": 8, "colorModel": "rgb", "hasAlpha": false, "isInterlaced": false, "isAnimated": false,
        "isXcodeOptimized": false, "density": {"x": 72, "y": 72, "unit": "perInch"}, "byteCount": 2183921, "warnings": []
      },
      "viewport": {
        "name": null, "os": null, "orientation": "portrait", "size": {"width": 390, "height": 844}, "displayScale": 3,
        "obstruction": {"top": 91, "left": 0, "bottom": 34, "right": 0}
      },
      "recipe": {
        "model": null, "within": "safe-area", "centering": "insets", "adjust": "always", "alwaysBounce": "none",
        "upscaleLimit": null, "minZoom": "fit", "maxZoom": "4", "zoom": "min", "doubleTap": null, "zoomBase": "image",
        "scrollTo": "middle", "pixelAlign": false
      },
      "fitScale": 0.12896825396825398, "fillScale": 0.1783234126984127, "nativeZoomScale": 0.3333333333333333,
      "minimumZoomScale": 0.12896825396825398, "maximumZoomScale": 4, "zoomScale": 0.12896825396825398,
      "doubleTapZoomScale": 0.1783234126984127, "zoomBase": 1, "isZoomable": true, "clamped": [],
      "contentSize": {"width": 390, "height": 520},
      "frameInViewport": {"x": 0, "y": 190.5, "width": 390, "height": 520},
      "contentViewFrame": {"x": 0, "y": 0, "width": 390, "height": 520},
      "contentInset": {"top": 99.5, "left": 0, "bottom": 99.5, "right": 0},
      "adjustedContentInset": {"top": 190.5, "left": 0, "bottom": 133.5, "right": 0},
      "contentOffset": {"x": 0, "y": -190.5},
      "minimumContentOffset": {"x": 0, "y": -190.5}, "maximumContentOffset": {"x": 0, "y": -190.5},
      "canScroll": {"x": false, "y": false},
      "offCenter": {"x": 0, "y": 0}, "offCenterInBounds": {"x": 0, "y": 28.5},
      "imagePixelsPerDevicePixel": 2.5846153846153848, "visibleFraction": 1,
      "visibleImageRect": {"x": 0, "y": 0, "width": 3024, "height": 4032}
    }
    """
}
