/// What the program ends with, by sysexits(3). Of several the worst counts; worst is first here.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  /// The command line can't be understood, or asks for what can't be.
  case usage = 64
  /// The configuration is wrong.
  case configuration = 78
  /// Output could not be written.
  case cannotWrite = 74
  /// Something named could not be found, opened or read.
  case noInput = 66
  /// Something was read, but is no image that has a size.
  case noImage = 65
  /// A rule is broken.
  case broken = 1
  case success = 0

  /// Milder is less.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rank > right.rank
  }

  /// Takes the worse of what there was and this.
  package mutating func worsen(to other: ExitStatus) {
    guard self != other else { return }
    self = max(self, other)
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
