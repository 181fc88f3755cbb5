public import Foundation
internal import TextLayout
internal import UIFoundation
public import UIGraphics

/// A bar with a search field, an optional cancel button and scope buttons.
open class UISearchBar: UIView {
  /// The prominence of the bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The icons of the field.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The lengths of a search bar, in points.
  private struct Metrics {
    let height: CGFloat
    let fieldHeight: CGFloat
    /// The height of the field's row in a navigation bar: the field with 1 above and 15 below.
    let heightInNavigationBar: CGFloat
    let hasBackground: Bool
  }

  private static let metrics = DesignValues(
    classic: Metrics(height: 56, fieldHeight: 36, heightInNavigationBar: 52, hasBackground: true),
    glass: Metrics(height: 64, fieldHeight: 44, heightInNavigationBar: 60, hasBackground: false))
  /// The lengths in the bar's design. All of them grow with a field whose text is larger than usual.
  private var metrics: Metrics {
    let metrics = Self.metrics[traitCollection]
    let extra = searchTextField.extraTextHeight(for: traitCollection)
    return Metrics(
      height: metrics.height + extra, fieldHeight: metrics.fieldHeight + extra,
      heightInNavigationBar: metrics.heightInNavigationBar + extra, hasBackground: metrics.hasBackground)
  }

  /// The height of the scope buttons with their margins, in points.
  private static let scopeHeight: CGFloat = 44
  /// The additional height of a prompt, in points.
  private static let promptHeight: CGFloat = 19

  open private(set) var searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private let scopes = UISegmentedControl(items: nil)

  override func commonInit() {
    super.commonInit()
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.setTitle("Cancel", for: .normal)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    addSubview(searchTextField)
    searchTextField.addAction(UIAction { [weak self] _ in self?.onTextChange?() }, for: .editingDidBegin)
    searchTextField.addAction(UIAction { [weak self] _ in self?.textWasTyped() }, for: .editingChanged)
  }

