import FitGeometry
import TestSupport
import Testing

struct ZoomSpecTests {
  @Test(
    "a spec is read, and written in one canonical way",
    arguments: [
      ("4", "4"), ("0.5", "0.5"), (".5", "0.5"), ("1.50", "1.5"), ("007", "7"),
      ("0.00001", "0.00001"), ("0.000016666666666666667", "0.000016666666666666667"),
      ("100000000000000000000000", "100000000000000000000000"),
      ("fit", "fit"), ("fill", "fill"), ("width", "width"), ("height", "height"),
      ("actual", "actual"), ("native", "native"), ("min", "min"), ("max", "max"), ("mid", "mid"),
      ("2x", "2xfit"), ("3xfit", "3xfit"), ("1xfit", "fit"), ("1.75xmin", "1.75xmin"),
      ("min(1,3xfit)", "min(1,3xfit)"), ("max(actual,4xfit)", "max(actual,4xfit)"),
      ("min(fit)", "min(fit)"), ("max(min,min(max,2x),0.1)", "max(min,min(max,2xfit),0.1)"),
      (" \tmax ( actual ,\n4xfit ) ", "max(actual,4xfit)"),
    ])
  func canonical(_ text: String, _ written: String) throws {
    let spec = try ZoomSpec(text)
    #expect(spec.description == written)
    #expect(try ZoomSpec(written) == spec)
  }

