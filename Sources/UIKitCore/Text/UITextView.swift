/// Text of many lines with insets, that scrolls unless told not to.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// The font of a text view that sets none.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  private var content = TextContent()
  public let textContainer = NSTextContainer()

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    finishTextView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishTextView()
  }

  private func finishTextView() {
    textContainer.owner = self
    backgroundColor = .systemBackground
  }

  // MARK: Content

  open var text: String! {
    get { content.string ?? "" }
    set {
      content.set(newValue ?? "")
      contentDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { content.attributed(font: drawnFont, style: paragraphStyle) ?? NSAttributedString(string: "") }
    set {
      content.set(newValue ?? NSAttributedString(string: ""))
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
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { contentDidChange() } }
  }
  // Stored for those who read them: nothing is typed.
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  private var ownInputViews: (main: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { ownInputViews.main }
    set { ownInputViews.main = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
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

  private var drawnFont: UIFont { font ?? Self.defaultFont }

  func contentDidChange() {
    paragraph = nil
    adjustedWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutTraitsDidChange() {
    paragraph = nil
  }

  // MARK: Measuring

  private var paragraphStyle: NSParagraphStyle.Values {
    var style = NSParagraphStyle.Values()
    style.alignment = textAlignment.resolved(for: effectiveUserInterfaceLayoutDirection)
    style.lineBreakMode = .byWordWrapping
    return style
  }

  private var paragraph: ParagraphLayout?

  private var shapedText: ParagraphLayout {
    if let paragraph { return paragraph }
    let made = content.shaped(
      font: drawnFont, style: paragraphStyle, direction: effectiveUserInterfaceLayoutDirection)
    paragraph = made
    return made
  }

  /// What stands around the text on each side, in points.
  private var textInsets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  private func measure(width: CGFloat) -> CGSize {
    let insets = textInsets
    let room = width.isFinite ? max(0, width - insets.horizontal) : .infinity
    var size =
      content.isPresent
      ? shapedText.size(
        width: room, maximumLines: textContainer.maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
      : CGSize(width: 0, height: drawnFont.lineHeight)
    size.width += insets.horizontal
    size.height += insets.vertical
    return pixelGrid.ceil(size)
  }

  override var asWidthFollowing: (any WidthFollowing)? { self }

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
    textInsets.top + (content.isPresent ? shapedText.frame(width: textWidth).firstBaseline : drawnFont.ascender)
  }
  override var ownLastBaselineOffset: CGFloat {
    let frame = content.isPresent ? shapedText.frame(width: textWidth) : .empty
    return textInsets.bottom + (content.isPresent ? frame.size.height - frame.lastBaseline : -drawnFont.descender)
  }

  private var textWidth: CGFloat {
    let width = adjustedWidth ?? bounds.width
    return width > 0 ? max(0, width - textInsets.horizontal) : .infinity
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isScrollEnabled { contentSize = CGSize(width: bounds.width, height: measure(width: bounds.width).height) }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard content.isPresent, let context = UIGraphicsGetCurrentContext(), bounds.width > 0 else { return }
    let insets = textInsets
    var frame = shapedText.frame(
      width: max(0, bounds.width - insets.horizontal), maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode)
    frame.snapBaselines(to: pixelGrid)
    context.draw(
      frame, of: shapedText.source, at: CGPoint(x: insets.left, y: insets.top), defaultColor: textColor ?? .label)
  }
}

extension UITextView: WidthFollowing {
  var followsWidth: Bool { !isScrollEnabled && content.isPresent }
}

/// The room that a text view gives its text.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
  weak var owner: UITextView?

  /// What is left free at both ends of every line, in points.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { owner?.contentDidChange() }
  }
  /// The most lines that are shown; 0 for all.
  public var maximumNumberOfLines = 0 {
    didSet { owner?.contentDidChange() }
  }
  public var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { owner?.contentDidChange() }
  }
  public var widthTracksTextView = true
  public var heightTracksTextView = true

  public override init() {
    super.init()
  }
}
