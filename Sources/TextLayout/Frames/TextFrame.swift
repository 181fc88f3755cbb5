import UIFoundation

/// Lines in their places: what is measured, hit and drawn.
package struct TextFrame: Sendable {
  /// From top to bottom.
  package var lines: [TextLine]
  /// Typographic, not rounded: widest line by the sum of line heights and spacing. Points.
  package var size: CGSize
  /// From the top, not rounded. Points.
  package var firstBaseline: CGFloat
  /// From the top, not rounded. Points.
  package var lastBaseline: CGFloat
  /// Some of the text is not shown.
  package var isTruncated: Bool
  /// Scalars that no font covers, ascending, each once; they show as a replacement box.
  package var uncovered: [Unicode.Scalar]

  /// No text.
  package static let empty = TextFrame(
    lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false, uncovered: [])
}
