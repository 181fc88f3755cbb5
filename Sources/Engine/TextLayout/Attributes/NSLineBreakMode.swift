/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Line breaks between words, and between characters of a word wider than the line.
  case byWordWrapping = 0
  /// Line breaks between characters.
  case byCharWrapping = 1
  /// Lines that end at the edge of the container. In a label, lines before the last permitted one break between words.
  case byClipping = 2
  /// An ellipsis in place of the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis in place of the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis in place of the middle of the last line.
  case byTruncatingMiddle = 5

  /// Indicates whether drawn strings have several lines for a paragraph. Labels have them in every mode.
  package var wrapsDrawnStrings: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
