import UIFoundation

/// Which part of a paragraph stands on a line, before any glyph is placed.
struct LineSpan {
  /// Index of the paragraph in the layout.
  var paragraph: Int
  /// UTF-16 offsets in the paragraph, white space at the end included.
  var range: Range<Int>
  /// Where the visible part of `range` ends.
  var visibleEnd: Int
  /// Of the visible part, with a hyphen where there is one. Points.
  var width: CGFloat
  /// Of what hangs after the visible part. Points.
  var hangingWidth: CGFloat
  /// The line ends at a soft hyphen, which shows.
  var hasHyphen: Bool
  var isFirst: Bool
  var isLast: Bool
  /// How the line is cut; nil where all of `range` shows.
  var truncation: Truncation?
}