  @Test("what is read has its structure")
  func structure() throws {
    #expect(try ZoomSpec("0.25") == .number(0.25))
    #expect(try ZoomSpec("2.5xfill") == .named(.fill, times: 2.5))
    #expect(
      try ZoomSpec("min(2x,max(fit,1))")
        == .smallest([.named(.fit, times: 2), .largest([.named(.fit, times: 1), .number(1)])]))
    #expect(try ZoomSpec("--zoom=fit".dropFirst(7)) == .named(.fit, times: 1))
  }

  @Test(
    "what is no spec says what is wrong and where",
    arguments: [
      ("", ZoomSpecError.Reason.missing, 1),
      ("  ", .missing, 3),
      ("banana", .unknownName("banana", nearest: nil, known: ZoomSpec.Name.allCases), 1),
      ("Fit", .unknownName("Fit", nearest: "fit", known: ZoomSpec.Name.allCases), 1),
      ("max(fit,filll)", .unknownName("filll", nearest: "fill", known: ZoomSpec.Name.allCases), 9),
      ("3xwitdh", .unknownName("witdh", nearest: "width", known: ZoomSpec.Name.allCases), 3),
      ("nan", .unknownName("nan", nearest: nil, known: ZoomSpec.Name.allCases), 1),
      ("inf", .unknownName("inf", nearest: nil, known: ZoomSpec.Name.allCases), 1),
      ("0", .outOfRange("0"), 1), ("0.0", .outOfRange("0.0"), 1), ("-1", .outOfRange("-1"), 1),
      ("0xfit", .outOfRange("0xfit"), 1), ("-2x", .outOfRange("-2x"), 1),
      ("1e3", .malformedNumber("1e3"), 1), ("1e-5", .malformedNumber("1e-5"), 1),
      ("+1", .malformedNumber("+1"), 1), ("1.", .malformedNumber("1."), 1),
      (".", .malformedNumber("."), 1), ("-", .malformedNumber("-"), 1),
      ("1.2.3", .malformedNumber("1.2.3"), 1), ("1_000", .malformedNumber("1_000"), 1),
      ("1'000", .malformedNumber("1'000"), 1), ("3X", .malformedNumber("3X"), 1),
      ("0x1p4", .outOfRange("0x1p4"), 1), ("3×fit", .malformedNumber("3×fit"), 1),
      ("1,5", .unexpected(",5"), 2), ("3 x fit", .unexpected("x fit"), 3),
      ("fit fill", .unexpected("fill"), 5), ("min(1,2))", .unexpected(")"), 9),
      ("fit(1)", .unexpected("("), 4), ("2xmin(1)", .unexpected("(1)"), 6),
      ("min(1 2)", .unexpected("2"), 7), ("min(1(2))", .unexpected("("), 6),
      ("min()", .missing, 5), ("min(1,)", .missing, 7), ("max(,1)", .missing, 5),
      ("(1)", .missing, 1),
      ("min(1", .unclosed, 6), ("min(1,max(2)", .unclosed, 13), ("min(", .missing, 5),
    ])
  func refused(_ text: String, _ reason: ZoomSpecError.Reason, _ position: Int) {
    #expect(throws: ZoomSpecError(reason: reason, position: position)) { try ZoomSpec(text) }
  }

  @Test(
    "numbers are beyond no double",
    arguments: [
      String(repeating: "9", count: 400), "0." + String(repeating: "0", count: 400) + "1",
    ])
  func beyondDoubles(_ text: String) {
    #expect {
      try ZoomSpec(text)
    } throws: { error in
      guard case .outOfRange(let word) = (error as? ZoomSpecError)?.reason else { return false }
      return word.count == 41 && word.hasSuffix("…")
    }
  }

  @Test("a role knows only the names that are computed before it")
  func roles() throws {
    let six = "fit fill width height actual native"
    let wanted: [ZoomSpec.Role: String] = [
      .upscaleLimit: six, .minZoom: six, .maxZoom: six + " min", .zoom: six + " min max mid",
      .doubleTap: six + " min max mid",
    ]
    for role in ZoomSpec.Role.allCases {
      let names = role.allowedNames
      #expect(names.map(\.rawValue).joined(separator: " ") == wanted[role])
      for name in ZoomSpec.Name.allCases {
        let text = "max(1,2x\(name.rawValue))"
        if names.contains(name) {
          let spec = try ZoomSpec(text, for: role)
          try role.validate(spec)
        } else {
          let error = ZoomSpecError(
            reason: .nameNotAllowed(name, known: names), position: 9)
          #expect(throws: error) { try ZoomSpec(text, for: role) }
          #expect(throws: GeometryError.nameNotAllowed(name, role: role)) {
            try role.validate(try ZoomSpec(text))
          }
        }
      }
    }
  }

  @Test("an unknown name is answered by names that are known there")
  func nearestInRole() {
    let known = ZoomSpec.Role.minZoom.allowedNames
    #expect(
      throws: ZoomSpecError(
        reason: .unknownName("mix", nearest: nil, known: known), position: 1)
    ) { try ZoomSpec("mix", for: .minZoom) }
  }

  @Test("only what names the display's own scale needs it")
  func needsDisplayScale() throws {
    for text in ["native", "0.5xnative", "min(1,max(fit,native))"] {
      #expect(try ZoomSpec(text).needsDisplayScale)
    }
    for text in ["1", "3x", "actual", "min(1,max(fit,mid))"] {
      #expect(try !ZoomSpec(text).needsDisplayScale)
    }
  }

  @Test("lists can be nested sixteen deep and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "min(", count: depth) + "1" + String(repeating: ")", count: depth)
    }
    #expect(try ZoomSpec(nested(16)).description == nested(16))
    for depth in [17, 100_000] {
      #expect(throws: ZoomSpecError(reason: .tooDeep(limit: 16), position: 68)) {
        try ZoomSpec(nested(depth))
      }
    }
  }

  @Test("every spec reads back from its description")
  func roundTrip() throws {
    var generator = SeededGenerator()
    for _ in 0..<2000 {
      let role = generator.choice(of: ZoomSpec.Role.allCases)
      let spec = generator.spec(for: role)
      #expect(try ZoomSpec(spec.description, for: role) == spec, "\(generator) \(spec)")
    }
  }

  @Test("no text crashes the reader")
  func hostile() {
    var generator = SeededGenerator()
    let pieces = [
      "min", "max", "fit", "mid", "(", ")", ",", "x", "1", "0", ".", "-", "+", "e", " ", "\t", "\n",
      "\0", "\u{202E}", "\u{301}", "🏳️‍🌈", "\r\n", "١", "ｘ", "nan", "inf", "0x",
      "99999999999999999999",
    ]
    var refused = 0
    for _ in 0..<5000 {
      let count = generator.choice(of: 0...12)
      let text = (0..<count).map { _ in generator.choice(of: pieces) }.joined()
      do throws(ZoomSpecError) {
        let spec = try ZoomSpec(text)
        #expect(!spec.description.isEmpty)
      } catch {
        #expect((1...text.count + 1).contains(error.position), "\(generator)")
        #expect(!error.description.isEmpty)
        refused += 1
      }
    }
    #expect(refused > 1000)
    #expect(throws: ZoomSpecError.self) { try ZoomSpec(String(repeating: "(", count: 1_000_000)) }
    #expect(throws: ZoomSpecError.self) { try ZoomSpec(String(repeating: "a", count: 1_000_000)) }
  }

  @Test(
    "the wording says what would be right",
    arguments: [
      (
        "banana",
        "'banana' at character 1 is not a zoom; give a number or fit, fill, width, height, actual, native"
      ),
      ("max(1,filll)", "'filll' at character 7 is not a zoom; did you mean 'fill'?"),
      (
        "max",
        "'max' at character 1 is not known here; what is: fit, fill, width, height, actual, native"
      ),
      ("0", "'0' at character 1 is not positive and finite; give another number"),
      ("1e3", "'1e3' at character 1 is not a number; write it as in 2, 0.5, or 3xfit"),
      ("", "a zoom is missing at character 1; give a number, a name such as fit, or min(…)"),
      ("fit fill", "'fill' at character 5 is too much; a list is written min(…) or max(…)"),
      ("min(1", "a ')' is missing at character 6"),
    ])
  func wording(_ text: String, _ message: String) {
    #expect {
      try ZoomSpec(text, for: .minZoom)
    } throws: { "\($0)" == message }
  }
}
