/// The known differences of ICU 72 and of Swift's grapheme clusters from Unicode 15.0's test files.
enum KnownDifferences {
  /// Returns the name of a known difference in grapheme clusters; nil for other cases.
  ///
  /// Unicode 15.0 applies GB11 to U+2701, which is Extended_Pictographic. Swift does not, because the character is not
  /// an emoji.
  static func grapheme(_ scalars: [UInt32]) -> String? {
    scalars == [0x2701, 0x200D, 0x2701] ? "swift-zwj-after-non-emoji" : nil
  }

  /// Returns the name of a known difference in line breaks; nil for other cases.
  ///
  /// ICU's line.txt tailors LB25 with a regular expression for numbers, and keeps an initial hyphen with its word.
  static func line(_ scalars: [UInt32]) -> String? {
    // The file repeats pairs with a diaeresis in between, which LB9 ignores.
    let text = scalars.filter { $0 != 0x0308 }
    if let first = text.first, text.count == 2 {
      // A hyphen at the beginning of a word stays with its letters ("-like").
      if first == 0x2D { return "icu-hyphen-at-start" }
      // A separator before a digit begins a number (",5").
      if first == 0x2C, text[1] == 0x30 { return "icu-number-after-separator" }
    }
    // A full stop before a digit begins or continues a number (".35", "a.2").
    let hasNumber = zip(text, text.dropFirst()).contains { $0 == 0x2E && (0x30...0x39).contains($1) }
    return hasNumber ? "icu-number-after-separator" : nil
  }

  /// Returns the name of a known difference in a line of BidiCharacterTest.txt; nil for other lines.
  ///
  /// These lines test clarifications of Unicode 8.0 that ICU 72 does not implement.
  static func bidi(line: Int) -> String? {
    switch line {
    case 59...62: "icu-isolates-between-embeddings-in-overrides"
    case 65...80: "icu-brackets-across-embeddings"
    case 83...113: "icu-marks-after-brackets"
    case 120: "icu-more-than-63-open-brackets"
    default: nil
    }
  }
}
