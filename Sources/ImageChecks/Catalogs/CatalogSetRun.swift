import AppleDisplays
import ImageProbe
import SystemCalls

/// The check of one set, while it goes on.
struct CatalogSetRun {
  let set: CatalogSet
  let options: CatalogCheck
  private(set) var findings: [Finding] = []
  private var imageCount = 0
  /// Files that several slots may name are read once.
  private var files: [[UInt8]: CatalogFile] = [:]

  init(_ set: CatalogSet, options: CatalogCheck) {
    self.set = set
    self.options = options
  }

  mutating func report(with probe: inout ImageProbe) -> CatalogSetReport {
    do {
      var listing = try FolderListing(set.folder)
      check(&listing, with: &probe)
    } catch {
      let message = "\(set.name): the folder can't be read: \(error.message)"
      findings.append(
        Finding(
          rule: CatalogRule.catalogFile.rawValue, severity: .error, file: set.contentsFile,
          actual: error.message, expected: "a folder that can be read", message: message))
    }
    return CatalogSetReport(files: checkedFiles, imageCount: imageCount)
  }

  /// The findings by file, Contents.json first.
  private var checkedFiles: [CheckedFile] {
    var files = [CheckedFile(file: set.contentsFile, findings: [])]
    for finding in findings {
      if finding.file == set.contentsFile {
        files[0].findings.append(finding)
      } else {
        files.append(CheckedFile(file: finding.file, findings: [finding]))
      }
    }
    // Sorting is stable, so findings of a line stay in the order in which they were made.
    files[0].findings.sort { ($0.line ?? .max) < ($1.line ?? .max) }
    return files
  }

  private mutating func check(_ listing: inout FolderListing, with probe: inout ImageProbe) {
    switch CatalogContents(of: set.folder) {
    case .missing: reportUnnamed(listing, named: [], line: nil)
    case .unreadable(let fault):
      report(
        .contentsJSON, .error, line: fault.line, actual: fault.message, expected: "JSON",
        "Contents.json does not parse: \(fault.message)")
    case .read(let contents):
      do {
        let slots = try slots(of: contents)
        check(slots, in: &listing, with: &probe)
        let line = set.kind.slotsKey.flatMap { contents.member($0)?.keyPosition.line }
        reportUnnamed(
          listing, named: Set(slots.compactMap { $0.filename.map { Array($0.utf8) } }),
          line: line ?? contents.position.line)
      } catch {
        // What the slots name is not known, so nothing is said of the files.
        report(
          .contentsJSON, .error, line: error.position.line, actual: error.message,
          expected: "what Xcode writes", "Contents.json: \(error.message)")
      }
    }
  }

  // MARK: - Slots

  private func slots(of contents: JSONValue) throws(CatalogSlot.ShapeError) -> [CatalogSlot] {
    guard contents.object != nil else {
      throw CatalogSlot.ShapeError(
        position: contents.position, message: "it is an object, not \(contents.kind)")
    }
    guard let key = set.kind.slotsKey, let value = contents[key], !value.isNull else { return [] }
    guard let entries = value.array else {
      throw CatalogSlot.ShapeError(
        position: value.position, message: "\(key) is a list, not \(value.kind)")
    }
    var slots: [CatalogSlot] = []
    for entry in entries { slots.append(try CatalogSlot(entry, isSized: set.kind.isSized)) }
    return slots
  }

  private mutating func check(
    _ slots: [CatalogSlot], in listing: inout FolderListing, with probe: inout ImageProbe
  ) {
    var groups: [String: [ScaleMember]] = [:]
    var order: [String] = []
    for slot in slots {
      guard let filename = slot.filename else { continue }
      let name = Array(filename.utf8)
      let isKnown = files[name] != nil
      let file = files[name] ?? file(named: name, in: &listing, with: &probe)
      files[name] = file
      if let problem = file.problem { report(problem, of: filename, at: slot) }
      guard let header = file.header else { continue }
      if header.isXcodeOptimized, !isKnown { reportOptimized(filename, at: slot) }
      guard !slot.isUnassigned else { continue }
      let image = CheckedImage(
        file: set.folder.appending(name), header: header,
        appliesOrientation: options.appliesOrientation)
      check(image, filename, at: slot)
      guard set.kind == .imageSet, set.demandedSize == nil, let scale = slot.scale else { continue }
      if groups[slot.group] == nil { order.append(slot.group) }
      groups[slot.group, default: []].append(
        ScaleMember(
          name: filename, path: image.file, scale: scale, size: image.size,
          line: slot.position.line))
    }
    for group in order { reportDisagreement(of: groups[group] ?? []) }
  }

  private mutating func file(
    named name: [UInt8], in listing: inout FolderListing, with probe: inout ImageProbe
  ) -> CatalogFile {
    let file = CatalogFile(name, of: set, in: &listing, with: &probe)
    if file.header != nil { imageCount += 1 }
    return file
  }

