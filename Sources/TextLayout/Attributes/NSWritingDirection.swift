import UIFoundation

/// Which way a paragraph reads.
public enum NSWritingDirection: Int, Sendable, Hashable, CaseIterable {
  /// As its first strong character says, else as the surroundings do.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How the `writingDirection` attribute acts; combined with a direction's raw value.
public enum NSWritingDirectionFormatType: Int, Sendable, Hashable {
  /// The range is an embedding in its direction.
  case embedding = 0
  /// The range's characters are all taken to have its direction.
  case override = 2
}
