import UIFoundation

/// The horizontal position of lines between the edges of a paragraph.
public enum NSTextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// Aligned with the left edge, regardless of the writing direction.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned with the right edge, regardless of the writing direction.
  case right = 2
  /// Aligned with both edges, except the last line of a paragraph.
  case justified = 3
  /// Aligned with the leading edge of the paragraph's direction.
  case natural = 4
}
