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
      invalidateIntrinsicContentSize()
      setNeedsLayout()
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
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
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
    invalidateIntrinsicContentSize()
    // A navigation bar is as high as its search bar, which gets its text size in it.
    (superview as? UINavigationBar)?.itemDidChange()
  }
  private var knownExtraHeight: CGFloat = 0

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

/// The rounded field of a search bar, with its magnifying glass.
open class UISearchTextField: UITextField {
  /// The radius of the corners, in points; infinite for a capsule.
  private static let radius = DesignValues<CGFloat>(classic: 10, glass: .infinity)

  override var kindOfAccessibility: UIAccessibilityTraits { .searchField }

  override func commonInit() {
    super.commonInit()
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  /// Indicates whether the field is in a toolbar: its background is the bar's glass, and its text does not grow beyond
  /// the largest ordinary size, as the bar's height is fixed.
  fileprivate(set) final var isInToolbar = false {
    didSet {
      maximumContentSizeCategory = isInToolbar ? .extraExtraExtraLarge : nil
      contentDidChange()
    }
  }

  /// The distance from the leading edge to the magnifying glass, in points.
  private var margin: CGFloat { isInToolbar ? 14 : 9 }

  /// Returns the height of a line beyond that at the default text size, in points.
  ///
  /// The traits are those of the bar, which the field gets later.
  fileprivate func extraTextHeight(for traits: UITraitCollection) -> CGFloat {
    let textSize = traits.preferredContentSizeCategory
    guard textSize > .large, let font else { return 0 }
    let shown = adjustsFontForContentSizeCategory ? font.following(textSize) : font
    return max(0, pixelGrid.ceil(shown.lineHeight) - pixelGrid.ceil(font.following(.large).lineHeight))
  }

  /// The scale of the picture, the tokens and their distances, which follow the text.
  private var textScale: CGFloat {
    guard let font else { return 1 }
    return adjusted(font).pointSize / font.following(.large).pointSize
  }

  override func drawContent() {
    if !isInToolbar || backgroundColor != nil {
      (backgroundColor ?? .tertiarySystemFill).setFill()
      UIBezierPath(circularRect: bounds, radius: min(Self.radius[traitCollection], bounds.height / 2)).fill()
    }
    let side = 14 * textScale
    let x = isRightToLeft ? bounds.maxX - margin - side : bounds.minX + margin
    ControlMark.magnifier.draw(
      in: CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side), color: .secondaryLabel,
      lineWidth: 1.6 * textScale)
    if !tokens.isEmpty { drawTokens() }
    super.drawContent()
  }

  // MARK: Tokens

  // Metrics in points. They are estimates.
  private var textStart: CGFloat { margin + 7 + 14 * textScale }
  private var tokenHeight: CGFloat { 24 * textScale }
  private static let tokenRadius = DesignValues<CGFloat>(classic: 5, glass: .infinity)
  private static let tokenMargin: CGFloat = 7
  private static let tokenGap: CGFloat = 4

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] {
    didSet { contentDidChange() }
  }
  open var tokenBackgroundColor: UIColor! = .systemGray {
    didSet { setNeedsDisplay() }
  }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  /// Inserts a token at an index, which is limited to the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Removes the token at an index. An index without a token has no effect.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  private func text(of token: UISearchToken) -> ControlText {
    ControlText(token.text, font: .systemFont(ofSize: 15 * textScale), in: self)
  }

  private func width(of token: UISearchToken) -> CGFloat {
    let icon = token.icon.map { $0.size.width + Self.tokenGap } ?? 0
    return (icon + text(of: token).size.width + 2 * Self.tokenMargin).rounded(.up)
  }

  /// The width of the tokens and the gaps after them.
  private var tokensWidth: CGFloat { tokens.reduce(0) { $0 + width(of: $1) + Self.tokenGap } }

  /// Draws the tokens in the area of the text, which clips them.
  private func drawTokens() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let area = super.defaultTextRect(forBounds: bounds).inset(
      by: UIEdgeInsets(
        top: 0, left: isRightToLeft ? 0 : textStart, bottom: 0, right: isRightToLeft ? textStart : 0))
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: area)
    var start = textStart
    for token in tokens {
      guard start < textStart + area.width else { return }
      let width = width(of: token)
      let capsule = CGRect(
        x: isRightToLeft ? bounds.maxX - start - width : bounds.minX + start, y: bounds.midY - tokenHeight / 2,
        width: width, height: tokenHeight)
      (tokenBackgroundColor ?? .systemGray).setFill()
      UIBezierPath(circularRect: capsule, radius: min(Self.tokenRadius[traitCollection], capsule.height / 2)).fill()
      let inner = capsule.insetBy(dx: Self.tokenMargin, dy: 0)
      let size = token.icon?.size ?? .zero
      token.icon?.withTintColor(.white).draw(
        in: CGRect(
          x: isRightToLeft ? inner.maxX - size.width : inner.minX, y: capsule.midY - size.height / 2,
          width: size.width, height: size.height))
      let text = text(of: token)
      text.draw(
        in: CGRect(
          x: isRightToLeft ? inner.minX : inner.maxX - text.size.width, y: capsule.minY, width: text.size.width,
          height: capsule.height), color: .white)
      start += width + Self.tokenGap
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 7 + textStart, height: 36 + extraTextHeight(for: traitCollection))
  }

  override func defaultTextRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.defaultTextRect(forBounds: bounds)
    let start = min(textStart + tokensWidth, max(textStart, rect.width - 7))
    return rect.inset(
      by: UIEdgeInsets(top: 0, left: isRightToLeft ? 7 : start, bottom: 0, right: isRightToLeft ? start : 7))
  }
}

/// A term of a search before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
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
