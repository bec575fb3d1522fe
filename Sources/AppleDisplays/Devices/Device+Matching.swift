import FitGeometry

extension Device {
  /// The devices that a name or a pattern stands for, in table order, each once.
  ///
  /// A name is Apple's name, a slug, an alias or a hardware identifier, without regard to case,
  /// spaces, hyphens, brackets and the words `inch`, `generation` and `gen`: `iPhone 17 Pro`,
  /// `iphone-17-pro`, `iPhone18,1`, `iPad Pro 12.9 6th gen`. Fewer words do where only one device
  /// has them all: `17 Pro Max`. A pattern is one by its `*`, `?`, `[a-z]` or `{a,b}`, and is held
  /// against slugs, names and aliases; one that has a comma of its own against identifiers.
  ///
  /// - Throws: ``DisplayError/unknownDevice(_:nearest:)``,
  ///   ``DisplayError/ambiguousDevice(_:candidates:)`` or
  ///   ``DisplayError/noDeviceMatches(_:)``; never returns an empty list.
  public static func matching(_ text: String) throws(DisplayError) -> [Device] {
    guard NamePattern.isPattern(text) else { return [try named(text)] }
    let pattern = NamePattern(text)
    // Only identifiers have a comma; `iphone*1` is not to find an iPhone 8 by its `iPhone10,1`.
    let isOfIdentifiers = pattern.holds(",")
    let matches = all.filter { device in
      (isOfIdentifiers ? device.identifiers : device.spokenNames).contains(where: pattern.matches)
    }
    guard !matches.isEmpty else { throw .noDeviceMatches(text) }
    return matches
  }

  /// The one device that a name stands for; see ``matching(_:)``.
  ///
  /// - Throws: ``DisplayError/unknownDevice(_:nearest:)`` or
  ///   ``DisplayError/ambiguousDevice(_:candidates:)``.
  public static func named(_ text: String) throws(DisplayError) -> Device {
    // As written in the table, at no cost; then however else it may be spelled.
    if let device = all.first(where: { $0.names.contains(text) }) {
      return device
    }
    let asked = ModelName(text)
    let joined = asked.joined
    if let device = all.first(where: { $0.names.contains { ModelName($0).joined == joined } }) {
      return device
    }
    let candidates = asked.words.isEmpty ? [] : all.filter { $0.hasWords(asked.words) }
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      let names = all.lazy.flatMap(\.names)
      throw .unknownDevice(text, nearest: NearestName.nearest(to: text, among: names))
    default: throw .ambiguousDevice(text, candidates: candidates.map(\.name))
    }
  }

  /// Everything that it can be called.
  private var names: [String] { spokenNames + identifiers }

  private var spokenNames: [String] { [slug, name] + aliases }

  private func hasWords(_ words: [String]) -> Bool {
    let own = ModelName(name).words
    return words.allSatisfy(own.contains)
  }
}
