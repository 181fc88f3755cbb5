internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation

/// Height-for-width layout: wrapping text gets the height for its solved width.
///
/// Every solve starts from unwrapped text, so that the result does not depend on earlier layouts. Text whose width is
/// determined by required constraints keeps its height, since its content size cannot change that width.
@MainActor
struct HeightForWidth {
  /// The text that was measured unwrapped since the last solve.
  var measured: [any HeightForWidthView] = []
  /// The text whose width can depend on its content size.
  private var free: [any HeightForWidthView] = []
  /// The text whose width is determined by required constraints.
  private var pinned: [any HeightForWidthView] = []
  /// The text that the last solve kept readable.
  private var widened: [any HeightForWidthView] = []
  /// The structure revision of the engine at the last check of `pinned`.
  private var checkedRevision = -1

  /// Solves until heights agree with widths. Returns the nodes whose frames may have changed.
  ///
  /// A topmost view that is text is always measured. It is never stored here, because it would retain itself.
  mutating func solve(in engine: LayoutEngine, of top: UIView) -> [LayoutNode] {
    let wrappingTop = top.asHeightForWidthView.flatMap { $0.wrapsContent ? $0 : nil }
    var candidates = measured + free
    if let wrappingTop { candidates.append(wrappingTop) }
    for text in free { text.adjust(to: nil) }
    for text in widened { engine.setReadableWidth(nil, of: text.layoutNode) }
    widened = []
    wrappingTop?.adjust(to: nil)
    (measured, free) = ([], [])
    engine.solve()
    let loosened = removeLoosened(in: engine)
    for text in loosened { text.adjust(to: nil) }
    candidates += loosened
    var moved: [LayoutNode] = []
    engine.solve {
      let changed = engine.takeChangedNodes()
      moved += changed
      for node in changed {
        guard let text = (node.item as? UIView)?.asHeightForWidthView, text.wrapsContent else { continue }
        candidates.append(text)
      }
      let isChanged = measure(&candidates, in: engine)
      return keepReadable(candidates.filter { $0 !== top }, in: engine) || isChanged
    }
    moved += engine.takeChangedNodes()
    classify(candidates.filter { $0 !== top }, in: engine)
    return moved
  }

  /// Removes text without a known, required width from `pinned`. Returns the text to be measured again.
  private mutating func removeLoosened(in engine: LayoutEngine) -> [any HeightForWidthView] {
    guard checkedRevision != engine.structureRevision else { return [] }
    checkedRevision = engine.structureRevision
    var (remaining, loosened): ([any HeightForWidthView], [any HeightForWidthView]) = ([], [])
    for text in pinned {
      if text.adjustedWidth != nil, engine.hasRequiredWidth(text.layoutNode) {
        remaining.append(text)
        continue
      }
      text.pending.isInPinnedList = false
      if text.adjustedWidth != nil, text.layoutNode.isLaidOut { loosened.append(text) }
    }
    pinned = remaining
    return loosened
  }

  /// Measures text at its solved width. Returns whether any size changed.
  ///
  /// Duplicates, and text that no longer wraps or is not laid out, are removed from `texts`.
  private func measure(_ texts: inout [any HeightForWidthView], in engine: LayoutEngine) -> Bool {
    var seen = Set<ObjectIdentifier>()
    var laidOut: [any HeightForWidthView] = []
    var anyChanged = false
    for text in texts where seen.insert(ObjectIdentifier(text)).inserted {
      guard text.wrapsContent, let solved = engine.frame(of: text.layoutNode) else { continue }
      laidOut.append(text)
      if text.adjust(to: text.pixelGrid.round(solved).width) { anyChanged = true }
    }
    texts = laidOut
    return anyChanged
  }

  /// Sets the readable widths of text that would be narrower. Returns whether there is any.
  private mutating func keepReadable(_ texts: [any HeightForWidthView], in engine: LayoutEngine) -> Bool {
    var anyChanged = false
    let known = Set(widened.map { ObjectIdentifier($0) })
    for text in texts where !engine.hasRequiredWidth(text.layoutNode) {
      guard let width = text.adjustedWidth, !known.contains(ObjectIdentifier(text)),
        let readable = text.readableWidth(above: width)
      else { continue }
      engine.setReadableWidth(readable, of: text.layoutNode)
      widened.append(text)
      anyChanged = true
    }
    return anyChanged
  }

  /// Adds text with a known width to `pinned` or `free`.
  private mutating func classify(_ texts: [any HeightForWidthView], in engine: LayoutEngine) {
    for text in texts where text.adjustedWidth != nil && !text.pending.isInPinnedList {
      if engine.hasRequiredWidth(text.layoutNode) {
        text.pending.isInPinnedList = true
        pinned.append(text)
      } else {
        free.append(text)
      }
    }
  }
}

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
