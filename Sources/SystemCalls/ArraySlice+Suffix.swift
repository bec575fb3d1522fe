extension ArraySlice<UInt8> {
  /// Whether a name, or a part of one, ends in a text.
  package func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
