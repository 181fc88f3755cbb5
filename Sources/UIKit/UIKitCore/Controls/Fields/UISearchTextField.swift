public import Foundation
internal import TextLayout
internal import UIFoundation
public import UIGraphics

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

  /// Indicates whether the field is in a toolbar, whose glass is its background.
  ///
  /// As the bar's height is fixed, the text does not grow beyond the largest ordinary size.
  final var isInToolbar = false {
    didSet {
      maximumContentSizeCategory = isInToolbar ? .extraExtraExtraLarge : nil
      contentDidChange()
    }
  }

  /// The picture in place of the magnifying glass; nil for the latter.
  final var icon: UIImage? {
    didSet { contentDidChange() }
  }
  /// The size of the picture or of the magnifying glass, in points.
  private var iconSize: CGSize { icon?.size ?? CGSize(width: 14 * textScale, height: 14 * textScale) }

  /// The distance from the leading edge to the magnifying glass, in points.
  private var margin: CGFloat { isInToolbar ? 14 : 9 }

  /// Returns the height of a line beyond that at the default text size, in points.
  ///
  /// The traits are those of the bar, which the field gets later.
  func extraTextHeight(for traits: UITraitCollection) -> CGFloat {
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
    let size = iconSize
    let x = isRightToLeft ? bounds.maxX - margin - size.width : bounds.minX + margin
    let frame = CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    if let icon {
      icon.draw(in: frame)
    } else {
      ControlMark.magnifier.draw(in: frame, color: .secondaryLabel, lineWidth: 1.6 * textScale)
    }
    if !tokens.isEmpty { drawTokens() }
    super.drawContent()
  }

  // MARK: Tokens

  // Metrics in points. They are estimates.
  private var textStart: CGFloat { margin + 7 + iconSize.width }
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