  private func textWasTyped() {
    onTextChange?()
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  open weak var delegate: UISearchBarDelegate?
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onTextChange?()
    }
  }
  /// Called when editing begins, text is typed or `text` is set, even to the same value.
  var onTextChange: (() -> Void)?
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The line of text above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      heightDidChange()
    }
  }
  open var searchBarStyle: Style = .default {
    didSet { setNeedsDisplay() }
  }
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Indicates whether the field is enabled.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The view above the keyboard, which is that of the field.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
  private var adjustments: [Icon: UIOffset] = [:]
  private var fieldBackground: UIImage?
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { adjustments[icon] = adjustment }
  open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }
  private var icons: [Icon: UIImage] = [:]
  /// Sets the picture of an icon. Only the magnifying glass is replaced.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    icons[icon] = iconImage
    if icon == .search { searchTextField.icon = iconImage }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .normal { fieldBackground = backgroundImage }
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackground }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open var showsBookmarkButton = false {
    didSet { showFieldButton() }
  }
  open var showsSearchResultsButton = false {
    didSet { showFieldButton() }
  }

  /// Updates the button at the end of the field.
  ///
  /// As in UIKit, the search results button takes precedence over the bookmark button.
  private func showFieldButton() {
    let name = showsSearchResultsButton ? "list.bullet" : showsBookmarkButton ? "book" : nil
    let image = name.flatMap { UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)) }
    let view = image.map { UIImageView(image: $0) }
    view?.tintColor = .secondaryLabel
    searchTextField.rightView = view
    searchTextField.rightViewMode = view == nil ? .never : .always
  }

  open var showsScopeBar = false {
    didSet { heightDidChange() }
  }
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for title in scopeButtonTitles ?? [] {
        scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
      }
      selectedScopeButtonIndex = 0
    }
  }
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: top + metrics.height + (showsScopeBar ? Self.scopeHeight : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    let extra = searchTextField.extraTextHeight(for: traitCollection)
    guard knownExtraHeight != extra else { return }
    knownExtraHeight = extra
    heightDidChange()
  }
  private var knownExtraHeight: CGFloat = 0

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onHeightChange?()
  }

  /// Called when the prompt, the scopes or the text size change the height.
  ///
  /// A navigation bar is as high as its search bar, and a toolbar only shows bars of one row.
  var onHeightChange: (() -> Void)?

  /// The view that contains the bar.
  enum Place: Equatable {
    case view
    /// A navigation bar with margins at its sides, in points.
    case navigationBar(margin: CGFloat)
    /// A toolbar, where the field is on glass and has the whole size.
    case toolbar
  }

  var place: Place = .view {
    didSet {
      guard oldValue != place else { return }
      if case .navigationBar = place { clipsToBounds = true } else { clipsToBounds = false }
      searchTextField.isInToolbar = place == .toolbar
      setNeedsLayout()
    }
  }

  /// Indicates whether the bar has neither a prompt nor scopes.
  var isSingleRow: Bool { top == 0 && !showsScopeBar }

  /// The height in a navigation bar, in points.
  var extentInNavigationBar: CGFloat { intrinsicContentSize.height - metrics.height + metrics.heightInNavigationBar }

  /// The frame of the row with field and cancel button.
  private var row: CGRect {
    switch place {
    case .view:
      return CGRect(
        x: bounds.minX + 8, y: bounds.minY + top + 10, width: max(0, bounds.width - 16), height: metrics.fieldHeight)
    case .navigationBar(let margin):
      // Scrolling reduces the height of the bar and, with it, of the field.
      let hiddenHeight = max(0, extentInNavigationBar - bounds.height)
      return CGRect(
        x: bounds.minX + margin, y: bounds.minY + top + 1, width: max(0, bounds.width - 2 * margin),
        height: max(0, metrics.fieldHeight - hiddenHeight))
    case .toolbar:
      return bounds
    }
  }

  /// The distance from the top edge to the content below the prompt, in points.
  private var top: CGFloat { prompt?.isEmpty == false ? Self.promptHeight : 0 }

  private func layOutPrompt() {
    guard top > 0 else { return promptLabel.removeFromSuperview() }
    if promptLabel.superview == nil { addSubview(promptLabel) }
    promptLabel.frame = CGRect(x: bounds.minX + 8, y: bounds.minY + 6, width: max(0, bounds.width - 16), height: 16)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPrompt()
    var field = row
    searchTextField.alpha = min(1, field.height / metrics.fieldHeight)
    if showsCancelButton, place != .toolbar {
      if cancelButton.superview == nil { addSubview(cancelButton) }
      let width = cancelButton.intrinsicContentSize.width
      let x = isRightToLeft ? field.minX : field.maxX - width
      cancelButton.frame = CGRect(x: x, y: field.minY, width: width, height: field.height)
      field.size.width = max(0, field.width - width - 8)
      if isRightToLeft { field.origin.x += width + 8 }
    } else {
      cancelButton.removeFromSuperview()
    }
    searchTextField.frame = field
    if showsScopeBar {
      if scopes.superview == nil { addSubview(scopes) }
      scopes.frame = CGRect(
        x: row.minX, y: place == .view ? bounds.minY + top + metrics.height : bounds.maxY - Self.scopeHeight,
        width: row.width, height: 32)
    } else {
      scopes.removeFromSuperview()
    }
  }

  override func drawContent() {
    guard searchBarStyle != .minimal else { return }
    guard metrics.hasBackground || barTintColor != nil || backgroundImage != nil else { return }
    if let backgroundImage { return backgroundImage.draw(in: bounds, asContentOf: self) }
    (barTintColor ?? .systemGray6).setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }
}

/// The events of a search bar. There is no user: the methods for taps are never called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called after text was typed, as by `insertText(_:)`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)  // optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)  // optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)  // optional
}
