import FitGeometry

/// What a name, a version or a bar can be wrong by.
public enum DisplayError: Error, Hashable, Sendable {
  /// No device has this name; the nearest ones are named.
  case unknownDevice(String, nearest: [String])
  /// Several devices could be meant.
  case ambiguousDevice(String, candidates: [String])
  /// A pattern that fits no device.
  case noDeviceMatches(String)
  /// A version that has no metrics, or is none.
  case unknownOS(String)
  /// The device never ran a version with these metrics.
  case osNotRun(device: String, system: String, asked: String, newest: Int)
  /// A bar's height that is neither a length nor a word.
  case invalidBarHeight(String, words: [String])
  /// A word that says nothing about this bar on this device.
  case wordWithoutMeaning(bar: String, word: String, known: [String], device: String)
  /// A bar's height in a word, but no device that gives it a length.
  case wordNeedsDevice(bar: String, word: String)
  /// A split that is none of the known ones.
  case unknownSplit(String)
  /// Split View on something that is no iPad.
  case splitNeedsIPad(device: String)
  /// The iPad is too old for Split View.
  case noSplitView(device: String)
  /// The system has windows in place of Split View.
  case splitNeedsOlderOS(asked: String)
  /// Nobody published the width of that part.
  case splitNotSourced(device: String, split: String, orientation: String)
  case unknownModel(String, nearest: [String])
  case unknownScreenshot(String, nearest: [String])

  /// A plain sentence without capital or full stop; the caller puts the option's name before it.
  public var message: String {
    switch self {
    case .unknownDevice(let name, let nearest):
      "unknown device '\(name)'\(Self.suggestion(nearest))"
    case .ambiguousDevice(let name, let candidates):
      "'\(name)' could be \(Self.several(candidates))"
    case .noDeviceMatches(let pattern):
      "no device matches '\(pattern)'"
    case .unknownOS(let text):
      "no metrics for version '\(text)'; known are 12 to 18 and 26"
    case .osNotRun(let device, let system, let asked, let newest):
      "\(device) does not run \(system) \(asked); its newest is \(system) \(newest)"
    case .invalidBarHeight(let text, let words):
      "'\(text)' is no height; give points (0 or more), or \(words.listed())"
    case .wordWithoutMeaning(let bar, let word, let known, let device):
      "\(device) has no \(word) \(bar); give points, or \(known.listed())"
    case .wordNeedsDevice(let bar, let word):
      "'\(word)' says how high the \(bar) is on a device only; name one, or give points"
    case .unknownSplit(let text):
      "unknown split '\(text)'; known are 1/2, 1/3 and 2/3"
    case .splitNeedsIPad(let device):
      "\(device) has no Split View; only iPads have"
    case .noSplitView(let device):
      "\(device) has no Split View; iPad Air 2, iPad mini 4 and later ones have"
    case .splitNeedsOlderOS(let asked):
      "iPadOS \(asked) has windows in place of Split View, of any width; "
        + "ask for iPadOS 18 or earlier, or give the size"
    case .splitNotSourced(let device, let split, let orientation):
      "no source has the width of a \(split) split on \(device) in \(orientation); give the size"
    case .unknownModel(let name, let nearest):
      "unknown model '\(name)'\(Self.suggestion(nearest))"
    case .unknownScreenshot(let name, let nearest):
      "unknown screenshot type '\(name)'\(Self.suggestion(nearest))"
    }
  }

  private static func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(nearest.map { "'\($0)'" }.listed())?"
  }

  private static func several(_ candidates: [String]) -> String {
    candidates.count <= 4
      ? candidates.listed()
      : "any of \(candidates.count) devices; say more, or give a pattern with * for all of them"
  }
}
