/// One thing that can be asked of an image.
///
/// A rule is declared once: the name it has as a flag and as a configuration key, how its values are
/// read, and how an image is judged. A new one is a type in a file of its own and a line in
/// `RuleTable.all`.
package protocol Rule: Sendable {
  /// Its name, what stands for its value in help, and help.
  static var key: CheckKey { get }

  /// Reads the rule from what was given.
  ///
  /// - Returns: nil where the rule was not asked for.
  /// - Throws: What is wrong with a value of its own, or with a setting that it needs.
  static func read(from values: CheckValues) throws(ValueError) -> Self?

  /// Where an image breaks the rule; empty where it does not.
  func violations(of image: CheckedImage) -> [Violation]

  /// What there is to say of an image that keeps the rule, one plain sentence each.
  func remarks(on image: CheckedImage) -> [String]
}

extension Rule {
  package func remarks(on image: CheckedImage) -> [String] { [] }
}
