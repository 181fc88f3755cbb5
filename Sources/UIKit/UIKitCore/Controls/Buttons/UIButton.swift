internal import AutoLayout
public import Foundation
internal import TextLayout
public import UIFoundation
public import UIGraphics

/// A button: a title and an image on a background.
open class UIButton: UIControl {
  override var kindOfAccessibility: UIAccessibilityTraits { .button }

  /// The built-in styles of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    useContent(of: primaryAction)
  }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? any NibDecoding)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    updateTypeAppearance()
    // A button of a type with a picture begins with the picture's size.
    if let image = currentImage { frame.size = image.size }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    updateTypeAppearance()
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    updateTypeAppearance()
    self.configuration = configuration
    useContent(of: primaryAction)
    contentDidChange()
  }

  open class func systemButton(with image: UIImage, primaryAction: UIAction? = nil) -> UIButton {
    let button = UIButton(type: .system, primaryAction: primaryAction)
    button.setImage(image, for: .normal)
    return button
  }

  override func commonInit() {
    super.commonInit()
    titleView.owner = self
    titleView.font = .systemFont(ofSize: ButtonMetrics.customPointSize)
    titleView.lineBreakMode = .byTruncatingMiddle
    titleView.translatesAutoresizingMaskIntoConstraints = true
    imagePart.contentMode = .scaleToFill
    if buttonType != .custom { updateTypeAppearance() }
  }

  /// Displays the title and the image of an action, unless others are set.
  private func useContent(of action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
      return
    }
    if titles.isEmpty, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if images.isEmpty, let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: Content for states

  open internal(set) var buttonType: ButtonType = .custom
  final var titles = StateValues<String>() {
    didSet { contentDidChange() }
  }
  final var attributedTitles = StateValues<NSAttributedString>() {
    didSet { contentDidChange() }
  }
  final var titleColors = StateValues<UIColor>() {
    didSet { contentDidChange() }
  }
  final var shadowColors = StateValues<UIColor>() {
    didSet { contentDidChange() }
  }
  final var images = StateValues<UIImage>() {
    didSet { contentDidChange() }
  }
  final var backgroundImages = StateValues<UIImage>() {
    didSet { contentDidChange() }
  }
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>() {
    didSet { contentDidChange() }
  }

  let titleView = ButtonLabel()
  let subtitleView = ButtonLabel()
  let imagePart = UIImageView()
  var spinner: UIActivityIndicatorView?

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadowColors[state] = color }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    symbolConfigurations[state] = configuration
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  open func title(for state: State) -> String? { titles.value(for: state) }
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors.value(for: state) }
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }

  /// The title of the configuration, or the title for the state if it has none.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  override var contentViews: [UIView] { [titleView, subtitleView, imagePart] }

  open var titleLabel: UILabel? { titleView }
  open var subtitleLabel: UILabel? { subtitleView }
  open var imageView: UIImageView? { imagePart }

  // MARK: Appearance

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentEdgeInsets { contentDidChange() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != titleEdgeInsets { contentDidChange() } }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != imageEdgeInsets { contentDidChange() } }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false
  open var role: Role = .normal
  open var menu: UIMenu?
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Indicates whether the button's menu is presented.
  open var isHeld: Bool { presentedMenu?.superview != nil }
  private weak var presentedMenu: MenuContainer?

  /// Presents the menu if it is the primary action, or else sends the primary action.
  open override func performPrimaryAction() {
    guard showsMenuAsPrimaryAction, menu != nil else { return super.performPrimaryAction() }
    presentMenu()
  }

  /// Presents the button's menu in front of the topmost view.
  package func presentMenu() {
    guard let menu, !isHeld else { return }
    presentedMenu = MenuContainer(menu, of: self, order: preferredMenuElementOrder, preview: nil)
  }
  open var changesSelectionAsPrimaryAction = false
  open var isPointerInteractionEnabled = false

  /// The appearance as a value. If it has no title or image, those for the state are displayed.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Indicates whether the appearance of the configuration depends on the state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if oldValue != automaticallyUpdatesConfiguration { contentDidChange() } }
  }
  /// Updates the configuration for the state immediately, where UIKit waits for the next layout.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    contentDidChange()
  }
  /// Calls the handler that updates the configuration for the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Changes

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    updateContent()
  }

  override func stateDidChange() {
    updateConfiguration()
    super.stateDidChange()
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateConfiguration()
    updateContent()
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    updateContent()
  }

  /// The insets of the background image.
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

  open override var intrinsicContentSize: CGSize { fittingContentSize(within: .infinity) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingContentSize(within: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override func drawContent() { drawBackground() }

  override var baselineFont: UIFont? { titleView.font }
  override var ownFirstBaselineOffset: CGFloat { contentBaselines.first }
  override var ownLastBaselineOffset: CGFloat { contentBaselines.last }
  /// Returns the position of a baseline of the title, which depends on the vertical alignment.
  override func ownBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    guard hasTitle else { return super.ownBaseline(which) }
    let (height, baselines) = (intrinsicContentSize.height, contentBaselines)
    let distance = which == .first ? baselines.first : height - baselines.last
    return switch contentVerticalAlignment {
    case .top: .belowTop(distance)
    case .bottom: .aboveBottom(height - distance)
    case .center: .centered(distance - height / 2)
    // The title of a filled button begins at the top of the content.
    case .fill: isSideBySide ? .belowTop(distance) : .centered(distance - height / 2)
    }
  }

  // MARK: Rectangles, in points

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }
}

/// The metrics of UIKit's buttons; lengths are in points.
enum ButtonMetrics {
  /// The font size of a custom button's title. In UIKit, it is `buttonFontSize`.
  static let customPointSize: CGFloat = 18
  static let systemPointSize: CGFloat = 15
  /// The point size of the symbols of detail, info and add buttons. On iOS, their images are 24⅓ × 23⅔ points.
  static let symbolPointSize: CGFloat = 21
  /// The padding above and below a title without an image, if all content insets are zero.
  static let titlePadding: CGFloat = 6
  /// The minimum width of a button without content, or with only a title and no insets.
  static let emptyWidth: CGFloat = 30
  static let highlightedAlpha: CGFloat = 0.2
}

/// The label of a button. If a client changes its text or font, the button's size is invalidated.
final class ButtonLabel: UILabel {
  weak var owner: UIButton?
  /// Indicates whether the button is updating the label.
  var isUpdatedByButton = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // The titles of the button's states have their own styles.
  override func keepStyleOfText() {}

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard !isUpdatedByButton else { return }
    owner?.invalidateIntrinsicContentSize()
    owner?.setNeedsLayout()
  }
}
