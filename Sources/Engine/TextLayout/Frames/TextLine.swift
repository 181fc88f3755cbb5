import UIFoundation

/// One line of laid-out text.
package struct TextLine: Sendable {
  /// The runs in visual order, left to right.
  package var runs: [GlyphRun]
  /// The left end of the baseline in the frame, in points, y down.
  package var origin: CGPoint
  /// The width without trailing whitespace, in points.
  package var width: CGFloat
  /// The distance from the line's top to its baseline, in points.
  package var ascent: CGFloat
  /// The distance from the baseline to the line's bottom, in points.
  package var descent: CGFloat
  /// The UTF-16 offsets in the whole string, including trailing whitespace and the terminator.
  package var range: Range<Int>
  package var isTruncated: Bool
  /// Indicates whether the paragraph's direction is right to left.
  package var isRightToLeft: Bool

  package var height: CGFloat { ascent + descent }
  package var top: CGFloat { origin.y - ascent }
}
