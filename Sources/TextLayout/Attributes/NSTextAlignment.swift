import UIFoundation

/// Where the lines of a paragraph stand between its edges.
public enum NSTextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// Against the left edge, whatever the direction.
  case left = 0
  /// In the middle.
  case center = 1
  /// Against the right edge, whatever the direction.
  case right = 2
  /// Against both edges, except the last line of a paragraph.
  case justified = 3
  /// Against the edge where the paragraph's direction begins.
  case natural = 4
}
