/// A pattern of file names, as the configuration and the command line take it.
///
/// `*` and `?` stay within a name, `**` is zero or more folders (at the end: all that is beneath),
/// `[a-z]` one character of these, `[!a-z]` one of all others, `{a,b}` either, and `\` takes the next
/// character as it is. ASCII letters match in any case, and characters that are canonically
/// equivalent are the same one. A name that begins with a dot is matched by a dot alone, unless
/// hidden files are asked for.
///
/// Matching takes time proportional to the pattern's length times the path's: nothing is tried
/// twice, and a pattern of too many alternatives is refused.
package struct PathPattern: Sendable {
  /// As it was written.
  package let text: String
  /// What stands at each level, for each way to choose among the braces.
  let alternatives: [[Segment]]

  package init(_ text: String) throws(ValueProblem) {
    self.text = text
    var alternatives: [[Segment]] = []
    for items in try PatternParser.parse(text) {
      alternatives.append(try Segment.segments(of: items))
    }
    self.alternatives = alternatives
  }

  /// Whether a path matches as a whole.
  ///
  /// - Parameter includesHidden: Whether wildcards take names that begin with a dot.
  package func matches(_ path: PatternPath, includesHidden: Bool = false) -> Bool {
    alternatives.contains { Self.matches($0[...], path.names[...], includesHidden) }
  }

  /// Whether a path matches, or a folder that it lies in.
  package func matchesPathOrFolder(above path: PatternPath, includesHidden: Bool) -> Bool {
    path.names.indices.contains { end in
      alternatives.contains { Self.matches($0[...], path.names[...end], includesHidden) }
    }
  }

  /// Whether something that lies in a folder, however deep, could match.
  package func couldMatch(beneath folder: PatternPath, includesHidden: Bool = false) -> Bool {
    alternatives.contains { segments in
      for (index, name) in folder.names.enumerated() {
        guard index < segments.count - 1 else { return false }
        switch segments[index] {
        case .anyFolders:
          return includesHidden || !folder.names[index...].contains(where: \.isHidden)
        case .name(let glob): guard glob.matches(name, includesHidden) else { return false }
        }
      }
      return folder.names.count < segments.count
    }
  }

  /// Whether it can match folders by intent: its last part is spelled out.
  package var namesOneThing: Bool {
    alternatives.allSatisfy { segments in
      guard case .name(let glob)? = segments.last else { return false }
      return glob.isLiteral
    }
  }

  /// Whether it spells out how the name ends, so that whatever it matches was asked for by name.
  package var spellsExtension: Bool {
    alternatives.allSatisfy { segments in
      guard case .name(let glob)? = segments.last else { return false }
      return glob.spellsExtension
    }
  }

  /// Whether a part of it begins with a dot.
  var namesHidden: Bool {
    alternatives.contains { segments in
      segments.contains {
        if case .name(let glob) = $0 { glob.namesHidden } else { false }
      }
    }
  }

  private static func matches(
    _ segments: ArraySlice<Segment>, _ names: ArraySlice<PatternPath.Name>, _ includesHidden: Bool
  ) -> Bool {
    var (segment, name) = (segments.startIndex, names.startIndex)
    // Where the last ** stands, and the first name that it has not taken yet. Only the last one is
    // ever gone back to: what an earlier one could take beyond its least, the last one can as well.
    var retry: (segment: Int, name: Int)?
    while name < names.endIndex {
      if segment < segments.endIndex {
        switch segments[segment] {
        case .anyFolders:
          retry = (segment, name)
          segment += 1
          continue
        case .name(let glob):
          if glob.matches(names[name], includesHidden) {
            (segment, name) = (segment + 1, name + 1)
            continue
          }
        }
      }
      guard let last = retry, includesHidden || !names[last.name].isHidden else { return false }
      retry = (last.segment, last.name + 1)
      (segment, name) = (last.segment + 1, last.name + 1)
    }
    return segment == segments.endIndex
  }
}

extension PathPattern {
  /// What a pattern asks of one level of a path.
  enum Segment: Sendable {
    /// `**`
    case anyFolders
    case name(NameGlob)

    fileprivate static func segments(
      of items: [PatternParser.Item]
    ) throws(ValueProblem) -> [Segment] {
      if items.first == .separator {
        throw ValueProblem("begins with a slash, but is matched from the folder it stands for")
      }
      var segments: [Segment] = []
      for part in items.split(separator: .separator) where !part.elementsEqual([.literal(".")]) {
        guard !part.elementsEqual([.literal("."), .literal(".")]) else {
          throw ValueProblem("leaves its folder by ..")
        }
        let isDeep = part.count == 2 && part.allSatisfy { $0 == .star }
        segments.append(isDeep ? .anyFolders : .name(NameGlob(part)))
      }
      if case .anyFolders? = segments.last { segments.append(.name(NameGlob([.star]))) }
      return segments
    }
  }
}

extension PathPattern: Hashable {
  package static func == (left: PathPattern, right: PathPattern) -> Bool {
    left.text == right.text
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
