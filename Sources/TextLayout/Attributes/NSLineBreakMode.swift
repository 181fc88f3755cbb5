import UIFoundation

/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Line breaks between words, and between characters of a word wider than the line.
  case byWordWrapping = 0
  /// Line breaks between characters.
  case byCharWrapping = 1
  /// Line breaks between words, except on the last permitted line, which can exceed the container.
  case byClipping = 2
  /// An ellipsis in place of the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis in place of the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis in place of the middle of the last line.
  case byTruncatingMiddle = 5
}
