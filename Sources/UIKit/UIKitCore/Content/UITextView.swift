public import Foundation
public import TextLayout
public import UIFoundation
public import UIGraphics

/// A view of multiline text with insets, scrolling by default.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  var content = TextContent()
  open private(set) var textContainer: NSTextContainer

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    textContainer.owner = self
    backgroundColor = .systemBackground
    if let manager = textContainer.layoutManager, let storage = manager.textStorage {
      textSystem = (storage, manager)
      storageDidChange()
    }
  }

  // MARK: Content

  open var text: String! {
    get { content.string ?? "" }
    set {
      changeValue(forKey: "text") {
        keepStyleOfText()
        content.set(newValue ?? "")
        contentDidChange()
      }
    }
  }
  /// The text with its style. After an assignment, the font, color and alignment are those of the first character.
  ///
  /// A font, color or alignment that is assigned later applies to the whole text.
  open var attributedText: NSAttributedString! {
    get {
      content.attributed(font: drawnFont, color: ownColor, style: paragraphStyle) ?? NSAttributedString(string: "")
    }
    set {
      content.set(newValue ?? NSAttributedString(string: ""))
      contentDidChange()
    }
  }
  /// Gives the view the style of its attributed text, for the plain text that replaces it.
  private func keepStyleOfText() {
    assignedFont = content.firstFont ?? assignedFont
    isFontRemoved = false
    assignedColor = content.firstColor ?? assignedColor
    assignedAlignment = textAlignment
  }
  /// The font; nil before text or a font is assigned, and after nil is assigned.
  open var font: UIFont? {
    get {
      content.firstFont ?? assignedFont.map(adjusted)
        ?? (content.string == nil || isFontRemoved ? nil : Self.defaultFont)
    }
    set {
      assignedFont = newValue
      isFontRemoved = newValue == nil
      content.removeAttributes([.font])
      contentDidChange()
    }
  }
  private(set) var assignedFont: UIFont?
  /// Indicates whether nil was assigned to the font after the text.
  private var isFontRemoved = false
  open override var accessibilityLanguage: String? {
    didSet { if oldValue != accessibilityLanguage { contentDidChange() } }
  }
  open var textColor: UIColor? {
    get { content.firstColor ?? assignedColor }
    set {
      assignedColor = newValue
      guard content.attributedText != nil else { return }
      content.removeAttributes([.foregroundColor])
      contentDidChange()
    }
  }
  private var assignedColor: UIColor? = .label
  /// The color of parts of the text that have none.
  private var ownColor: UIColor { assignedColor ?? .label }
  open var textAlignment: NSTextAlignment {
    get { content.firstAlignment ?? assignedAlignment }
    set {
      guard assignedAlignment != newValue || content.attributedText != nil else { return }
      assignedAlignment = newValue
      content.changeParagraphStyles { $0.alignment = newValue }
      contentDidChange()
    }
  }
  private(set) var assignedAlignment = NSTextAlignment.natural
  // Most properties for typing have no effect, since there is no keyboard.
  open var isEditable = true
  open var isSelectable = true
  /// The assigned selection, in UTF-16 offsets; nil for the end of the text.
  var assignedSelection: Range<Int>?
  open var selectedRange: NSRange {
    get { NSRange(selection) }
    set { selection = Range(clamping: newValue) }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; by default the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { assignedLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      assignedLinkAttributes = newValue
      contentDidChange()
    }
  }
  private var assignedLinkAttributes: [NSAttributedString.Key: Any]?
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  private var assignedInputViews: (main: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { assignedInputViews.main }
    set { assignedInputViews.main = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { assignedInputViews.accessory }
    set { assignedInputViews.accessory = newValue }
  }
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var hasText: Bool { content.isPresent }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { isSelectable }
  /// Indicates whether the text can be searched. There is no panel for it.
  open var isFindInteractionEnabled = false
  open var findInteraction: UIFindInteraction? { nil }
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { contentDidChange() } }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { contentDidChange() } }
  }
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { contentDidChange() } }
  }
  var adjustedWidth: CGFloat?

  /// The size of the content, in points: the size of the text if the view scrolls, even before layout.
  open override var contentSize: CGSize {
    get {
      updateContentSizeIfNeeded()
      return super.contentSize
    }
    set {
      isContentSizeStale = false
      super.contentSize = newValue
    }
  }
  /// Indicates whether the text was not measured since a change of it or of the size.
  private var isContentSizeStale = true

  override func boundsSizeDidChange() {
    isContentSizeStale = true
    super.boundsSizeDidChange()
  }

  private func updateContentSizeIfNeeded() {
    guard isContentSizeStale, isScrollEnabled, bounds.width > 0 else { return }
    // UIKit's heights are whole points at every scale: 30 for an empty line of 11 points, 136 for one of 100 points
    // (tiandabao.com/2016/07/02; view hierarchies of iOS 7 to 18).
    contentSize = CGSize(width: bounds.width, height: measure(width: bounds.width).height.rounded(.up))
  }

  func contentDidChange() {
    isContentSizeStale = true
    discardText()
    updateStorage()
    textSystem?.manager.isStale = true
  }

  // MARK: Delegate

  @_nonoverride open weak var delegate: UITextViewDelegate? {
    didSet { delegateDidChange { super.delegate = delegate } }
  }
  override func scrollDelegateDidChange(to scrollDelegate: UIScrollViewDelegate?) {
    delegateDidChange { delegate = scrollDelegate as? UITextViewDelegate }
  }
  /// The delegate that is called, even if a subclass overrides the `delegate` property.
  var textDelegate: UITextViewDelegate? { effectiveDelegate as? UITextViewDelegate }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Storage

  /// The text storage with its layout manager; nil before the first access.
  ///
  /// If the text container has a layout manager with a storage, these are used.
  private var textSystem: (storage: NSTextStorage, manager: NSLayoutManager)?
  /// Indicates whether the view and its storage are exchanging text, so that notifications are ignored.
  private var isSynchronizingText = false

  private func makeTextSystemIfNeeded() -> (storage: NSTextStorage, manager: NSLayoutManager) {
    if let textSystem { return textSystem }
    let (storage, manager) = (NSTextStorage(), NSLayoutManager())
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    textSystem = (storage, manager)
    updateStorage()
    return (storage, manager)
  }

  /// The storage of the text. The view displays edits of the storage.
  open var textStorage: NSTextStorage { makeTextSystemIfNeeded().storage }
  open var layoutManager: NSLayoutManager { makeTextSystemIfNeeded().manager }

  private func updateStorage() {
    guard let textSystem, !isSynchronizingText else { return }
    isSynchronizingText = true
    textSystem.storage.setAttributedString(attributedText)
    isSynchronizingText = false
  }

  /// Displays the text of the storage after an edit.
  func storageDidChange() {
    guard let textSystem, !isSynchronizingText else { return }
    isSynchronizingText = true
    content.set(NSAttributedString(attributedString: textSystem.storage))
    contentDidChange()
    isSynchronizingText = false
  }

  /// Scrolls by the minimum distance that makes a range visible, or to the start of a long range.
  open func scrollRangeToVisible(_ range: NSRange) {
    let geometry = inputGeometry
    let range = TextOffsetRange(Range(clamping: range))
    let rect = geometry.rects(for: range).reduce(geometry.firstRect(for: range)) { $0.union($1) }
    scrollRectToVisible(rect, animated: false)
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
  /// Deletes the selection or, if it is empty, the character before it.
  open func deleteBackward() { deleteSelection() }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(text, over: offsets.range(range)) }

  override func layoutTraitsDidChange() {
    paragraph = nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard content.hasLinks else { return }
    paragraph = nil
    setNeedsDisplay()
  }

  // MARK: Measuring

  var paragraph: ParagraphLayout? {
    didSet { lineCache = nil }
  }
  /// The cached lines. They are valid for a width in points and a scale in pixels per point.
  var lineCache: (width: CGFloat, scale: CGFloat, lines: TextFrame)?

  override var asHeightForWidthView: (any HeightForWidthView)? { self }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    if pending.isMeasuring, let adjustedWidth { return measure(width: adjustedWidth) }
    return measure(width: .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: size.width > 0 ? size.width : .infinity)
  }

  override var baselineFont: UIFont? { drawnFont }
  override var ownFirstBaselineOffset: CGFloat {
    textInsets.top
      + (content.isPresent ? textContainer.lines(of: shapedText, width: textWidth).firstBaseline : drawnFont.ascender)
  }
  override var ownLastBaselineOffset: CGFloat {
    let frame = content.isPresent ? textContainer.lines(of: shapedText, width: textWidth) : .empty
    return textInsets.bottom + (content.isPresent ? frame.size.height - frame.lastBaseline : -drawnFont.descender)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if textContainer.widthTracksTextView {
      let size = textContainerSize
      textContainer.trackTextViewSize(CGSize(width: size.width, height: isScrollEnabled ? 0 : size.height))
    }
    isContentSizeStale = true
    updateContentSizeIfNeeded()
  }

  // MARK: Drawing

  override func drawContent() {
    guard content.isPresent, let context = UIGraphicsGetCurrentContext(), bounds.width > 0 else { return }
    let insets = textInsets
    context.draw(
      drawnLines, of: shapedText.source, at: CGPoint(x: insets.left, y: insets.top), defaultColor: ownColor)
  }
}
