public import Foundation
internal import TextLayout
internal import UIGraphics

/// The layout of a text storage in a text container, with conversions between characters and positions.
///
/// Glyph indices are UTF-16 indices of the characters, and the whole text is in the first container.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { isStale = true }
  }
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var usesDefaultHyphenation = false
  open var limitsLayoutForSuspiciousContents = false

  /// Indicates whether the lines must be laid out again.
  var isStale = true
  private var lines = TextFrame.empty
  private var shaped: ParagraphLayout?

  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Containers and storage

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    isStale = true
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    removeContainer(textContainers[index])
  }

  func removeContainer(_ container: NSTextContainer) {
    textContainers.removeAll { $0 === container }
    if container.layoutManager === self { container.layoutManager = nil }
    isStale = true
  }

  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { isStale = true }

  // MARK: Layout

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange: NSRange
  ) {
    isStale = true
    textContainers.first?.owner?.storageDidChange()
  }
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    isStale = true
  }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { isStale = true }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textContainers.first?.owner?.setNeedsDisplay() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textContainers.first?.owner?.setNeedsDisplay() }
  open func ensureLayout(for container: NSTextContainer) { layOut() }
  open func ensureLayout(forCharacterRange charRange: NSRange) { layOut() }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut() }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { layOut() }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// The lines in the first container, laid out if necessary.
  var frame: TextFrame {
    layOut()
    return lines
  }

  private func layOut() {
    if let owner = textContainers.first?.owner {
      (lines, shaped) = owner.laidOutText
      return
    }
    guard isStale else { return }
    isStale = false
    (lines, shaped) = (.empty, nil)
    guard let storage = textStorage, storage.length > 0, let container = textContainers.first else { return }
    let layout = ParagraphLayout(NSAttributedString(attributedString: storage), defaultFont: Self.defaultFont)
    let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : .infinity
    lines = container.lines(of: layout, width: max(0, width))
    if container.size.height > 0 { lines.lines.removeAll { $0.top >= container.size.height } }
    shaped = layout
  }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
  private var length: Int { textStorage?.length ?? 0 }
  private var containerWidth: CGFloat {
    let container = textContainers.first
    let width = container?.owner.map { $0.textContainerSize.width } ?? container?.size.width ?? 0
    return width > 0 ? width : frame.size.width + 2 * padding
  }

  private func line(at index: Int) -> TextLine? {
    let lines = frame.lines
    return lines.first { $0.range.contains(index) } ?? lines.last
  }

  private func clamped(_ range: NSRange) -> Range<Int> { Range(clamping: range).clamped(to: 0..<length) }

  // MARK: Characters and glyphs

  open var numberOfGlyphs: Int { length }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < length }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the range of the text in the container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: length, length: 0) }
    return NSRange(location: 0, length: frame.lines.last?.range.upperBound ?? 0)
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container = textContainers.first, isValidGlyphIndex(glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  // MARK: Positions, in the container's coordinate space, in points

  /// Returns the rectangle of the text and the padding of its lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let frame = frame
    guard container === textContainers.first, !frame.lines.isEmpty else { return .zero }
    let left = frame.lines.map(\.origin.x).min() ?? 0
    let right = frame.lines.map { $0.origin.x + $0.width }.max() ?? 0
    return CGRect(
      x: max(0, left), y: 0, width: max(0, right - left) + 2 * container.lineFragmentPadding, height: frame.size.height)
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return fragmentRect(of: line)
  }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return usedRect(of: line)
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  private func fragmentRect(of line: TextLine) -> CGRect {
    CGRect(x: 0, y: line.top, width: containerWidth, height: line.height)
  }
  private func usedRect(of line: TextLine) -> CGRect {
    CGRect(x: line.origin.x, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// Returns a character's position on the baseline, from the top left corner of its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex), let caret = frame.caretRect(at: glyphIndex) else { return .zero }
    return CGPoint(x: caret.minX + padding, y: line.ascent)
  }

  /// Returns the bounds of the characters on a single line, or of the fragments of several lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    let (range, frame) = (clamped(glyphRange), frame)
    let rects = frame.selectionRects(for: range)
    guard var box = rects.first else {
      guard let caret = frame.caretRect(at: range.lowerBound) else { return .zero }
      return caret.offsetBy(dx: padding, dy: 0)
    }
    for rect in rects { box = box.union(rect) }
    box = box.offsetBy(dx: padding, dy: 0)
    let isOneLine = frame.lines.filter { $0.range.overlaps(range) }.count < 2
    return isOneLine ? box : CGRect(x: 0, y: box.minY, width: max(containerWidth, box.maxX), height: box.height)
  }

  /// The empty last line after a final line break.
  private var extraLine: TextLine? { length > 0 ? frame.lines.last.flatMap { $0.range.isEmpty ? $0 : nil } : nil }
  open var extraLineFragmentRect: CGRect { extraLine.map(fragmentRect) ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine.map(usedRect) ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }

  /// Returns the range after the visible text of a truncated line; `NSNotFound` for others.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = line(at: glyphIndex), line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
    let visibleEnd = line.runs.filter { line.range.contains($0.range.lowerBound) }.map(\.range.upperBound).max()
    let start = min(visibleEnd ?? line.range.lowerBound, length)
    return NSRange(location: start, length: length - start)
  }

  // MARK: Points

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the index of the character nearest to a point.
  ///
  /// Also stores the fraction of the character that is before the point, 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let frame = frame
    let nearest = frame.lineIndex(at: point.y).flatMap { frame.lines[$0].nearestCharacter(to: point.x - padding) }
    partialFraction?.pointee = nearest?.fraction ?? 0
    return min(nearest?.offset ?? 0, max(0, length - 1))
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let overlapping = frame.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
    guard let first = overlapping.first, let last = overlapping.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
  }
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  // MARK: Enumeration

  /// Calls a closure for each line fragment of a range, until the closure sets its last argument to true.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let range = clamped(glyphRange)
    var stop = ObjCBool(false)
    for line in frame.lines where line.range.overlaps(range) {
      let lineRange = NSRange(line.range)
      block(fragmentRect(of: line), usedRect(of: line), container, lineRange, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls `block` with a range's rectangle on each line, until `block` sets its last argument to true.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in frame.selectionRects(for: clamped(glyphRange)) {
      block(rect.offsetBy(dx: padding, dy: 0), &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines of a range. The origin is the container's top left corner.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    let range = clamped(glyphsToShow)
    var frame = frame
    frame.lines.removeAll { !$0.range.overlaps(range) }
    guard let shaped, let context = UIGraphicsGetCurrentContext(), !frame.lines.isEmpty else { return }
    context.draw(
      frame, of: shaped.source, at: CGPoint(x: origin.x + padding, y: origin.y), defaultColor: .label)
  }
}
