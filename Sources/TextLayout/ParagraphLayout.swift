import UIFoundation

/// A text that is analysed and shaped once, then wrapped at any width.
package final class ParagraphLayout {
  package let text: NSAttributedString
  package let defaultFont: UIFont
  package let direction: UIUserInterfaceLayoutDirection

  /// The direction is that of paragraphs which have no strong character; nil font attributes take the default.
  package init(_ text: NSAttributedString, defaultFont: UIFont, direction: UIUserInterfaceLayoutDirection) {
    self.text = text
    self.defaultFont = defaultFont
    self.direction = direction
  }

  /// Wraps at the width, which may be infinite; a maximum of 0 lines means no limit.
  ///
  /// Aligned lines stand in `width` where it is finite, else in the widest line.
  package func frame(
    width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural
  ) -> TextFrame {
    .empty
  }

  /// The size that `frame` would have, without placing a glyph. Not rounded. Points.
  package func size(
    width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) -> CGSize {
    frame(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode).size
  }
}
