import UIFoundation

/// One line of laid-out text.
package struct TextLine: Sendable {
  /// In visual order, left to right.
  package var runs: [GlyphRun]
  /// The baseline's left end in the frame, y down. Points.
  package var origin: CGPoint
  /// Without white space that hangs at the end. Points.
  package var width: CGFloat
  /// From the line's top to its baseline. Points.
  package var ascent: CGFloat
  /// From the baseline to the line's bottom. Points.
  package var descent: CGFloat
  /// UTF-16 offsets in the whole string, with the white space and line feed that end the line.
  package var range: Range<Int>
  package var isTruncated: Bool
  /// The paragraph's direction.
  package var isRightToLeft: Bool

  package var height: CGFloat { ascent + descent }
  package var top: CGFloat { origin.y - ascent }
}
