import UIFoundation

/// The part of a paragraph on a line, before glyphs are placed.
struct LineSpan {
  /// The index of the paragraph in the layout.
  var paragraph: Int
  /// The UTF-16 offsets in the paragraph, including trailing whitespace.
  var range: Range<Int>
  /// The end of the visible part of `range`.
  var visibleEnd: Int
  /// The width of the visible part, including a hyphen or ellipsis, in points.
  var width: CGFloat
  /// The width of the trailing whitespace, in points.
  var hangingWidth: CGFloat
  /// Indicates whether the line ends at a soft hyphen, which becomes visible.
  var hasHyphen: Bool
  var isFirst: Bool
  var isLast: Bool
  /// The truncation; nil for a complete line.
  var truncation: Truncation?
}
