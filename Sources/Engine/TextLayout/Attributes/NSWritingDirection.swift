import UIFoundation

/// The reading direction of a paragraph.
public enum NSWritingDirection: Int, Sendable, Hashable, CaseIterable {
  /// The direction of the first strong character, or of the context if there is none.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The effect of the `writingDirection` attribute, combined with a direction's raw value.
public enum NSWritingDirectionFormatType: Int, Sendable, Hashable {
  /// An embedding in the direction.
  case embedding = 0
  /// An override of the direction of all characters.
  case override = 2
}
