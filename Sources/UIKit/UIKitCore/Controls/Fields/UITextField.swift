internal import AutoLayout
public import Foundation
public import TextLayout
internal import UIFoundation
public import UIGraphics

/// A control for one line of editable text.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  override func commonInit() {
    super.commonInit()
    contentHorizontalAlignment = .left
    clipsToBounds = false
    contentLayer.delegate = self
    contentLayer.fillsSuperlayer = true
    layer.addSublayer(contentLayer)
  }

  /// The layer with the border and the text.
  ///
  /// As in UIKit, where subviews display the border and the text, an override of `draw(_:)` does not replace them, and
  /// subviews that are inserted at the back are below them.
  private let contentLayer = CALayer()

  open override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    if index <= 0, view.superview === self { layer.insertSublayer(view.layer, below: contentLayer) }
  }

  open override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
    if view.superview === self { layer.insertSublayer(view.layer, below: contentLayer) }
  }

  // MARK: Content

  var content = TextContent()
  var placeholderContent = TextContent()
  /// The assigned selection, in UTF-16 offsets; nil for the end of the text.
  var assignedSelection: Range<Int>?

  open var text: String? {
    get { content.string ?? "" }
    set {
      changeValue(forKey: "text") {
        keepStyleOfText()
        content.set(newValue)
        contentDidChange()
      }
    }
  }
  /// The text with its style. After an assignment, the font, color and alignment are those of the first character.
  ///
  /// A font, color or alignment that is assigned later applies to the whole text.
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: ownFont, color: ownColor) }
    set {
      content.set(newValue)
      contentDidChange()
    }
  }
  open var placeholder: String? {
    get { placeholderContent.string }
    set {
      placeholderContent.set(newValue)
      contentDidChange()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed(font: shownFont, color: .placeholderText) }
    set {
      placeholderContent.set(newValue)
      contentDidChange()
    }
  }
  open var font: UIFont? {
    get { content.firstFont ?? ownFont }
    set {
      assignedFont = newValue
      content.removeAttributes([.font])
      contentDidChange()
    }
  }
  var assignedFont: UIFont?
  open var textColor: UIColor? {
    get { content.firstColor ?? assignedColor }
    set {
      assignedColor = newValue
      content.removeAttributes([.foregroundColor])
    }
  }
  var assignedColor: UIColor? = .label
  open var textAlignment: NSTextAlignment {
    get { content.firstAlignment ?? assignedAlignment }
    set {
      assignedAlignment = newValue
      content.changeParagraphStyles { $0.alignment = newValue }
    }
  }
  var assignedAlignment = NSTextAlignment.natural
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { styleAttributes.merging([.font: shownFont, .foregroundColor: textColor ?? .label]) { _, own in own } }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      content.removeAttributes(Array(newValue.keys))
      styleAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
      contentDidChange()
    }
  }
  /// The default attributes besides font and color, such as letter spacing.
  private(set) final var styleAttributes: [NSAttributedString.Key: Any] = [:]
  open var hasText: Bool { content.isPresent }

  open var borderStyle: BorderStyle = .none {
    didSet { if oldValue != borderStyle { contentDidChange() } }
  }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode: ViewMode = .never {
    didSet { if oldValue != clearButtonMode { contentDidChange() } }
  }
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue) }
  }
  open var leftViewMode: ViewMode = .never {
    didSet { if oldValue != leftViewMode { contentDidChange() } }
  }
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue) }
  }
  open var rightViewMode: ViewMode = .never {
    didSet { if oldValue != rightViewMode { contentDidChange() } }
  }
  private var assignedInputViews: (main: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { assignedInputViews.main }
    set { assignedInputViews.main = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { assignedInputViews.accessory }
    set { assignedInputViews.accessory = newValue }
  }
  open weak var delegate: UITextFieldDelegate?

  // Most properties for typing have no effect, since there is no keyboard.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { contentDidChange() } }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { contentDidChange() } }
  }
  open var clearsOnBeginEditing = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var passwordRules: UITextInputPasswordRules?
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canBecomeFocused: Bool { isEnabled }
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    contentDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    contentDidChange()
    sendActions(for: .editingDidEnd)
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    return true
  }

  // MARK: Text input

  open weak var inputDelegate: (any UITextInputDelegate)?
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The range of the marked text. It is always nil, since no input method composes text.
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
  open func unmarkText() {}
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(offsets.length) }
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set { selection = newValue.map(offsets.range) ?? offsets.end }
  }

  open func text(in range: UITextRange) -> String? { offsets.string(in: range) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    offsets.textRange(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    offsets.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { inputGeometry.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    offsets.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offsets.distance(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    inputGeometry.position(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    inputGeometry.characterRange(byExtending: position, in: direction)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { inputGeometry.writingDirection(at: position) }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // Rectangles and points are in the view's coordinate space, in points.
  open func firstRect(for range: UITextRange) -> CGRect { inputGeometry.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { inputGeometry.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { inputGeometry.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { inputGeometry.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    inputGeometry.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { inputGeometry.characterRange(at: point) }

  /// Replaces the selection with typed text.
  open func insertText(_ text: String) { typeText(text, over: selection) }
  /// Deletes the selection. If it is empty, deletes the character before it.
  open func deleteBackward() { deleteSelection() }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(text, over: offsets.range(range)) }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    let text = (shownText ?? shownPlaceholder)?.size ?? .zero
    var width = text.width + borderInsets.horizontal
    if let left = shownLeftView { width += left.accessorySize.width }
    if let right = shownRightView { width += right.accessorySize.width }
    return CGSize(width: pixelGrid.ceil(width), height: intrinsicHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineFont: UIFont? { shownFont }
  override var ownFirstBaselineOffset: CGFloat {
    pixelGrid.round((intrinsicHeight - shownFont.lineHeight) / 2 + shownFont.ascender)
  }
  override var ownLastBaselineOffset: CGFloat { intrinsicHeight - ownFirstBaselineOffset }
  /// Returns the position of the only baseline, which depends on the vertical alignment.
  ///
  /// Source: Interface Builder records fields that share the baseline of a label 20.5 points high. In points from the
  /// field's top, the label begins at −3.5 for a field 13.5 points high (build 14460), at 5.5 for 32 (14766), at 11.5
  /// for 43.5 (14806), and at 5 for 30 (22504).
  override func ownBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    let (ascender, height) = (pixelGrid.round(shownFont.ascender), pixelGrid.ceil(shownFont.lineHeight))
    return switch contentVerticalAlignment {
    case .top: .belowTop(borderInsets.top + ascender)
    case .bottom: .aboveBottom(borderInsets.bottom + height - ascender)
    case .center, .fill: .centered(ascender - height / 2)
    }
  }

  // MARK: Rectangles, in points

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds) }

  /// Returns the area between the border, the side views and the clear button.
  func defaultTextRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: borderInsets)
    let gap: CGFloat = borderStyle == .roundedRect ? 4 : 0
    if shownLeftView != nil {
      let left = sideRects(in: bounds).left
      rect.size.width -= max(0, left.maxX + gap - rect.minX)
      rect.origin.x = max(rect.minX, left.maxX + gap)
    }
    if shownRightView != nil {
      rect.size.width = min(rect.maxX, sideRects(in: bounds).right.minX - gap) - rect.minX
    }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      if isRightToLeft {
        rect.size.width -= max(0, button.maxX - rect.minX)
        rect.origin.x = max(rect.minX, button.maxX)
      } else {
        rect.size.width = min(rect.maxX, button.minX) - rect.minX
      }
    }
    rect.size.width = max(0, rect.width)
    return rect
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the area of text during editing. An override of `textRect` does not change it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    let x = isRightToLeft ? bounds.minX + margin : bounds.maxX - side - margin
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(isLeft: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(isLeft: false, in: bounds) }

  private func sideViewRect(isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = visibleSideView(isLeft: isLeft)?.accessorySize else { return .zero }
    let margin: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let x = isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width
    return CGRect(x: x, y: pixelGrid.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [leftView, rightView].compactMap({ $0 }) {
      if view === shownLeftView || view === shownRightView {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    let sides = sideRects(in: bounds)
    shownLeftView?.frame = sides.left
    shownRightView?.frame = sides.right
  }

  // MARK: Drawing

  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === contentLayer {
      ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
      drawContent()
    } else if layer === self.layer {
      draw(bounds)
    }
  }

  override func drawContent() {
    drawBorder(in: borderRect(forBounds: bounds))
    if shownText != nil {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  open func drawText(in rect: CGRect) {
    var text = shownText
    if adjustsFontSizeToFitWidth, shownFont.pointSize > 0 {
      // Without a minimum, text shrinks at most to a tenth, as in labels.
      let minimumScale = max(0.1, minimumFontSize / shownFont.pointSize)
      text = text?.fitting(width: rect.width, minimumScale: minimumScale)
    }
    text?.draw(in: aligned(rect), color: ownColor, alignment: textAlignment)
  }

  open func drawPlaceholder(in rect: CGRect) {
    shownPlaceholder?.draw(in: aligned(rect), color: .placeholderText, alignment: textAlignment)
  }
}
