internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation

/// A view of text. If the text wraps, its height depends on its width.
@MainActor
protocol HeightForWidthView: UIView {
  var content: TextContent { get }
  /// The content with the attributes that the view adds.
  var shownContent: TextContent { get }
  /// The font for text without a font attribute.
  var drawnFont: UIFont { get }
  /// The paragraph style for text without such an attribute.
  var paragraphStyle: NSParagraphStyle.Values { get }
  /// The cached shaped text; nil after a change of the content, the font or the traits.
  var paragraph: ParagraphLayout? { get set }
  var wrapsContent: Bool { get }
  /// The sum of the left and right insets of the text, in points.
  var horizontalTextInset: CGFloat { get }
  /// The width at which layout last measured the text, in points; nil before, and for unwrapped text.
  var adjustedWidth: CGFloat? { get set }
}

extension HeightForWidthView {
  var shownContent: TextContent { content }

  /// The shaped text, from the cache if it is valid.
  var shapedText: ParagraphLayout {
    if let paragraph { return paragraph }
    let shaped = shownContent.shaped(
      font: drawnFont, style: paragraphStyle, direction: effectiveUserInterfaceLayoutDirection, language: textLanguage)
    paragraph = shaped
    return shaped
  }

  /// Discards the shaped text, its width and the drawing.
  func discardText() {
    paragraph = nil
    adjustedWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the content at a width, unwrapped for infinity; nil if the content does not wrap.
  func content(wrappedTo width: CGFloat) -> WrappedContent? {
    guard wrapsContent else { return nil }
    let previous = adjustedWidth
    defer { adjustedWidth = previous }
    adjustedWidth = width.isFinite ? pixelGrid.round(width) : nil
    return WrappedContent(size: measuredIntrinsicSize, readableWidth: readableWidth(above: width))
  }

  /// Returns the width at which the text is readable if it exceeds the given one; otherwise nil.
  ///
  /// Text of a recorded size has no such width. Other text is readable if no word is broken. Short words need at least
  /// four times the point size, and long ones at most twelve times.
  func readableWidth(above width: CGFloat) -> CGFloat? {
    let pointSize = drawnFont.pointSize
    let extra = horizontalTextInset
    guard width.isFinite, width + 0.5 < 12 * pointSize + extra, replacementContentSize == nil else { return nil }
    let text = shapedText
    let words = min(max(text.widestWord, 4 * pointSize), 12 * pointSize)
    let readable = pixelGrid.ceil(min(words, text.size(width: .infinity).width)) + extra
    return width + 0.5 < readable ? readable : nil
  }

  /// Indicates whether a line of wrapped text has only one or two characters because the view is narrow.
  var hasNarrowLine: Bool {
    guard wrapsContent, !bounds.isEmpty else { return false }
    return shapedText.hasNarrowLine(
      width: bounds.width - horizontalTextInset, shortWidth: 4 * drawnFont.pointSize)
  }

  /// Measures the content at a width, or unwrapped for nil. Returns whether its size has changed.
  @discardableResult
  func adjust(to width: CGFloat?) -> Bool {
    guard adjustedWidth != width else { return false }
    adjustedWidth = width
    let size = measuredIntrinsicSize
    guard size != layoutNode.intrinsicSize else { return false }
    layoutNode.setIntrinsicSize(size)
    return true
  }
}
