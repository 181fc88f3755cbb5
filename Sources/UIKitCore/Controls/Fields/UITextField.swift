/// A control that shows one line of text to be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a side view or the clear button shows.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The font of a field that sets none.
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishField()
    finishDecoding(from: coder, as: UITextField.self)
  }

  private func finishField() {
    contentHorizontalAlignment = .left
    clipsToBounds = false
  }

  // MARK: Content

  private var content = TextContent()
  private var placeholderContent = TextContent()

  open var text: String? {
    get { content.string ?? "" }
    set {
      changeValue(forKey: "text") {
        content.set(newValue)
        contentDidChange()
      }
    }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: shownFont) }
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
    get { placeholderContent.attributed(font: shownFont) }
    set {
      placeholderContent.set(newValue)
      contentDidChange()
    }
  }
  open var font: UIFont? {
    get { ownFont.map(adjusted) }
    set {
      ownFont = newValue
      contentDidChange()
    }
  }
  private var ownFont: UIFont?
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: shownFont, .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
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
  private var ownInputViews: (main: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { ownInputViews.main }
    set { ownInputViews.main = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  open weak var delegate: UITextFieldDelegate?

  // Stored for those who read them: nothing is typed.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { contentDidChange() } }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
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
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The key under which the notification of the end of editing says why it ended.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

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
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// The selection as code set it, in UTF-16 units; behind the text until then.
  private var ownSelection: Range<Int>?
  private var selection: Range<Int> {
    get {
      let end = (content.string ?? "").utf16.count
      return ownSelection.map { min($0.lowerBound, end)..<min($0.upperBound, end) } ?? end..<end
    }
    set {
      guard newValue != ownSelection else { return }
      ownSelection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  private var inputGeometry: TextInputGeometry {
    let room = aligned(isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    let lines = shownText?.lines(in: room, alignment: textAlignment)
    return TextInputGeometry(
      text: content.string ?? "", frame: lines?.frame ?? .empty,
      origin: lines?.origin ?? CGPoint(x: room.minX, y: room.midY - shownFont.lineHeight / 2),
      emptyHeight: shownFont.lineHeight)
  }

  private func type(_ text: String, over range: Range<Int>) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: text) ?? true else { return }
    put(text, over: range)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Text input

  open weak var inputDelegate: (any UITextInputDelegate)?
  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Always nil: nothing is composed.
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
  open func unmarkText() {}
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(inputGeometry.length) }
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set { selection = newValue.map(inputGeometry.range) ?? inputGeometry.length..<inputGeometry.length }
  }

  open func text(in range: UITextRange) -> String? { inputGeometry.string(in: range) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let geometry = inputGeometry
    let (start, end) = (geometry.offset(fromPosition), geometry.offset(toPosition))
    return TextOffsetRange(min(start, end)..<max(start, end))
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    inputGeometry.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { inputGeometry.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    inputGeometry.offset(toPosition) - inputGeometry.offset(from)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    inputGeometry.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // Places in the view's coordinate space, in points.
  open func firstRect(for range: UITextRange) -> CGRect { inputGeometry.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { inputGeometry.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { inputGeometry.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { inputGeometry.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    inputGeometry.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { inputGeometry.characterRange(at: point) }

  /// Types a text at the selection, as a keyboard would.
  open func insertText(_ text: String) { type(text, over: selection) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() {
    guard selection.isEmpty else { return type("", over: selection) }
    guard selection.lowerBound > 0 else { return }
    let units = Array(inputGeometry.text.utf16.prefix(selection.lowerBound))
    let before = String(utf16CodeUnits: units, count: units.count).dropLast().utf16.count
    type("", over: before..<selection.lowerBound)
  }
  open func replace(_ range: UITextRange, withText text: String) { put(text, over: inputGeometry.range(range)) }

  /// Puts a text in the place of a range, and the selection behind it.
  private func put(_ text: String, over range: Range<Int>) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    if let own = content.own {
      let changed = NSMutableAttributedString(attributedString: own)
      changed.replaceCharacters(in: place, with: text)
      attributedText = changed
    } else {
      let units = Array(inputGeometry.text.utf16)
      let all = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
      self.text = String(utf16CodeUnits: Array(all), count: all.count)
    }
    let end = range.lowerBound + text.utf16.count
    selection = end..<end
  }

  // MARK: Measuring

  var shownFont: UIFont { font ?? Self.defaultFont }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func sideViewDidChange(from old: UIView?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    contentDidChange()
  }

  /// The text as shown: bullets in a secure field.
  private var shownText: ControlText? {
    if isSecureTextEntry, let text, !text.isEmpty {
      return ControlText(String(repeating: "•", count: text.count), font: shownFont, in: self)
    }
    return content.isPresent ? ControlText(content, font: shownFont, in: self) : nil
  }

  private var shownPlaceholder: ControlText? {
    placeholderContent.isPresent ? ControlText(placeholderContent, font: shownFont, in: self) : nil
  }

  /// What a border style leaves free around the text, in points.
  var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let text = (shownText ?? shownPlaceholder)?.size ?? .zero
    var width = text.width + borderInsets.horizontal
    if let left = shownLeftView { width += left.fittingSizeBeside.width }
    if let right = shownRightView { width += right.fittingSizeBeside.width }
    return CGSize(width: pixelGrid.ceil(width), height: intrinsicHeight)
  }

  /// 34 with a rounded frame at body size, growing with the font; 22 and 21 without at 17 and 16 points.
  private var intrinsicHeight: CGFloat {
    let line = shownFont.lineHeight
    return switch borderStyle {
    case .none: (line + 0.7).rounded(.up)
    case .line: (line + 0.7).rounded(.up) + 4
    case .bezel, .roundedRect: max(34, (line + 0.7).rounded(.up) + 12)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselineFont: UIFont? { shownFont }
  override var ownFirstBaselineOffset: CGFloat {
    pixelGrid.round((intrinsicHeight - shownFont.lineHeight) / 2 + shownFont.ascender)
  }
  override var ownLastBaselineOffset: CGFloat { intrinsicHeight - ownFirstBaselineOffset }
  /// The text stays in the middle of a field of any height: beside a label with a line of 20.5, it begins 3.5 above the
  /// label's top in a field 13.5 high (14460), 5.5 below it in one of 32 (14766), 11.5 in one of 43.5 (14806) and 5 in
  /// one of 30 (22504).
  override var ownCenteredBaselineOffset: CGFloat? {
    pixelGrid.round(shownFont.ascender) - pixelGrid.ceil(shownFont.lineHeight) / 2
  }

  // MARK: Rectangles, open to subclasses

  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .always: true
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The side views that show; in right-to-left they change sides, as UIKit's do.
  private var shownLeftView: UIView? {
    isFlipped ? (shows(rightViewMode) ? rightView : nil) : (shows(leftViewMode) ? leftView : nil)
  }
  private var shownRightView: UIView? {
    isFlipped ? (shows(leftViewMode) ? leftView : nil) : (shows(rightViewMode) ? rightView : nil)
  }
  private var showsClearButton: Bool {
    hasText && shows(clearButtonMode) && (isFlipped ? shownLeftView : shownRightView) == nil
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: borderInsets)
    let gap: CGFloat = borderStyle == .roundedRect ? 4 : 0
    if shownLeftView != nil {
      let left = leftViewRect(forBounds: bounds)
      rect.size.width -= max(0, left.maxX + gap - rect.minX)
      rect.origin.x = max(rect.minX, left.maxX + gap)
    }
    if shownRightView != nil {
      rect.size.width = min(rect.maxX, rightViewRect(forBounds: bounds).minX - gap) - rect.minX
    }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      if isFlipped {
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
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    let x = isFlipped ? bounds.minX + margin : bounds.maxX - side - margin
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = shownLeftView else { return .zero }
    let size = view.fittingSizeBeside
    let margin: CGFloat = borderStyle == .roundedRect ? 5 : 0
    return CGRect(
      x: bounds.minX + margin, y: pixelGrid.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = shownRightView else { return .zero }
    let size = view.fittingSizeBeside
    let margin: CGFloat = borderStyle == .roundedRect ? 5 : 0
    return CGRect(
      x: bounds.maxX - margin - size.width, y: pixelGrid.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
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
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawBorder(in: borderRect(forBounds: bounds))
    if shownText != nil {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  open func drawText(in rect: CGRect) {
    let color = isEnabled ? textColor ?? .label : UIColor.secondaryLabel
    shownText?.draw(in: aligned(rect), color: color, alignment: textAlignment)
  }

  open func drawPlaceholder(in rect: CGRect) {
    shownPlaceholder?.draw(in: aligned(rect), color: .placeholderText, alignment: textAlignment)
  }

  /// The line's own strip where content stands at the top or bottom.
  private func aligned(_ rect: CGRect) -> CGRect {
    let height = min(rect.height, pixelGrid.ceil(shownFont.lineHeight))
    switch contentVerticalAlignment {
    case .top: return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    case .bottom: return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    default: return rect
    }
  }
}

extension UIView {
  /// The size of a view that stands beside text: on each axis its own, else the one it asks for. A view without height
  /// still keeps the text away, as paddings are made.
  var fittingSizeBeside: CGSize {
    let (own, wanted) = (bounds.size, intrinsicContentSize)
    return CGSize(
      width: own.width > 0 ? own.width : max(0, wanted.width),
      height: own.height > 0 ? own.height : max(0, wanted.height))
  }
}
