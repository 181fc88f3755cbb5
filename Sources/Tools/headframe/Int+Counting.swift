extension Int {
  /// Returns the number followed by a word in the singular or, with an s, in the plural.
  func counting(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }

  /// The warning about this number of unreadable lines of results.
  var omittedLines: String {
    "\(counting("line")) cannot be read and \(self == 1 ? "is" : "are") omitted"
  }
}
