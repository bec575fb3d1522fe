import FitGeometry

/// A value of a rule or setting that can't be.
package struct ValueError: Error, Hashable, Sendable {
  package var key: CheckKey
  /// The value at fault; nil where the fault is what is missing beside the key.
  package var text: String?
  /// Where it stands in the configuration; nil on the command line.
  package var position: JSONPosition?
  /// What is wrong, to be read after the value, or after the key where there is none.
  package var message: String

  package init(key: CheckKey, text: String?, position: JSONPosition?, message: String) {
    self.key = key
    self.text = text
    self.position = position
    self.message = message
  }
}

extension ValueProblem {
  /// A word that is none of those that could stand there.
  init(notOneOf words: [String], _ text: String) {
    let nearest = NearestName.nearest(to: text, among: words, limit: 1)
    let all = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    self.init(
      nearest.isEmpty ? "is none of \(all)" : "is none of \(all); did you mean \(nearest[0])?")
  }
}
