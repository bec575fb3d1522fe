import FitGeometry

/// A value of a rule or setting that can't be.
package struct ValueError: Error, Hashable, Sendable {
  package var key: CheckKey
  /// The value at fault; nil where the fault is what is missing beside the key.
  package var text: String?
  /// Where it stands in the configuration; nil on the command line.
  package var position: JSONPosition?
  /// What is wrong, to be read after the value; empty where something is missing beside the key.
  package var message: String
  /// The keys one of which is missing beside this one.
  package var needs: [CheckKey] = []
  /// Whether the value names a file that could not be opened.
  package var isAboutAccess = false

  /// A value that can't be.
  package init(_ key: CheckKey, _ value: CheckValues.Value?, _ message: String) {
    self.key = key
    text = value?.text
    position = value?.position
    self.message = message
  }

  /// A value that can't be, as what reads it says.
  init(_ key: CheckKey, _ value: CheckValues.Value, _ problem: ValueProblem) {
    self.init(key, value, problem.message)
    isAboutAccess = problem.isAboutAccess
  }

  /// A key that means nothing without one of others.
  package init(_ key: CheckKey, _ values: CheckValues, needs: [CheckKey]) {
    self.key = key
    position = values.values(of: key).last?.position
    message = ""
    self.needs = needs
  }
}

extension ValueProblem {
  /// A word that is none of those that could stand there.
  init(notOneOf words: [String], _ text: String) {
    let nearest = NearestName.nearest(to: text, among: words, limit: 1)
    let all = words.listed()
    self.init(
      nearest.isEmpty ? "is none of \(all)" : "is none of \(all); did you mean \(nearest[0])?")
  }
}
