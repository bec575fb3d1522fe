import Testing

@testable import AppleDisplays

struct DeviceMatchingTests {
  @Test(
    "a name finds one device, whatever its case and separators",
    arguments: [
      ("iPhone 17 Pro", "iphone-17-pro"), ("iphone-17-pro", "iphone-17-pro"),
      ("iphone 17 pro", "iphone-17-pro"), ("IPHONE17PRO", "iphone-17-pro"),
      ("iphone_17_pro", "iphone-17-pro"), ("iPhone18,1", "iphone-17-pro"),
      ("iphone18,1", "iphone-17-pro"), ("17 Pro Max", "iphone-17-pro-max"),
      ("iPad Pro 11 M4", "ipad-pro-11-m4"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
      ("iPad Pro 11\" M4", "ipad-pro-11-m4"), ("ipad pro 12.9 6th gen", "ipad-pro-12-9-6"),
      ("iPad 9th generation", "ipad-9"), ("iPad (9th generation)", "ipad-9"),
      ("iPhone SE", "iphone-se-1"), ("iPhone SE 3rd gen", "iphone-se-3"),
      ("iPad mini A17", "ipad-mini-a17-pro"), ("iphone-17-air", "iphone-air"),
      ("ipad-11", "ipad-a16"), ("iPad11,3", "ipad-air-3"), ("iPad Air", "ipad-air-1"),
    ])
  func names(_ text: String, _ slug: String) throws {
    #expect(try Device.matching(text).map(\.slug) == [slug])
  }

  @Test(
    "a pattern finds devices in table order, each once",
    arguments: [
      ("iphone-1?-pro", ["11", "12", "13", "14", "15", "16", "17"].map { "iphone-\($0)-pro" }),
      (
        "iPhone 1[67] Pro*",
        ["16-pro", "16-pro-max", "17-pro", "17-pro-max"].map { "iphone-\($0)" }
      ),
      ("IPHONE-{8,se-[23],X}", ["8", "x", "se-2", "se-3"].map { "iphone-\($0)" }),
      ("iphone-17*", ["17", "17-pro", "17-pro-max", "air", "17e"].map { "iphone-\($0)" }),
      ("iphone*1", ["iphone-11", "iphone-se-1"]),
      ("iPhone{18,1[12]},[1-2]", ["iphone-11", "iphone-xs", "iphone-17-pro", "iphone-17-pro-max"]),
      ("iPhone18,[1-2]", ["iphone-17-pro", "iphone-17-pro-max"]),
      ("ipad-mini-?", ["2", "3", "4", "5", "6", "a17-pro"].map { "ipad-mini-\($0)" }),
    ])
  func patterns(_ text: String, _ slugs: [String]) throws {
    let found = try Device.matching(text).map(\.slug)
    #expect(Set(found) == Set(slugs))
    #expect(found == Device.all.map(\.slug).filter(found.contains))
  }

  @Test("a star finds every device")
  func star() throws {
    #expect(try Device.matching("*") == Device.all)
  }

  @Test(
    "an unknown device is answered by the nearest",
    arguments: [
      ("iphone-17-por", "iphone-17-pro"), ("iPhnoe 16", "iPhone 16"),
      ("iphone-16-plsu", "iphone-16-plus"),
    ])
  func unknown(_ text: String, _ nearest: String) {
    #expect {
      try Device.matching(text)
    } throws: { error in
      guard case .unknownDevice(text, let names) = error as? DisplayError else { return false }
      return names.contains(nearest)
        && "\((error as? DisplayError)?.message ?? "")".contains(nearest)
    }
  }

  @Test("what is no name at all is unknown, and nothing is near it")
  func nothing() {
    for text in ["", "  ", "toaster"] {
      #expect(throws: DisplayError.unknownDevice(text, nearest: [])) { try Device.matching(text) }
    }
  }

  @Test("words that several devices have are ambiguous")
  func ambiguous() {
    #expect(
      throws: DisplayError.ambiguousDevice(
        "iPad Air M3", candidates: ["iPad Air (11-inch) (M3)", "iPad Air (13-inch) (M3)"])
    ) { try Device.matching("iPad Air M3") }
    #expect {
      try Device.matching("iphone")
    } throws: { error in
      (error as? DisplayError)?.message
        == "'iphone' could be any of 47 devices; say more, or give a pattern with * for all of them"
    }
  }

  @Test("a pattern that fits nothing is an error")
  func noMatch() {
    #expect(throws: DisplayError.noDeviceMatches("nokia*")) { try Device.matching("nokia*") }
  }
}
