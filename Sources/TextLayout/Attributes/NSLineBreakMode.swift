import UIFoundation

/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Breaks between words, and between characters of a word wider than the line.
  case byWordWrapping = 0
  /// Breaks between characters.
  case byCharWrapping = 1
  /// Breaks at line feeds only; longer lines exceed the container.
  case byClipping = 2
  /// Replaces the beginning of the last line by an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end of the last line by an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle of the last line by an ellipsis.
  case byTruncatingMiddle = 5
}
