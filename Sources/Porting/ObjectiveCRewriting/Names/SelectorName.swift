/// The conversion of Swift names to Objective-C selectors.
enum SelectorName {
  /// Returns the selector of a method.
  ///
  /// `move(to:)` is `moveTo:`, `tap(_:)` is `tap:`, `add(item:)` is `addWithItem:`.
  static func make(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let needsWith = !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: name))
      selector += (needsWith ? "With" : "") + first.capitalizedFirst
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  static func setter(of property: String) -> String {
    "set\(property.capitalizedFirst):"
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { $0.isLowercase || !$0.isLetter })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  // The compiler's list of prepositions (in PartsOfSpeech.def). The first label is joined without "With" if it begins
  // with one or the name ends with one.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}

extension String {
  /// The string with its first character in uppercase.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
