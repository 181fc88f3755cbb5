import UIFoundation

/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Lines break between words; a word wider than the line breaks between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Lines break only where the text says so, and run out of the container.
  case byClipping = 2
  /// The last line loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// The last line loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// The last line loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}
