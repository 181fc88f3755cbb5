import UIFoundation

/// Positioned lines, the result of layout for measuring, hit testing and drawing.
package struct TextFrame: Sendable {
  /// The lines from top to bottom.
  package var lines: [TextLine]
  /// The unrounded typographic size, in points: the widest line's width, all line heights and spacing.
  package var size: CGSize
  /// The distance of the first baseline from the top, in points, not rounded.
  package var firstBaseline: CGFloat
  /// The distance of the last baseline from the top, in points, not rounded.
  package var lastBaseline: CGFloat

  /// A frame without text.
  package static let empty = TextFrame(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0)
}
