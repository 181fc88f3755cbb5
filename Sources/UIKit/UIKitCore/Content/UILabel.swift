public import Foundation
public import TextLayout
internal import UIFoundation
public import UIGraphics

/// A view of read-only text in one or more lines.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  private(set) var content = TextContent()

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Content

  open var text: String? {
    get { content.string }
    set {
      changeValue(forKey: "text") {
        keepStyleOfText()
        content.set(newValue)
        discardText()
      }
    }
  }
  /// The text with its style. After an assignment, the properties of style are those of the first character.
  ///
  /// Parts without a font or color have those that were assigned to the label. A font, color, alignment, line break
  /// mode or shadow that is assigned later applies to the whole text.
  open var attributedText: NSAttributedString? {
    get {
      var style = paragraphStyle
      style.alignment = assignedAlignment
      return content.attributed(font: drawnFont, color: assignedTextColor ?? .label, style: style)
    }
    set {
      content.set(newValue)
      discardText()
    }
  }
  /// Gives the label the style of its attributed text, for the plain text that replaces it.
  func keepStyleOfText() {
    guard content.attributedText != nil else { return }
    assignedFont = content.firstFont ?? assignedFont
    assignedTextColor = content.firstColor ?? assignedTextColor
    (assignedAlignment, assignedMode) = (textAlignment, lineBreakMode)
    (assignedShadowColor, assignedShadowOffset) = (shadowColor, shadowOffset)
  }
  open var font: UIFont! {
    get { content.firstFont ?? drawnFont }
    set {
      assignedFont = newValue
      content.removeAttributes([.font])
      discardText()
    }
  }
  private var assignedFont: UIFont?
  open var textColor: UIColor! {
    get { content.firstColor ?? assignedTextColor ?? .label }
    set {
      assignedTextColor = newValue
      guard content.attributedText != nil else { return }
      content.removeAttributes([.foregroundColor])
      discardText()
    }
  }
  private var assignedTextColor: UIColor?
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment: NSTextAlignment {
    get { content.firstAlignment ?? assignedAlignment }
    set {
      guard assignedAlignment != newValue || content.attributedText != nil else { return }
      assignedAlignment = newValue
      content.changeParagraphStyles { $0.alignment = newValue }
      discardText()
    }
  }
  private var assignedAlignment = NSTextAlignment.natural
  /// Indicates whether natural alignment follows each paragraph instead of the interface.
  package var alignsParagraphsSeparately = false {
    didSet { if oldValue != alignsParagraphsSeparately { discardText() } }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { content.firstLineBreakMode ?? assignedMode }
    set {
      guard assignedMode != newValue || content.attributedText != nil else { return }
      assignedMode = newValue
      content.changeParagraphStyles { $0.lineBreakMode = newValue }
      discardText()
    }
  }
  private var assignedMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 {
    didSet {
      guard oldValue != numberOfLines else { return }
      discardText()
      containingStack?.textWidthDidChange()
    }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { discardText() } }
  }
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { discardText() } }
  }
  open var shadowColor: UIColor? {
    get { content.firstShadow.map { $0.shadowColor as? UIColor } ?? assignedShadowColor }
    set {
      assignedShadowOffset = shadowOffset
      assignedShadowColor = newValue
      shadowDidChange()
    }
  }
  open var shadowOffset: CGSize {
    get { content.firstShadow?.shadowOffset ?? assignedShadowOffset }
    set {
      assignedShadowColor = shadowColor
      assignedShadowOffset = newValue
      shadowDidChange()
    }
  }
  private var assignedShadowColor: UIColor?
  private var assignedShadowOffset = CGSize(width: 0, height: -1)
  private func shadowDidChange() {
    guard content.attributedText != nil else { return }
    content.removeAttributes([.shadow])
    discardText()
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if oldValue != lineBreakStrategy { discardText() } }
  }

  /// The maximum width of lines in the intrinsic size, in points; 0 for the width from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
  }
  var adjustedWidth: CGFloat?
  open override var accessibilityLanguage: String? {
    didSet { if oldValue != accessibilityLanguage { discardText() } }
  }

  override func layoutTraitsDidChange() {
    paragraph = nil
  }

  // MARK: Measuring

  /// The font of text that has none of its own.
  var drawnFont: UIFont { assignedFont.map(adjusted) ?? Self.defaultFont }
  var paragraphStyle: NSParagraphStyle.Values {
    var style = NSParagraphStyle.Values()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// The alignment of text without its own. Natural alignment is that of the interface, not of each paragraph.
  private var alignment: NSTextAlignment {
    guard assignedAlignment == .natural else { return assignedAlignment }
    if alignsParagraphsSeparately { return .natural }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  var paragraph: ParagraphLayout?

  /// Returns the size of the text in at most the given number of lines, in points, rounded up to pixels.
  func measure(width: CGFloat, lines: Int) -> CGSize {
    guard content.isPresent else { return .zero }
    let wraps = lines != 1 && width < Self.unlimited
    var size = (measuredText ?? shapedText).size(
      width: wraps ? width : .infinity, maximumLines: lines, lineBreakMode: lineBreakMode)
    // Clipped text continues beyond the edge in its last line, which the size excludes.
    if wraps { size.width = min(size.width, width) }
    return pixelGrid.ceil(size)
  }

  /// A width or height that is effectively unlimited, in points. It is finite, so that insets are added exactly.
  static let unlimited: CGFloat = 1_000_000

  override var asHeightForWidthView: (any HeightForWidthView)? { self }

  override var describedText: String? { text }
  override var describedLayerClass: String { "_UILabelLayer" }

  open override var intrinsicContentSize: CGSize {
    if preferredMaxLayoutWidth > 0 { return fittingSize(width: preferredMaxLayoutWidth) }
    return fittingSize(width: (pending.isMeasuring ? adjustedWidth : nil) ?? Self.unlimited)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? min(size.width, Self.unlimited) : Self.unlimited)
  }

  /// Returns the size of the text rectangle, which can include the padding of a subclass.
  private func fittingSize(width: CGFloat) -> CGSize {
    let limits = CGRect(x: 0, y: 0, width: numberOfLines == 1 ? Self.unlimited : width, height: Self.unlimited)
    return textRect(forBounds: limits, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the text's rectangle at the top of the bounds.
  ///
  /// For text taller than the bounds, the rectangle has the height of the bounds and the top of the centered text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measure(width: bounds.width, lines: numberOfLines)
    let excess = max(0, size.height - bounds.height)
    return CGRect(
      x: bounds.minX, y: pixelGrid.ceil(bounds.minY - excess / 2), width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  override var baselineFont: UIFont? { font }
  override var ownFirstBaselineOffset: CGFloat { baselines.first }
  override var ownLastBaselineOffset: CGFloat { baselines.last }

  /// The distances of the first baseline from the top and of the last from the bottom, in points.
  private var baselines: (first: CGFloat, last: CGFloat) {
    guard content.isPresent else { return (pixelGrid.ceil(font.ascender), pixelGrid.ceil(-font.descender)) }
    let width = numberOfLines == 1 ? .infinity : (adjustedWidth ?? (bounds.width > 0 ? bounds.width : .infinity))
    let frame = shapedText.frame(width: width, maximumLines: numberOfLines, lineBreakMode: lineBreakMode)
    let height = pixelGrid.ceil(frame.size.height)
    return (pixelGrid.round(frame.firstBaseline), height - pixelGrid.round(frame.lastBaseline))
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let (layout, frame, origin) = placedText(in: rect) else {
      return
    }
    context.saveGState()
    defer { context.restoreGState() }
    // Lines that are too long are clipped only at the sides, because tall scripts extend beyond the top and bottom
    // edges.
    if frame.lines.contains(where: { $0.width > rect.width + Self.clippedWidth }) {
      context.clip(to: rect.insetBy(dx: 0, dy: -rect.height))
    }
    // Parts of an attributed text draw their own shadows.
    if let color = assignedShadowColor {
      context.setShadow(offset: assignedShadowOffset, blur: 0, color: color.cgColor)
    }
    context.draw(frame, of: layout.source, at: origin, defaultColor: drawnColor)
  }

  /// Returns the text at its drawn scale, its lines and their origin; nil without text or space.
  func placedText(in rect: CGRect) -> (layout: ParagraphLayout, frame: TextFrame, origin: CGPoint)? {
    guard content.isPresent, !rect.isEmpty else { return nil }
    let (layout, scale) = fitted(to: rect.size)
    var frame = layout.frame(
      width: rect.width, maximumLines: visibleLineCount(in: rect, of: layout), lineBreakMode: lineBreakMode)
    frame.snapBaselines(to: pixelGrid)
    let height = pixelGrid.ceil(frame.size.height)
    var y = rect.minY + pixelGrid.floor((rect.height - height) / 2)
    // Attributed text that is scaled down is centered.
    if scale < 1, numberOfLines == 1, content.attributedText == nil {
      y = adjustedTop(of: frame, in: rect, centered: y)
    }
    return (layout, frame, CGPoint(x: rect.minX, y: y))
  }

  /// The first and last baseline of the drawn text, in the view's coordinate space.
  ///
  /// The value is nil without text or for empty bounds.
  package var drawnBaselines: (first: CGFloat, last: CGFloat)? {
    placedText(in: bounds).map { ($0.origin.y + $0.frame.firstBaseline, $0.origin.y + $0.frame.lastBaseline) }
  }

  /// The width, in points, by which a line can extend beyond its label without being clipped.
  static let clippedWidth: CGFloat = 0.01

  private var drawnColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    let color = assignedTextColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(0.3)
  }

  /// Returns the maximum number of lines to draw; 0 for no limit.
  ///
  /// Lines that are not completely visible are not drawn, except the first line.
  private func visibleLineCount(in rect: CGRect, of layout: ParagraphLayout) -> Int {
    if numberOfLines == 1 { return 1 }
    let full = layout.frame(width: rect.width, maximumLines: numberOfLines, lineBreakMode: lineBreakMode)
    guard pixelGrid.floor(full.size.height) > rect.height else { return numberOfLines }
    let fitting = full.lines.prefix { $0.top + $0.height <= rect.height + 1 / pixelGrid.scale }.count
    return max(1, fitting)
  }

  /// Returns the text and its scale. The scale is less than 1 if the text was scaled down to fit.
  private func fitted(to size: CGSize) -> (ParagraphLayout, CGFloat) {
    let layout = shapedText
    if let tightened = tightened(layout, toFit: size.width) { return (tightened, 1) }
    guard adjustsFontSizeToFitWidth else { return (layout, 1) }
    let smallest = min(1, max(0.1, minimumScaleFactor))
    if fits(layout, in: size) { return (layout, 1) }
    var (low, high) = (smallest, CGFloat(1))
    var best = layout.scaled(by: smallest)
    // Eight bisections find the scale to within half a percent.
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let candidate = layout.scaled(by: middle)
      if fits(candidate, in: size) { (low, best) = (middle, candidate) } else { high = middle }
    }
    return (best, low)
  }

  /// Returns whether text is drawn completely in a size.
  ///
  /// As in drawing, the height can exceed the size by less than a pixel, and the width cannot.
  private func fits(_ text: ParagraphLayout, in size: CGSize) -> Bool {
    let needed = text.size(width: numberOfLines == 1 ? .infinity : size.width)
    guard needed.width <= size.width + Self.summationSlack, pixelGrid.floor(needed.height) <= size.height else {
      return false
    }
    return numberOfLines < 2 || text.lineCount(width: size.width) <= numberOfLines
  }

  /// The tolerance, in points, for sums of advances, as in the truncation of lines.
  private static let summationSlack: CGFloat = 1e-6

  /// The scaled text during `measuringDrawnText`; nil at other times.
  private var measuredText: ParagraphLayout?

  /// Calls a closure, during which the text is measured at its drawn scale.
  func measuringDrawnText<Result>(_ body: (_ scale: CGFloat) -> Result) -> Result {
    let (text, scale) = fitted(to: bounds.size)
    measuredText = text
    defer { measuredText = nil }
    return body(scale)
  }

  /// Returns the top of a line that is scaled down, which is inside the rectangle if the line fits.
  private func adjustedTop(of frame: TextFrame, in rect: CGRect, centered: CGFloat) -> CGFloat {
    switch baselineAdjustment {
    case .alignCenters: return centered
    case .none: return rect.minY
    case .alignBaselines:
      let top = rect.minY + pixelGrid.round((rect.height - font.lineHeight) / 2 + font.ascender - frame.firstBaseline)
      return min(max(top, rect.minY), max(rect.minY, rect.maxY - pixelGrid.ceil(frame.size.height)))
    }
  }
}

extension UILabel: HeightForWidthView {
  var horizontalTextInset: CGFloat { 0 }
  var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && content.isPresent }
}

/// The vertical position of text that is scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
