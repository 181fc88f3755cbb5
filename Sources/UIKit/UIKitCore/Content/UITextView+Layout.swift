internal import Foundation
internal import TextLayout
internal import UIFoundation

extension UITextView {
  /// The font of text that has none of its own.
  var drawnFont: UIFont { assignedFont.map(adjusted) ?? Self.defaultFont }

  var paragraphStyle: NSParagraphStyle.Values {
    var style = NSParagraphStyle.Values()
    style.alignment = assignedAlignment.resolved(for: effectiveUserInterfaceLayoutDirection)
    style.lineBreakMode = .byWordWrapping
    return style
  }

  /// The content with the attributes of links.
  var shownContent: TextContent { content.hasLinks ? content.withLinkAttributes(linkTextAttributes ?? [:]) : content }

  /// The insets of the text from the content's edges, in points.
  var textInsets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  func measure(width: CGFloat) -> CGSize {
    let insets = textInsets
    let available = width.isFinite ? max(0, width - insets.horizontal) : .infinity
    var size =
      content.isPresent ? textSize(width: available) : CGSize(width: 0, height: drawnFont.lineHeight)
    size.width += insets.horizontal
    size.height += insets.vertical
    return pixelGrid.ceil(size)
  }

  private func textSize(width: CGFloat) -> CGSize {
    guard textContainer.isSimpleRectangularTextContainer else {
      return textContainer.lines(of: shapedText, width: width).size
    }
    return shapedText.size(
      width: width, maximumLines: textContainer.maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
  }

  /// The width available for lines of text, in points; infinite if the view has no width.
  ///
  /// The width of the view is the width at which layout last measured the text, or else that of the bounds.
  var textWidth: CGFloat {
    let width = adjustedWidth ?? bounds.width
    return width > 0 ? max(0, width - textInsets.horizontal) : .infinity
  }

  /// The drawn lines with their shaped text.
  var laidOutText: (TextFrame, ParagraphLayout?) { content.isPresent ? (drawnLines, shapedText) : (.empty, nil) }

  /// The size of the text container, in points.
  var textContainerSize: CGSize { bounds.inset(by: textContainerInset).size }

  /// The lines at the width of the bounds, with baselines on pixels.
  var drawnLines: TextFrame {
    let grid = pixelGrid
    let width = max(0, bounds.width - textInsets.horizontal)
    if let lineCache, lineCache.width == width, lineCache.scale == grid.scale { return lineCache.lines }
    var lines = textContainer.lines(of: shapedText, width: width)
    lines.snapBaselines(to: grid)
    lineCache = (width, grid.scale, lines)
    return lines
  }
}

extension UITextView: HeightForWidthView {
  var horizontalTextInset: CGFloat { textInsets.horizontal }
  var wrapsContent: Bool { !isScrollEnabled && content.isPresent }
}