  private mutating func check(_ image: CheckedImage, _ filename: String, at slot: CatalogSlot) {
    let isSized = set.demandedSize != nil || set.kind == .iconSet
    if let size = set.demandedSize ?? (isSized ? slot.size : nil) {
      checkSize(image.size, against: size, filename, at: slot)
    } else if options.wantsWholePoints {
      checkWholePoints(image.size, filename, at: slot)
    }
    guard image.header.hasAlpha, let severity = alphaSeverity(of: slot) else { return }
    report(
      .iconAlpha, severity, at: slot, actual: "\(filename) with an alpha channel",
      expected: "no alpha channel", "\(filename) has an alpha channel, and this icon takes none")
  }

  private mutating func checkSize(
    _ actual: PixelSize, against size: PointSize, _ filename: String, at slot: CatalogSlot
  ) {
    guard !size.isSize(of: actual, scale: slot.pixelsPerPoint) else { return }
    let expected = size.pixels(scale: slot.pixelsPerPoint)
    report(
      .iconSize, .error, at: slot, actual: "\(filename) \(actual)", expected: "\(expected)",
      "\(filename) is \(actual) px, needs \(size.text) pt at \(slot.pixelsPerPoint)x (\(expected))",
      suggestion: "\(expected)")
  }

  private mutating func checkWholePoints(
    _ size: PixelSize, _ filename: String, at slot: CatalogSlot
  ) {
    guard let nearest = size.wholePoints(scale: slot.pixelsPerPoint) else { return }
    let scale = slot.pixelsPerPoint
    report(
      .wholePoints, .warning, at: slot, actual: "\(filename) \(size)",
      expected: "a multiple of \(scale)",
      "\(filename) is \(size) px, no whole number of points at \(scale)x",
      suggestion: "\(nearest)")
  }

  /// How grave an alpha channel is in a slot; nil where it may be there.
  private func alphaSeverity(of slot: CatalogSlot) -> Finding.Severity? {
    guard slot.isOpaqueIcon(in: set) else { return nil }
    if slot.appearances.isEmpty { return .error }
    return slot.isTinted ? .warning : nil
  }

  // MARK: - Findings

  private mutating func report(
    _ problem: CatalogFile.Problem, of filename: String, at slot: CatalogSlot
  ) {
    report(
      problem.rule, .error, at: slot, actual: problem.actual(filename), expected: problem.expected,
      problem.message(filename), suggestion: problem.suggestion(filename))
  }

  private mutating func reportOptimized(_ filename: String, at slot: CatalogSlot) {
    report(
      .xcodeOptimized, .warning, at: slot, actual: "\(filename) Xcode-optimized",
      expected: "a plain PNG",
      "\(filename) is a PNG that Xcode has optimized for a build, no source image")
  }

  private mutating func reportDisagreement(of members: [ScaleMember]) {
    guard let disagreement = ScaleDisagreement(members) else { return }
    report(
      .imageSetScales, disagreement.severity, line: disagreement.named.first?.line,
      actual: disagreement.actual, expected: disagreement.expected, disagreement.message,
      suggestion: disagreement.suggestion)
  }

  private mutating func reportUnnamed(
    _ listing: FolderListing, named: Set<[UInt8]>, line: Int?
  ) {
    var listing = listing
    // A file that a slot names under another case has its finding already.
    let variants = Set(
      named.compactMap { listing.kind(of: $0) == nil ? listing.variant(of: $0) : nil })
    for entry in listing.entries {
      let isFolder = entry.kind == .folder || entry.kind == .linkedFolder
      let isFile = !isFolder && entry.name.first != UInt8(ascii: ".")
      guard isFile, entry.name != CatalogSet.contentsName else { continue }
      guard !named.contains(entry.name), !variants.contains(entry.name) else { continue }
      let name = String(decoding: entry.name, as: UTF8.self)
      findings.append(
        Finding(
          rule: CatalogRule.unnamedFile.rawValue, severity: .warning,
          file: line == nil ? set.folder.appending(entry.name) : set.contentsFile, line: line,
          actual: name, expected: "a slot that names it",
          message: line == nil
            ? "\(set.name): there is no Contents.json that names \(name)"
            : "\(set.name): no slot names \(name)"))
    }
  }

  private mutating func report(
    _ rule: CatalogRule, _ severity: Finding.Severity, at slot: CatalogSlot, actual: String,
    expected: String, _ message: String, suggestion: String? = nil
  ) {
    let place = slot.words.isEmpty ? "" : "slot \(slot.words): "
    report(
      rule, severity, line: slot.position.line, actual: actual, expected: expected,
      place + message, suggestion: suggestion)
  }

  private mutating func report(
    _ rule: CatalogRule, _ severity: Finding.Severity, line: Int?, actual: String,
    expected: String, _ message: String, suggestion: String? = nil
  ) {
    findings.append(
      Finding(
        rule: rule.rawValue, severity: severity, file: set.contentsFile, line: line,
        actual: actual, expected: expected, message: "\(set.name): \(message)",
        suggestion: suggestion))
  }
}
